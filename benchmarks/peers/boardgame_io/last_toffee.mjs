// The template's game (src/sweetbox/games/_template), written for boardgame.io: a jar of toffees, take one or roll for more.

const TOFFEES = 21;
const FACES = [1, 1, 2, 2, 3, 5];

const take = (G, ctx, toffees) => {
  G.jar -= toffees;
  G.taken[ctx.currentPlayer] += toffees;
};

export const game = {
  name: "last_toffee",
  setup: ({ ctx, random }) => ({
    jar: TOFFEES,
    taken: Array(ctx.numPlayers).fill(0),
    rolls: Array(ctx.numPlayers).fill(0),
    first: random.Die(ctx.numPlayers) - 1,
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  moves: {
    take: ({ G, ctx }) => take(G, ctx, 1),
    roll: {
      move: ({ G, ctx, random }) => {
        if (G.jar === 1) return "INVALID_MOVE";
        G.rolls[ctx.currentPlayer] += 1;
        take(G, ctx, Math.min(FACES[random.Die(FACES.length) - 1], G.jar));
      },
      client: false, // only the server knows what the die shows
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.jar > 0) return undefined;
    const points = G.taken.map((toffees, seat) => (String(seat) === ctx.currentPlayer ? 0 : toffees)); // the last one sticks
    const beats = (one, other) => points[one] > points[other] || (points[one] === points[other] && G.rolls[one] < G.rolls[other]);
    const ranks = points.map((_, seat) => 1 + points.filter((__, other) => beats(other, seat)).length);
    return { points, ranks };
  },
};
