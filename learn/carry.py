#!/usr/bin/env python3
"""Carries a net over to another layout of features, so that a training can go on from it.

    old/astrarium learn gaia --games 1 -o old.bin
    new/astrarium learn gaia --games 1 --net none -o new.bin
    python3 learn/carry.py crates/gaia/learnt old.bin.json new.bin.json carried
    python3 learn/train.py gaia --from carried --work training/gaia

What a feature meant stands by its name: one that is still there keeps its weights, a new one begins with none, and one that has
gone is forgotten. The two files beside the rows say which features the old and the new program have.
"""

import argparse
import json
import pathlib
import re
import tomllib

import numpy

from train import FIRST, hash_of


def features_of(path):
    about = json.loads(path.read_text())
    return about["columns"][FIRST + len(about["parts"]) :], about["layout"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ["net", "old", "new", "output"]:
        parser.add_argument(name, type=pathlib.Path)
    args = parser.parse_args()
    (old, _), (new, layout) = features_of(args.old), features_of(args.new)
    text, data = (args.net / "value.toml").read_text(), (args.net / "value.bin").read_bytes()
    manifest = tomllib.loads(text)
    if manifest["features"] != len(old):
        raise SystemExit(f"the net in {args.net} has {manifest['features']} features, {args.old} has {len(old)}")
    units = manifest["hidden"][0]
    weights = numpy.frombuffer(data, "<i2", len(old) * units).reshape(len(old), units)
    known = dict(zip(old, weights))
    nothing = numpy.zeros(units, "<i2")
    carried = numpy.stack([known.get(name, nothing) for name in new]).tobytes() + data[weights.nbytes :]
    for key, value in {"layout": layout, "features": len(new), "hash": f'"{hash_of(carried)}"'}.items():
        text = re.sub(rf"^{key} = .*$", f"{key} = {value}", text, flags=re.MULTILINE)
    args.output.mkdir(parents=True, exist_ok=True)
    (args.output / "value.bin").write_bytes(carried)
    (args.output / "value.toml").write_text(text)
    print(f"{len(set(old) & set(new))} features kept, {len(set(new) - set(old))} new, {len(set(old) - set(new))} gone")


if __name__ == "__main__":
    main()
