// People at boardgame.io's server, over socket.io's WebSockets: in every room so many players and somebody who looks on.
//
// node clients.mjs PORT ROOMS SEATS WARM MOVES
//
// Plays so many moves in each room and prints {"warm": true}; after a line on stdin it plays the others and prints what was seen.
// Meanwhile it prints how many moves were made. A match that is over is followed by one with a new name, which the server makes
// when the first client asks for it: its cheapest way.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

import { end } from "./end.mjs";
import { game } from "./last_toffee.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const STALLED = 60_000; // milliseconds without a move after which it is given up
const STEP = 50; // moves between two words on how far it is
const [port, rooms, seats, warm, moves] = process.argv.slice(2).map(Number);
let made = 0;

class Guest {
  constructor(room, playerID) {
    this.room = room;
    this.sent = { starts: [], others: [] };
    this.client = Client({
      game,
      numPlayers: seats,
      matchID: room.matchID,
      playerID,
      debug: false,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"], forceNew: true } }),
    });
    this.client.start();
    const { socket } = this.client.transport;
    socket.on("connect", () => socket.io.engine.on("data", (data) => this.note(data)));
    this.client.subscribe((state) => state !== null && this.see(state));
  }

  note(data) {
    if (data.includes('["sync"')) this.sent.starts.push(Buffer.byteLength(data));
    else if (data.includes('["update"')) this.sent.others.push(Buffer.byteLength(data));
  }
}

class Player extends Guest {
  fresh = false; // whether the client shows the match that it is in: until the server answers it shows the one before
  last = null; // match and turn of the move that it made last: until the server answers the client may still show that turn

  join(matchID) {
    this.fresh = false;
    this.client.updateMatchID(matchID);
  }

  note(data) {
    super.note(data);
    if (data.includes('["sync"')) this.fresh = true;
  }

  see(state) {
    const { gameover, currentPlayer } = state.ctx;
    if (this.fresh && gameover === undefined && currentPlayer === this.client.playerID) this.room.ask(this, state);
  }
}

// Moves are counted as the onlooker sees them: a player's own client shows some of them before the server has them.
class Onlooker extends Guest {
  note(data) {
    super.note(data);
    if (data.includes('["update"')) this.room.count();
  }

  see(state) {
    if (state.ctx.gameover === undefined) this.room.join();
    else this.room.end();
  }
}

class Room {
  constructor(number) {
    this.number = number;
    this.starts = 1;
    this.allowed = this.asked = this.done = 0; // moves
    this.waiting = null; // who may move as soon as more moves are allowed
    this.joined = false; // whether the players are in the match that the onlooker sees
    this.players = [];
    this.onlooker = new Onlooker(this, null);
  }

  get matchID() {
    return `room-${this.number}-match-${this.starts}`;
  }

  join() {
    if (this.joined) return;
    this.joined = true;
    if (this.players.length === 0) this.players = [...Array(seats).keys()].map((seat) => new Player(this, String(seat)));
    else for (const player of this.players) player.join(this.matchID);
  }

  end() {
    if (!this.joined) return; // what the onlooker still sees of the match before
    this.joined = false;
    this.starts += 1;
    this.onlooker.client.updateMatchID(this.matchID);
  }

  ask(player, state) {
    const turn = `${player.client.matchID} ${state.ctx.turn}`;
    if (turn === player.last) return;
    if (this.asked === this.allowed) {
      this.waiting = [player, state];
      return;
    }
    player.last = turn;
    this.asked += 1;
    if (state.G.jar > 1 && Math.random() < 0.5) player.client.moves.roll();
    else player.client.moves.take();
  }

  count() {
    this.done += 1;
    made += 1;
    if (made % STEP === 0) console.log(made);
    if (this.done === this.allowed) this.finished();
  }

  play(count) {
    this.allowed += count;
    return new Promise((finished) => {
      this.finished = finished;
      if (this.waiting !== null) {
        const [player, state] = this.waiting;
        this.waiting = null;
        this.ask(player, state);
      }
    });
  }
}

const all = [...Array(rooms).keys()].map((number) => new Room(number));
let seen = -1;
setInterval(() => {
  if (made === seen) throw new Error(`no move for ${STALLED / 1000} s`);
  seen = made;
}, STALLED);
const started = () => all.reduce((sum, room) => sum + room.starts, 0);
await Promise.all(all.map((room) => room.play(warm)));
const before = started();
console.log(JSON.stringify({ warm: true }));
for await (const _ of createInterface({ input: process.stdin })) break;
await Promise.all(all.map((room) => room.play(moves)));
const sent = all.flatMap((room) => [...room.players, room.onlooker].map((guest) => guest.sent));
end({ starts: started() - before, sent });
