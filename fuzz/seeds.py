#!/usr/bin/env python3
"""Writes inputs to begin from into corpus/, made from the games in the tests and the files of the program.

    cargo build --release            # the program makes exports of the games
    python3 fuzz/seeds.py
"""

import gzip
import json
import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ["gaia", "phoenix", "planetformers", "kepler"]
PROGRAM = ROOT / "target/release/astrarium"
POSITIONS = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]

REQUESTS = """\
ada GET /
ben GET /t/{0}
ada POST /t/{0}/draft seq=1&mode=play&as=&draft=&do=take pass
ada POST /t/{1}/draft seq=2&mode=play&as=1&draft=end;end&do=confirm
ada POST /t/{2}/draft seq=5&mode=plan&as=2&draft=pass&do=undo
ada POST /t/{3}/draft seq=5&rev=2&mode=plan&as=2&draft=pass&do=show
ada GET /t/{3}/sync?seq=0&rev=0&mode=play&as=&draft=&whole=1
ada GET /t/{0}/ask?seq=1&mode=play&as=&draft=&place=0,0
eve GET /t/{1}/events
ada POST /t/{0}/order seq=1&mode=play&as=&draft=&order=leech&value=2
ada POST /t/{0}/pace pace=slow
ada POST /t/{1}/back seq=3
ada POST /t/{2}/say words=hello&phrase=
ada POST /t/{2}/note note=mine
ada GET /t/{3}/log
ada GET /t/{3}/export?compact=1
ada GET /t/{0}/replay?at=3&as=1
ada GET /t/{0}/replay/step?at=3&seq=4&rev=1
ada GET /t/{0}/on?at=3
ada POST /t/{0}/on at=3&name=Ada&players=2&seat-1=me&seat-2=bot-medium&style-2=
ada POST /new/gaia name=Ada&players=3&seat-1=me&seat-2=bot-hard&seat-3=invite&option-map=small&clock=turn-86400&replaces=on&open=on&hints=on
ben POST /new/phoenix name=Ben&players=4&seat-1=me&seat-2=here&name-2=Cy&seat-3=bot-novice&seat-4=invite&shuffle=on
ben GET /new/planetformers?like={2}&bot=hard
ben POST /new/kepler/quick bot=novice
ben POST /t/{0}/seat seat=2&bot=novice
ben POST /t/{0}/leave bot=novice
ada POST /t/{0}/hand-over seat=2&bot=medium
ada POST /t/{1}/delete
ada POST /t/{1}/block who=2&off=1
ben POST /join/abcdefghijklmnop name=Ben
ada POST /import --x\\r\\nContent-Disposition: form-data; name="text"\\r\\n\\r\\nastrarium = 2\\r\\n--x--
ada GET /results?game=gaia&players=2&part=1
ada GET /results/sheets?game=gaia&at=1
ada GET /results.csv?game=kepler
ada GET /results.json
ada POST /account/sign-up name=Ada&sign_in=ada&password=correcthorse&ratings=on
ada POST /account/sign-in sign_in=ada&password=correcthorse&take=on
ada POST /account/recover sign_in=ada&code=AAAA-BBBB&new=correcthorse
ada POST /account/password old=correcthorse&new=batterystaple
ada POST /account/recovery code_password=correcthorse
ada POST /account/webhook webhook=https://example.org/hook
ada POST /account/shows ratings=on&results=on
ada POST /account/end session=0
ada POST /account/delete delete_password=correcthorse
ada POST /tokens label=bot&scope=play
ada POST /prefs lang=de&theme=dark&back=/
ada GET /rules/gaia?lang=de&q=mine
ada GET /learn/kepler?part=3
ada GET /ladder/gaia?part=2
ada GET /api/v1/me
ada GET /api/v1/games/gaia/rules?lang=de
ada POST /api/v1/tables {"game":"gaia","name":"Ada","seats":[{"who":"me"},{"who":"bot","level":"novice","style":"settler"}],"options":{"map":"small"},"clock":{"time":"turn-86400","replaces":true}}
ada GET /api/v1/tables/{0}?as=1&draft=&plan=true
ada GET /api/v1/tables/{0}/positions/3?as=1
ada GET /api/v1/tables/{0}/moves?as=1
ada GET /api/v1/tables/{0}/check?move=pass&as=1&draft=end&plan=false
ada GET /api/v1/tables/{0}/things?place=0,0&as=1
ada POST /api/v1/tables/{0}/moves {"seq":3,"moves":["pass"],"as":1}
ada POST /api/v1/tables/{0}/back {"seq":3}
ada POST /api/v1/tables/{0}/bots {"seat":2,"level":"novice"}
ada POST /api/v1/tables/{0}/leave {"level":"novice"}
ada GET /api/v1/tables/{0}/events?from=0
eve GET /api/v1/tables/{0}/stream?from=2&as=1
ada POST /api/v1/tables/{0}/talk {"words":"hello","phrase":null}
ada PUT /api/v1/tables/{0}/note {"note":"mine"}
ada PUT /api/v1/tables/{0}/orders {"seat":1,"order":"leech","value":"2"}
ada PUT /api/v1/tables/{0}/pace {"pace":"slow"}
ada DELETE /api/v1/tables/{0}
ada POST /api/v1/invitations/abcdefghijklmnop {"name":"Ada"}
ada POST /api/v1/studies {"text":"astrarium = 2"}
ada POST /api/v1/tables/{0}/on {"at":2,"name":"Ada","seats":[{"who":"me"}]}
ada GET /api/v1/results?game=gaia
ada GET /api/openapi.json
""".splitlines()


def write(target, name, content):
    folder = ROOT / "fuzz/corpus" / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())


def place(game, position):
    return bytes([GAMES.index(game)]) + position.to_bytes(2, "little")


def cut(log, moves):
    header, rest = log.split("\n---\n", 1)
    return header + "\n---\n" + "".join(line + "\n" for line in rest.splitlines()[:moves])


def of_logs():
    for game in GAMES:
        for path in sorted((ROOT / f"crates/{game}/tests/fixtures").glob("*.log")):
            log, name = path.read_text(), f"{game}-{path.stem}"
            exported = subprocess.run([PROGRAM, "export", path], capture_output=True, text=True, check=True).stdout
            export = json.loads(exported)
            moves = export["moves"]
            for index, position in enumerate(POSITIONS):
                some = moves[index * len(moves) // 12 :][:12]
                write("notation", f"{name}-{index}", place(game, position) + "\n".join(move["notation"] for move in some).encode())
                write("moves_json", f"{name}-{index}", place(game, position) + "\n".join(json.dumps(move["move"]) for move in some).encode())
            setup = re.search(r"\[setup\]\n(.*?)---\n", log, re.S)[1]
            write("setups", name, bytes([GAMES.index(game)]) + setup.encode())
            for length in (0, 3, 20, 60, 200):
                write("logs", f"{name}-{length}", cut(log, length))
                short = {key: export[key] for key in ("format", "game", "rules", "data", "seed", "setup")}
                short["moves"] = [{"seat": move["seat"], "notation": move["notation"]} for move in moves[:length]]
                write("imports", f"{name}-{length}.json", json.dumps(short, indent=1))
                write("imports", f"{name}-{length}.log", cut(log, length))
                write("imports", f"{name}-{length}.gz", gzip.compress(cut(log, length).encode()))
    for path in (ROOT / "crates/boardgamers/tests/fixtures/recorded").glob("*.jsonl.gz"):
        for number, line in enumerate(gzip.open(path, "rt")):
            if number < 3:
                write("imports", f"{path.stem}-{number}", line)


def of_components():
    """Every number and every word of the files, changed."""
    for game in GAMES:
        source = (ROOT / f"crates/{game}/src/catalogue/mod.rs").read_text()
        source = re.search(r"FILES: &(?:'static )?\[\((?:.|\n)*?\]\s*=\s*&\[((?:.|\n)*?)\];", source)[1]
        for number, name in enumerate(re.findall(r'\("([a-z_]+\.toml)"', source)):
            content = (ROOT / f"crates/{game}/data/{name}").read_bytes()
            for index, match in enumerate(re.finditer(rb"-?\b\d+\b|\"[^\"\n]*\"|true|false", content)):
                at = match.start() % (len(content) + 1)
                if at > 0xFFFF or len(match[0]) > 0xFF:
                    continue
                new = [b"0", b"1", b"9", b"-1", b"200", b'""', b"[]"][index % 7]
                change = at.to_bytes(2, "little") + bytes([len(match[0]), len(new)]) + new
                write("components", f"{game}-{name}-{index}", bytes([GAMES.index(game), number]) + change)


def of_words():
    """Words of all games, for the option -dict."""
    words = set()
    for game in GAMES:
        for path in (ROOT / f"crates/{game}/data").glob("*.toml"):
            tomllib.loads(path.read_text())
            words |= set(re.findall(r'"([a-z0-9_-]{2,30})"|^([a-z0-9_]+) =', path.read_text(), re.M))
        words |= {(word, "") for word in re.findall(r'"([a-z_]{2,20})"', (ROOT / f"crates/{game}/src/notation.rs").read_text())}
    lines = sorted({f'"{a or b}"' for a, b in words})
    (ROOT / "fuzz/corpus/words.dict").write_text("\n".join(lines) + "\n")


def of_requests():
    for index, line in enumerate(REQUESTS):
        write("requests", f"{index}", line)
        write("requests", f"{index}-more", "\n".join(REQUESTS[index : index + 5]))


of_logs()
of_components()
of_requests()
of_words()
