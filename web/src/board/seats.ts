// Who sits where, seen from the viewer's seat.

/** The others, clockwise from the viewer's left; for a spectator, everybody from the first seat on. */
export function others<Seat extends { seat: number }>(seats: Seat[], you: number | null): Seat[] {
  return you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you)];
}

/** The same with the viewer's own seat first. */
export function around<Seat extends { seat: number }>(seats: Seat[], you: number | null): Seat[] {
  return you === null ? seats : [...seats.slice(you), ...seats.slice(0, you)];
}
