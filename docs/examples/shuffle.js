// The program of docs/shuffle.md for Node.js: node shuffle.js SEED
const sha = (text) => require("crypto").createHash("sha256").update(text).digest();
const seed = process.argv[2];
let block = 0;
function* numbers() {
  for (;;) {
    const digest = sha(`${seed}:${block++}`);
    for (let i = 0; i < 32; i += 4) yield digest.readUInt32BE(i);
  }
}
function below(b, stream) {
  const { value } = stream.next();
  return value < 2 ** 32 - (2 ** 32 % b) ? value % b : below(b, stream);
}
const beginner = below(2, numbers()), stream = numbers();
const deck = [..."YBWGR"].flatMap((c) => "W W W 2 3 4 5 6 7 8 9 10".split(" ").map((n) => c + n));
for (let i = deck.length - 1; i > 0; i--) {
  const j = below(i + 1, stream);
  [deck[i], deck[j]] = [deck[j], deck[i]];
}
const hand = (seat) => deck.slice(8 * seat - 8, 8 * seat).sort().join(" ");
console.log(`${sha(seed).toString("hex")} seat ${beginner + 1} begins\nseat 1: ${hand(1)}\nseat 2: ${hand(2)}`);
console.log("pile:", deck.slice(16).reverse().join(" "));
