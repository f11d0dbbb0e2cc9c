#!/usr/bin/env python3
"""A program that plays Provincia over the network: Big Money, with Python's standard library alone.

    export PROVINCIA_TOKEN=...            # made on the page of your account
    python3 provincia_bot.py --against easy
    python3 provincia_bot.py --join https://example.org/table/abcdefghijklmnop
    python3 provincia_bot.py --open --games 10

The whole interface is described in docs/bot-api.md. To write your own, change `answer` in big_money.py, which plays in
the lab with the same judgement.
"""

import argparse
import http.client
import json
import os
import re
import sys
import time
import urllib.error
import urllib.request

from big_money import answer

# The server sends an empty line every 15 seconds: after as long as this the connection is lost.
SILENCE = 40
LONGEST_WAIT = 30

# ----------------------------------------------------------------------------------- how it talks to a server


class Refused(Exception):
    """The server understood and said no."""

    def __init__(self, status, problem):
        super().__init__(f"{status} {problem.get('code')}: {problem.get('message')}")
        self.status = status
        self.code = problem.get("code")


# What goes wrong on the way and may go right the next time.
LOST = (OSError, http.client.HTTPException, json.JSONDecodeError)


class Server:
    def __init__(self, url, token):
        self.url = url.rstrip("/")
        self.token = token

    def open(self, method, path, body=None, timeout=30):
        data = None if body is None else json.dumps(body).encode()
        headers = {"authorization": f"Bearer {self.token}"}
        if data is not None:
            headers["content-type"] = "application/json"
        request = urllib.request.Request(self.url + path, data=data, headers=headers, method=method)
        try:
            return urllib.request.urlopen(request, timeout=timeout)
        except urllib.error.HTTPError as error:
            if error.code >= 500:
                raise
            try:
                problem = json.loads(error.read())
            except ValueError:
                problem = {}
            raise Refused(error.code, problem) from None

    def ask(self, method, path, body=None):
        """A request whose reply is JSON. Who is told to slow down does."""
        while True:
            try:
                with self.open(method, path, body) as response:
                    return json.load(response)
            except Refused as refused:
                if refused.status != 429 or refused.code != "too-fast":
                    raise
                time.sleep(1)

    def lines(self):
        """What the stream says; ends when the connection does."""
        with self.open("GET", "/api/programs/stream", timeout=SILENCE) as stream:
            for line in stream:
                yield json.loads(line) if line.strip() else None


class Player:
    def __init__(self, server, options):
        self.server = server
        self.options = options
        self.playing = set()
        self.done = 0
        self.has_begun = False

    def run(self):
        wait = 1
        while not self.is_finished():
            try:
                for line in self.server.lines():
                    wait = 1
                    if line is None:
                        self.after_silence()
                    else:
                        self.hear(line)
                    if self.is_finished():
                        return
                say("The server has ended the stream.")
            except LOST as error:
                say(f"The connection is lost ({error}).")
            say(f"Trying again in {wait} s.")
            time.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    def is_finished(self):
        return 0 < self.options.games <= self.done

    def after_silence(self):
        """An empty line comes first on every stream, so this is where a new connection begins."""
        if not self.has_begun:
            self.has_begun = True
            if self.options.join:
                table = re.search(r"[a-z2-7]{16}(?![a-z2-7])", self.options.join)
                if table is None:
                    sys.exit(f"There is no table's id in {self.options.join}.")
                self.sit_down(table.group())
            else:
                self.make_table()
        # A game that ended while nobody listened is not told of again.
        for table in list(self.playing):
            self.note(self.server.ask("GET", f"/api/tables/{table}"))

    def make_table(self):
        opponent = {"bot": self.options.against} if self.options.against else "person"
        access = "open" if self.options.open else "link"
        kingdom = {"by": "text", "text": self.options.kingdom} if self.options.kingdom else {"by": "random"}
        table = self.server.ask("POST", "/api/tables",
                                {"seats": ["person", opponent], "kingdom": kingdom, "access": access})
        self.playing.add(table["id"])
        say(f"{table['id']}: made, {', '.join(table['kingdom'])}")

    def sit_down(self, table):
        self.server.ask("POST", f"/api/tables/{table}/join", {})
        self.playing.add(table)
        say(f"{table}: sat down")

    def hear(self, line):
        kind = line["type"]
        if kind == "table":
            self.note(line["table"])
        elif kind == "decision":
            self.do("/api/programs/answers",
                    {"table": line["table"], "seq": line["seq"], "picks": answer(line)})
        elif kind == "consent":
            # Whoever plays against a program may change their mind.
            self.do("/api/programs/consents", {"table": line["table"], "seq": line["seq"], "yes": True})
        elif kind == "away":
            self.do(f"/api/tables/{line['table']}/back", {})

    def do(self, path, body):
        try:
            self.server.ask("POST", path, body)
        except Refused as refused:
            # The game has gone on meanwhile: what counts now is in one of the next lines.
            if refused.status != 409:
                raise
            if refused.code not in ("stale", "over", "not-away", "no-request"):
                say(f"{refused} -- {json.dumps(body)}")

    def note(self, table):
        """How a table stands now."""
        name = table["id"]
        if table["status"] == "running" and name not in self.playing:
            self.playing.add(name)
        if table["status"] in ("over", "closed") and name in self.playing:
            self.playing.discard(name)
            self.done += 1
            say(f"{name}: {result_of(table)}")
            if not self.is_finished() and not self.options.join:
                self.make_table()
        if table["next"] and self.options.join and not self.is_finished() and table["next"] not in self.playing:
            self.sit_down(table["next"])


def result_of(table):
    if table["result"] is None:
        return "closed"
    own, points = table["you"], table["result"]["points"]
    winners = table["result"]["winners"]
    outcome = "lost" if own not in winners else "won" if len(winners) == 1 else "drawn"
    others = [str(point) for seat, point in enumerate(points) if seat != own]
    return f"{outcome}, {points[own]} to {' and '.join(others)}"


def say(text):
    print(text, flush=True)


def main():
    parser = argparse.ArgumentParser(description="Plays Big Money on a Provincia server.")
    parser.add_argument("--url", default="http://localhost:3000", help="where the server is")
    parser.add_argument("--token", default=os.environ.get("PROVINCIA_TOKEN"), help="or PROVINCIA_TOKEN")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--against", metavar="LEVEL", help="play against one of the server's bots: easy, normal")
    what.add_argument("--join", metavar="LINK", help="sit down at this table, and then at its rematches")
    what.add_argument("--open", action="store_true", help="make tables that anybody may find and join")
    what.add_argument("--link", action="store_true", help="make tables whose link you pass on")
    parser.add_argument("--kingdom", metavar="NAMES", help="ten names with commas between them; else at random")
    parser.add_argument("--games", type=int, default=1, help="stop after so many; 0: never")
    options = parser.parse_args()
    if not options.token:
        sys.exit("A token is needed: make one on the page of your account and put it into PROVINCIA_TOKEN.")
    try:
        Player(Server(options.url, options.token), options).run()
    except Refused as refused:
        sys.exit(str(refused))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
