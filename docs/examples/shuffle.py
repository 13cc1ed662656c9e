# The program of docs/shuffle.md: python shuffle.py SEED
import sys
from hashlib import sha256

seed, block = sys.argv[1], 0


def numbers():
    global block
    while True:
        digest, block = sha256(f"{seed}:{block}".encode()).digest(), block + 1
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))


def below(b, stream):
    return next(v for v in stream if v < 2**32 - 2**32 % b) % b


beginner = below(2, numbers())
deck, stream = [c + n for c in "YBWGR" for n in "W W W 2 3 4 5 6 7 8 9 10".split()], numbers()
for i in range(len(deck) - 1, 0, -1):
    j = below(i + 1, stream)
    deck[i], deck[j] = deck[j], deck[i]
print(sha256(seed.encode()).hexdigest(), "seat", beginner + 1, "begins")
print("seat 1:", *sorted(deck[:8]), "\nseat 2:", *sorted(deck[8:16]), "\npile:", *deck[:15:-1])
