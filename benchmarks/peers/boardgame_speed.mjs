// boardgame.io: random matches of a small game of placing, without a window. One line of JSON.
//
// node benchmarks/peers/boardgame_speed.mjs SECONDS
import { createRequire } from "node:module";

const { Client } = createRequire(import.meta.url)("boardgame.io/client");

const SIDE = 6;
const lines = [];
for (let row = 0; row < SIDE; row++)
  for (let column = 0; column < SIDE; column++)
    for (const [down, right] of [[0, 1], [1, 0], [1, 1], [1, -1]]) {
      const cells = [0, 1, 2, 3].map((step) => [row + down * step, column + right * step]);
      if (cells.every(([r, c]) => r >= 0 && r < SIDE && c >= 0 && c < SIDE)) lines.push(cells.map(([r, c]) => r * SIDE + c));
    }

const game = {
  setup: () => ({ cells: Array(SIDE * SIDE).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (lines.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const seconds = Number(process.argv[2]);
let steps = 0;
const began = process.cpuUsage();
const used = () => { const now = process.cpuUsage(began); return (now.user + now.system) / 1e6; };
while (used() < seconds) {
  const client = Client({ game, numPlayers: 2, debug: false });
  let state = client.getState();
  while (state.ctx.gameover === undefined) {
    const free = [];
    state.G.cells.forEach((cell, index) => { if (cell === null) free.push(index); });
    client.moves.place(free[Math.floor(Math.random() * free.length)]);
    state = client.getState();
    steps++;
  }
}
console.log(JSON.stringify({ peer: "boardgame.io", game: "four in a row on 6x6", steps_a_cpu_second: Math.round(steps / used()) }));
