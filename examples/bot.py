"""A bot without any library: it sits down, answers what it is asked, and tells how it ended.

    python3 examples/bot.py http://127.0.0.1:4100 <invitation or key of a seat> Robot

docs/protocol.md explains every word of it.
"""

import http.client
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

house, key, name = (sys.argv[1:] + ["Robot"])[:3]


def ask(path, body=None):
    """Asks until the house has time for it. A refusal is raised as HTTPError."""
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            # An idle stream says every fifteen seconds that it is alive.
            request = urllib.request.Request(f"{house}/api{path}", data, headers)
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as refused:
            # 429: too much at once; 503: the house is busy.
            if refused.code not in (429, 503):
                raise
        except (OSError, http.client.HTTPException):
            pass  # The line broke.
        time.sleep(1)


def messages(path):
    """What the seat hears, for as long as it takes: a stream that breaks is taken up again."""
    seq = ""
    while True:
        try:
            for line in ask(path + seq):
                if not line.endswith(b"\n"):
                    break
                message = json.loads(line)
                yield message
                if message["type"] == "update":
                    seq = f"&seq={message['seq']}"
        except (TimeoutError, ConnectionError, http.client.HTTPException):
            pass  # Broken; what was missed comes with the next one.
        time.sleep(1)


def decide(choice):
    """Any option of a choice of one; elsewhere what is taken when nothing else is said."""
    # What stands aside, as giving up does, is for people.
    options = [option["id"] for option in choice["options"] if not option.get("aside")]
    return random.choice(options) if choice["kind"] == "one" and options else choice["fallback"]


opened = json.load(ask("/keys", {"key": key}))
table, seat = opened["table"], opened.get("seat")
if opened["kind"] != "seat":
    wish = {"invite": key, "name": name, "entropy": secrets.token_hex(16)}
    seated = json.load(ask(f"/tables/{table}/seats", wish))
    seat, key = seated["seat"], seated["key"]
    print(f"{name} sits on seat {seat}; with this key it can go on: {key}", flush=True)


def act(**what):
    """Does something. If the table has gone on meanwhile, the next message says to where."""
    try:
        ask(f"/tables/{table}/acts", {"seat": seat, "act": {"id": secrets.token_hex(16), **what}})
    except urllib.error.HTTPError as refused:
        error = json.load(refused)["error"]
        if error["code"] not in ("stale", "over", "paused"):
            print(error, file=sys.stderr)


for message in messages(f"/tables/{table}/stream?seat={seat}"):
    face, seen = message.get("face", {}), message.get("seen", {})
    if face.get("status") == "closed":
        print("The host has closed the table.")
        break
    question = face.get("question", {"from": []})
    if seat in question["from"] and seat not in question["agreed"]:
        act(kind="consent", question=question["seq"], agree=True)
    # Others wait for it; when all are ready, it is told again what is to be answered.
    if "pause" in message:
        act(kind="ready", round=message["pause"]["round"])
    if "outcome" in seen:
        print("The match is over:", json.dumps(seen["outcome"]))
        break
    # If more than one is open, the update that this answer brings asks again for the rest.
    for choice in seen.get("choices", [])[:1]:
        act(kind="answer", choice=choice["name"], answer=decide(choice))
