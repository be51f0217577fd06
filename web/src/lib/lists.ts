// What each line in a list of rooms or matches says.

import type { MatchInfo, RoomLine } from './api';
import { t } from './words.svelte';

/** Who else is there. */
export function company(names: string[], you: number | null): string[] {
  return names.filter((name, seat) => name && seat !== you);
}

/** Who plays there, with their points if there are any yet; you last. */
export function standing(room: RoomLine): string[] {
  const { names, points, you } = room;
  if (points === null || you === null) return company(names, you);
  const others = names.flatMap((name, seat) => (seat === you ? [] : [t('lobby.has', { name, points: points[seat] ?? 0 })]));
  return [...others, t('lobby.you_have', { points: points[you] ?? 0 })];
}

export function beside(names: string[], fact: string): string {
  return [names.join(', '), fact].filter(Boolean).join(' · ');
}

/** How a match ended, and with whom. */
export function outcome(match: MatchInfo): string {
  const names = company(match.names, match.you);
  const rank = match.you === null ? null : (match.ranks?.[match.you] ?? null);
  const points = match.you === null || match.points === null ? '' : match.points.join(' : ');
  const ended = rank === null ? '' : rank === 1 ? t('lobby.won') : t('lobby.lost', { rank });
  return beside(names.length > 0 ? [t('lobby.with', { names })] : [], [ended, points].filter(Boolean).join(' · '));
}

/** Your rooms that can be continued: first those where you have to move, people before bots, the last used first. */
export function waiting(rooms: RoomLine[]): RoomLine[] {
  const others = (room: RoomLine) => room.people - (room.you !== null || room.back ? 1 : 0);
  return rooms
    .filter((room) => room.state !== 'over' && (room.you !== null || room.host || room.back))
    .sort(
      (one, other) =>
        Number(other.to_act_you) - Number(one.to_act_you) || Number(others(other) > 0) - Number(others(one) > 0) || other.at - one.at,
    );
}
