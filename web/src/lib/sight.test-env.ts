// A room for tests: Mia, who is looking at it, and Ben are playing.

import type { MatchSight, SeatInfo, Sight } from './api';
import { NONE } from './timing';

export function seatInfo(changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: 'person',
    name: '',
    bot: null,
    here: true,
    host: false,
    nonce: false,
    away: null,
    plays_for: null,
    yes: false,
    shared: false,
    ...changes,
  };
}

export function matchSight(changes: Partial<MatchSight> = {}): MatchSight {
  return {
    id: 'm',
    commitment: '',
    nonces: [],
    moves: '/api/games/none/moves?seats=2',
    seed: null,
    entries: 0,
    to_act: [0],
    over: false,
    points: null,
    ranks: null,
    tally: [],
    memory: false,
    view: {},
    summary: [],
    asked: { key: 'choose' },
    legal: [],
    can_take_back: true,
    fading: [],
    lesson: null,
    ...changes,
  };
}

export function roomSight(changes: Partial<Sight> = {}): Sight {
  return {
    room: 'r',
    number: 1,
    game: 'none',
    edition: null,
    options: {},
    public: false,
    spectators: true,
    stand_in: 'fair',
    state: 'playing',
    archived: false,
    closed: false,
    seats: [seatInfo({ name: 'Mia' }), seatInfo({ name: 'Ben' })],
    you: 0,
    back: null,
    host: true,
    host_away: null,
    next_commitment: '',
    practice: false,
    again: false,
    queue: [],
    waits: null,
    keyed: false,
    timing: NONE,
    clocks: null,
    yours: changes.you === null ? [] : [changes.you ?? 0],
    covered: false,
    match: matchSight(),
    ...changes,
  };
}
