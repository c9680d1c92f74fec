#!/usr/bin/env python3
"""Trains what the bots know about a game: self-play, a few epochs, and again.

    cargo build --release
    python3 learn/train.py gaia --minutes 30 --work training/gaia

Every generation lets `astrarium learn` play games with the newest net, adds their rows to a window of the last
generations, trains the net on them while the next games are played, and writes it as whole numbers: `value.toml` and `value.bin` in the folder of work,
which the program reads with `--net`, and which belong into `crates/GAME/learnt/`. Needs PyTorch and blake3 (or b3sum);
a processor is enough, a graphics card is faster. Stopped and started again with the same folder, it goes on.
"""

import argparse
import json
import pathlib
import shlex
import subprocess
import time
import tomllib

import numpy
import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

UNIT_PLACES, WEIGHT_PLACES, TOP = 9, 10, 8.0  # as in crates/bots/src/net.rs
HEADS = ["points", "lead", "victory"]
FIRST = 9  # columns before the parts of the score
WARMING_UP = 200  # steps


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="the folder of nets and rows")
    parser.add_argument("--astrarium", default="target/release/astrarium", help="the program, with words before it if need be")
    parser.add_argument("--minutes", type=float, default=30, help="no generation begins after so many minutes")
    parser.add_argument("--seconds", type=float, default=30, help="how long a generation plays, roughly, after a few shorter ones; 0: as many games as the first")
    parser.add_argument("--first-games", type=int, default=600, help="games of the first generation")
    parser.add_argument("--from", dest="start", type=pathlib.Path, help="a folder with a net to go on from")
    parser.add_argument("--play", action="append", help="more options for `astrarium learn`; given several times, generations take turns")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, nargs=2, default=[256, 64])
    parser.add_argument("--window", type=int, default=5, help="generations that are learnt from")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning; towards the end it falls to a tenth")
    parser.add_argument("--memory", type=float, default=400, help="steps of learning that the running mean of the weights goes back")
    parser.add_argument("--trust", type=float, nargs=2, default=[0.9, 0.75], help="of an outcome, against the values on the way there: at first and in the end")
    parser.add_argument("--unit", type=int, default=10, help="what the heads count in, in points")
    parser.add_argument("--threads", type=int, default=0, help="threads of PyTorch")
    return parser.parse_args()


class Value(nn.Module):
    """Two layers cut off at 0 and TOP, and a head for everything that is foretold."""

    def __init__(self, features, hidden, heads, scale):
        super().__init__()
        self.register_buffer("scale", scale)
        self.one = nn.Linear(features, hidden[0])
        self.two = nn.Linear(hidden[0], hidden[1])
        self.out = nn.Linear(hidden[1], heads)

    def forward(self, rows):
        units = self.one(rows.float() / self.scale).clamp(0, TOP)
        return self.out(self.two(units).clamp(0, TOP))


def read(folder, net, about, args):
    """Takes the weights of a net that was written as whole numbers: what was rounded away is soon learnt again."""
    manifest = tomllib.loads((folder / "value.toml").read_text())
    rest = (folder / "value.bin").read_bytes()
    wanted = {"layout": about["layout"], "heads": HEADS + about["parts"], "hidden": args.hidden, "unit": args.unit}
    if any(manifest[key] != value for key, value in wanted.items()):
        raise SystemExit(f"the net in {folder} cannot be gone on from: it would have to have {wanted}")

    def numbers(like, kind, places):
        nonlocal rest
        values = numpy.frombuffer(rest, kind, like.numel())
        rest = rest[values.nbytes :]
        return torch.from_numpy(values.astype("f4") / 2**places).to(like.device)

    after = UNIT_PLACES + WEIGHT_PLACES
    with torch.no_grad():
        one = numbers(net.one.weight, "<i2", manifest["places"]).reshape(net.one.in_features, -1)
        net.one.weight.copy_(one.T * net.scale)
        net.one.bias.copy_(numbers(net.one.bias, "<i4", manifest["places"]))
        for layer in (net.two, net.out):
            layer.weight.copy_(numbers(layer.weight, "<i2", WEIGHT_PLACES).reshape(layer.weight.shape))
            layer.bias.copy_(numbers(layer.bias, "<i4", after))


class Rows:
    """The rows of a generation, ordered by game and seat."""

    def __init__(self, path, device):
        about = json.loads(pathlib.Path(f"{path}.json").read_text())
        table = numpy.fromfile(path, dtype="<i2").reshape(-1, len(about["columns"]))
        game = table[:, 0].astype(numpy.uint16).astype(numpy.int64) | table[:, 1].astype(numpy.int64) << 16
        order = numpy.argsort(game * 8 + table[:, 2], kind="stable")
        table, whose = table[order], (game * 8 + table[:, 2])[order]
        # How many rows of the same seat follow.
        last = numpy.append(whose[1:] != whose[:-1], True)
        ends = numpy.flatnonzero(last)
        self.to_come = torch.from_numpy(ends[numpy.searchsorted(ends, numpy.arange(len(whose)))] - numpy.arange(len(whose)))
        parts = len(about["parts"])
        table = torch.from_numpy(table)
        self.now = table[:, 3:5].to(device).float()
        self.final = table[:, 5:8].to(device).float()
        self.best = table[:, 8].to(device).float()
        self.parts = table[:, FIRST : FIRST + parts].to(device).float()
        self.features = table[:, FIRST + parts :].contiguous().to(device)
        self.to_come = self.to_come.to(device)

    def targets(self, net, trust, unit):
        """Outcomes, drawn towards what the net expects in the positions on the way there, and which of them count: nothing
        that was only tried says anything about the positions before it."""
        goal = self.final.clone()
        goal[:, 2] /= 12
        # Whether the next decision was meant well, and whether all decisions to come were.
        free, clean = torch.ones(2, len(goal), device=goal.device)
        if net is not None:
            with torch.no_grad():
                said = torch.cat([net(chunk)[:, :3] for chunk in self.features.split(65536)])
            said[:, :2] = said[:, :2] * unit + self.now
            said[:, 2] = said[:, 2].sigmoid()
            for step in range(1, int(self.to_come.max()) + 1):
                at = (self.to_come == step).nonzero()[:, 0]
                free[at] = self.best[at + 1]
                clean[at] = clean[at + 1] * free[at]
                later = trust * goal[at + 1] + (1 - trust) * said[at + 1]
                goal[at] = torch.where(free[at, None] > 0, later, said[at])
        goal[:, :2] = (goal[:, :2] - self.now) / unit
        return torch.cat([goal, self.parts / unit, free[:, None], clean[:, None]], 1)


def loss_of(said, goal):
    """Squares, because means are wanted: what seldom pays but then pays much would be worth nothing to the median."""
    free, clean = goal[:, -2:].T
    goal = goal[:, :-2]
    square = (said - goal).square()
    victory = nn.functional.binary_cross_entropy_with_logits(said[:, 2], goal[:, 2], reduction="none")
    own = square[:, 0] + 0.25 * square[:, 1] + 0.2 * victory
    return (free * own).mean() + 0.3 * (clean * square[:, 3:].mean(1)).mean()


class Learner:
    """A net that is trained, and the running mean of its weights: the mean is free of what the last few rows happened to say, so it is
    what plays, what draws targets and what is written."""

    def __init__(self, net, args):
        self.net, self.args = net, args
        self.mean = AveragedModel(net, multi_avg_fn=get_ema_multi_avg_fn(1 - 1 / args.memory))
        self.optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-3)
        self.steps = 0

    def state(self):
        return {"net": self.net.state_dict(), "mean": self.mean.state_dict(), "optimiser": self.optimiser.state_dict(), "steps": self.steps}

    def load(self, state):
        for part in ("net", "mean", "optimiser"):
            getattr(self, part).load_state_dict(state[part])
        self.steps = state["steps"]

    def train(self, features, goals, rate):
        count, batch = len(features), self.args.batch
        total, seen = 0.0, 0
        for _ in range(self.args.epochs):
            order = torch.randperm(count, device=features.device)
            for start in range(0, count - batch + 1, batch):
                some = order[start : start + batch]
                loss = loss_of(self.net(features[some]), goals[some])
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.steps += 1
                for group in self.optimiser.param_groups:
                    group["lr"] = rate * min(1, self.steps / WARMING_UP)
                self.optimiser.step()
                self.mean.update_parameters(self.net)
                total, seen = total + float(loss.detach()), seen + 1
        return total / max(1, seen)


def hash_of(data):
    try:
        import blake3

        return blake3.blake3(data).hexdigest()
    except ImportError:
        return subprocess.run(["b3sum", "--no-names"], input=data, capture_output=True, check=True).stdout.decode().strip()


def write(net, about, args, training):
    """Writes the net as whole numbers."""
    first = (net.one.weight / net.scale).detach().cpu().double()
    places = 14
    while places > UNIT_PLACES and float(first.abs().max()) * 2**places > 32767:
        places -= 1

    def small(weights, by):
        return numpy.clip(numpy.rint(weights.detach().cpu().double().numpy() * 2**by), -32767, 32767).astype("<i2").tobytes()

    def large(bias, by):
        return numpy.rint(bias.detach().cpu().double().numpy() * 2**by).astype("<i4").tobytes()

    after = UNIT_PLACES + WEIGHT_PLACES
    data = small(first.T.contiguous(), places) + large(net.one.bias, places)
    data += small(net.two.weight, WEIGHT_PLACES) + large(net.two.bias, after)
    data += small(net.out.weight, WEIGHT_PLACES) + large(net.out.bias, after)
    heads = HEADS + about["parts"]
    lines = [
        f'game = "{about["game"]}"',
        f"layout = {about['layout']}",
        f"features = {net.one.in_features}",
        f"hidden = [{net.one.out_features}, {net.two.out_features}]",
        f"heads = {json.dumps(heads)}",
        f"places = {places}",
        f"unit = {args.unit}",
        f'hash = "{hash_of(data)}"',
        "",
        "[training]",
    ]
    lines += [f"{key} = {json.dumps(value)}" for key, value in training.items()]
    folder = args.work / "net"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "value.bin").write_bytes(data)
    (folder / "value.toml").write_text("\n".join(lines) + "\n")


class Play:
    """A generation of games that the newest net plays."""

    def __init__(self, args, generation, first, games):
        self.path, self.first, self.games = args.work / f"rows-{generation % 2}.bin", first, games
        net = args.work / "net" if (args.work / "net").exists() else args.start or "none"
        command = shlex.split(args.astrarium) + ["learn", args.game, "--seed", str(args.seed), "--net", str(net)]
        command += ["--games", f"{first}..{first + games}", "--output", str(self.path)]
        command += shlex.split(args.play[generation % len(args.play)])
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def wait(self):
        if self.process.wait():
            raise SystemExit("the games could not be played")
        return json.loads(pathlib.Path(f"{self.path}.json").read_text())


def length_of(args, generation, games, seconds):
    """How many games the next generation has, from how long the last one took: the first ones are short."""
    if not args.seconds:
        return args.first_games
    return max(64, int(games / seconds * args.seconds * min(1, (generation + 3) / 12)))


def new_learner(rows, about, kept, args, device):
    """What was learnt before the training was stopped, what another net knows, or nothing yet."""
    scale = rows.features.float().std(0).clamp(min=0.5)
    net = Value(rows.features.shape[1], args.hidden, len(HEADS) + len(about["parts"]), scale).to(device)
    if kept is None and args.start:
        read(args.start, net, about, args)
    learner = Learner(net, args)
    if kept is not None:
        learner.load(kept)
    return learner


def main():
    args = arguments()
    args.play = args.play or [""]
    args.work.mkdir(parents=True, exist_ok=True)
    if args.threads:
        torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    begin, kept = time.time(), args.work / "state.pt"
    state = {"generation": 0, "games": 0, "positions": 0, "learner": None}
    if kept.exists():
        state = torch.load(kept, map_location=device, weights_only=True)
    learner, window = None, []
    playing = Play(args, state["generation"], state["games"], args.first_games)
    while playing:
        done, about, passed = playing, playing.wait(), (time.time() - begin) / (args.minutes * 60)
        state["generation"], state["games"] = state["generation"] + 1, done.first + done.games
        # While this generation is learnt from, the next one plays with what is known so far.
        games = length_of(args, state["generation"], done.games, about["seconds"])
        playing = Play(args, state["generation"], state["games"], games) if passed < 1 else None
        rows = Rows(done.path, device)
        window = (window + [rows])[-args.window :]
        known = args.start is not None or state["learner"] is not None or learner is not None
        if learner is None:
            learner = new_learner(rows, about, state["learner"], args, device)
        trust = args.trust[0] + (args.trust[1] - args.trust[0]) * min(1, passed)
        said = learner.mean.module if known else None
        goals = torch.cat([rows.targets(said, trust, args.unit) for rows in window])
        features = torch.cat([rows.features for rows in window])
        # The last generations smooth out what the first ones have found.
        loss = learner.train(features, goals, args.rate * min(1, max(0.1, 3 * (1 - passed))))
        ends = rows.final[rows.to_come == 0]
        state["positions"] += len(rows.features)
        state["learner"] = learner.state()
        keep = ("generation", "games", "positions")
        training = {key: state[key] for key in keep} | {
            "seed": args.seed, "window": args.window, "epochs": args.epochs, "rate": args.rate, "memory": args.memory,
            "trust": args.trust, "play": args.play,
        }
        if args.start:
            training["from"] = tomllib.loads((args.start / "value.toml").read_text())["hash"]
        write(learner.mean.module, about, args, training)
        torch.save(state, kept)
        print(
            f"{args.game} generation {state['generation']}: {state['games']} games, {len(features)} rows, "
            f"mean {ends[:, 0].mean():.1f}, loss {loss:.4f}, {time.time() - begin:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
