// A room's link. Once it has been renewed, it has a key, without which strangers cannot find the room.

/** The key in the link with which this page was opened. */
export function keyInLink(): string | null {
  const { pathname, searchParams } = new URL(location.href);
  return pathname.startsWith('/room/') ? searchParams.get('key') : null;
}

/** The room's address on this server. `key`: that of a link that was renewed. */
export function roomPath(room: string, key: string | null): string {
  return `/room/${room}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}

/** What to send to others. */
export function roomLink(room: string, key: string | null): string {
  return location.origin + roomPath(room, key);
}
