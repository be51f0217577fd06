// boardgame.io's own server with Last Toffee, in memory, at any free port; one line of JSON says which.
import { createRequire } from "node:module";

import { game } from "./last_toffee.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run(0);
console.log(JSON.stringify({ port: running.appServer.address().port }));
