#!/usr/bin/env python3
"""A bot for Astrarium: plays a whole game of every title against a bot of the house. Standard library only.

    ASTRARIUM_TOKEN=astrarium_… python3 bot.py --server http://127.0.0.1:4242 [game …]

It picks among the legal moves with a simple rule: what brings the most for the least, and chance where that is equal.
"""

import argparse
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request


class Problem(Exception):
    """What the server says when something cannot be done (RFC 9457)."""

    def __init__(self, body):
        super().__init__(f"{body.get('status')} {body.get('code')}: {body.get('detail')}")
        self.status, self.code, self.body = body.get("status"), body.get("code"), body


class Astrarium:
    """The interface of a server, for whoever the token belongs to."""

    def __init__(self, server, token):
        self.base, self.token = server.rstrip("/") + "/api/v1", token

    def ask(self, method, path, body=None, headers=None):
        headers = {"Authorization": f"Bearer {self.token}", "Accept-Language": "en", **(headers or {})}
        data = None
        if body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        return urllib.request.Request(self.base + path, data=data, headers=headers, method=method)

    def call(self, method, path, body=None):
        while True:
            try:
                with urllib.request.urlopen(self.ask(method, path, body), timeout=60) as answer:
                    text = answer.read()
                    return json.loads(text) if text else None
            except urllib.error.HTTPError as error:
                if error.code in (429, 503):  # too fast, or the server is busy: it says when to come back
                    time.sleep(float(error.headers.get("Retry-After", "2")))
                    continue
                raise Problem(json.loads(error.read())) from None

    def stream(self, path):
        """The events of a stream, as name and data, until it ends; goes on where it was cut off."""
        last, name, lines = None, "message", []
        while True:
            headers = {"Accept": "text/event-stream", **({"Last-Event-ID": last} if last else {})}
            with urllib.request.urlopen(self.ask("GET", path, headers=headers), timeout=60) as answer:
                for line in answer:
                    field, _, value = line.decode().rstrip("\r\n").partition(":")
                    value = value.removeprefix(" ")
                    if field == "event":
                        name = value
                    elif field == "id":
                        last = value
                    elif field == "data":
                        lines.append(value)
                    elif not field and not value and lines:
                        yield name, json.loads("\n".join(lines))
                        name, lines = "message", []


def worth(choice):
    """What speaks for a choice: everything it brings, less what it costs; points count most."""
    def total(chips):
        return sum(chip["amount"] * (3 if "vp" in chip["what"] or "point" in chip["what"] else 1) for chip in chips)
    return total(choice["gain"]) - 0.5 * total(choice["price"])


def choose(choices, closing, rng):
    """One of the best few choices; a turn that can be ended is ended now and then, so that no turn goes on for ever."""
    if closing is not None and rng.random() < 0.3:
        return closing
    best = sorted(choices, key=lambda choice: (-worth(choice), rng.random()))[:3]
    return rng.choice(best)["notation"]


def play(server, game, rng):
    """Opens a table against a bot of the house and plays until the game is over."""
    seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
    table = server.call("POST", "/tables", {"game": game, "name": "Example bot", "seats": seats})["id"]
    path = f"/tables/{table}"
    server.call("PUT", f"{path}/pace", {"pace": "instant"})
    moves = 0
    for event, data in server.stream(f"{path}/stream?from=0"):
        if event != "turn":
            continue
        if data["over"]:
            break
        while data["my_turn"]:
            asked = server.call("GET", f"{path}/moves")
            if asked["seat"] is None:
                break
            move = choose(asked["choices"], asked["closing"], rng)
            try:
                now = server.call("POST", f"{path}/moves", {"seq": asked["seq"], "moves": [move]})["now"]
            except Problem as problem:
                if problem.code == "stale":  # somebody was faster: look again
                    continue
                raise
            moves += 1
            data = {"my_turn": not now["over"] and now["to_move"] == asked["seat"]}
    position = server.call("GET", path)["position"]
    totals = [player["total"] for player in position["players"]]
    print(f"{game}: over after {moves} own moves, points {totals}, winners {position['winners']}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", default="http://127.0.0.1:4242")
    parser.add_argument("--seed", type=int, default=1, help="what the bot's own chance follows from")
    parser.add_argument("games", nargs="*", help="names of games; all of them if none is named")
    args = parser.parse_args()
    token = os.environ.get("ASTRARIUM_TOKEN")
    if not token:
        sys.exit("Set ASTRARIUM_TOKEN to a token that may play; make one at /tokens.")
    server = Astrarium(args.server, token)
    for game in args.games or [game["name"] for game in server.call("GET", "/games")]:
        play(server, game, random.Random(args.seed))


if __name__ == "__main__":
    main()
