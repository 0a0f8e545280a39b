#!/usr/bin/python3
"""The server's WebSocket against Debian's python3-websockets. client_websockets.py PORT"""
import asyncio
import json
import sys

import websockets

ADDRESS = f"ws://127.0.0.1:{sys.argv[1]}/ws"
PATIENCE = 20


async def opened():
    ws = await websockets.connect(ADDRESS, max_size=None, compression="deflate")  # offered, and not taken
    assert ws.extensions == [], ws.extensions
    assert json.loads(await ws.recv())["type"] == "welcome"
    return ws


def ping(number, padding=0):
    return json.dumps({"type": "ping", "id": number}) + " " * padding


async def one_frame_and_many():
    ws = await opened()
    await ws.send(ping(1))
    assert json.loads(await ws.recv())["re"] == 1

    async def parts():
        for i, letter in enumerate(ping("é€😀")):
            yield letter
            if i == 3:
                await (await ws.ping(b"in between"))
    await ws.send(parts())
    assert json.loads(await ws.recv())["re"] == "é€😀"
    await ws.close()


async def pings_and_pongs():
    ws = await opened()
    for payload in (b"", b"x" * 125, bytes(range(125))):
        await (await ws.ping(payload))
    await ws.pong(b"nobody asked")
    await ws.send(ping(2))
    assert json.loads(await ws.recv())["re"] == 2
    await ws.close()


async def every_length():
    ws = await opened()
    for padding in (0, 90, 98, 99, 100, 101, 3000, 30000):
        await ws.send(ping(padding, padding))
        assert json.loads(await ws.recv())["re"] == padding
    await ws.close()


async def close_codes():
    for code in (1000, 1001, 1011, 3000, 4999):
        ws = await opened()
        await ws.close(code, "gone – for now")
        assert ws.close_code == code, (code, ws.close_code)


async def what_is_not_taken():
    for code, message in ((1003, b"binary"), (1009, "x" * (64 * 1024 + 1))):
        ws = await opened()
        await ws.send(message)
        try:
            await ws.recv()
            raise AssertionError("it was answered")
        except websockets.ConnectionClosed as closed:
            assert closed.rcvd.code == code, closed


async def closed_by_a_ping_flood():
    """Control frames are paid for as messages are."""
    ws = await opened()
    try:
        for _ in range(20_000):
            await ws.pong(b"x")
        await asyncio.wait_for(ws.wait_closed(), PATIENCE)
    except websockets.ConnectionClosed:
        pass
    assert ws.close_code == 1008, ws.close_code


async def main():
    tests = (one_frame_and_many, pings_and_pongs, every_length, close_codes, what_is_not_taken, closed_by_a_ping_flood)
    for test in tests:
        await asyncio.wait_for(test(), 2 * PATIENCE)
    print(f"  python3-websockets: {len(tests)} conversations")


asyncio.run(main())
