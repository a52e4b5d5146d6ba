/** How far a large card keeps from the card that it shows and from the edge of its room, in pixels. */
const GAP = 12;

/** The part of the window in which something may stand, from its upper left corner, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The room that a panel at the right edge of it, or else below, leaves; all of it where the panel is elsewhere. */
export function roomWithout(room: Room, { left, top }: Pick<Box, 'left' | 'top'>): Room {
  if (left > room.width / 2) return { ...room, width: left };
  return top > room.height / 3 ? { ...room, height: top } : room;
}

/** Where a large card stands: to the right of its card, else to its left, within the room. */
export function placeBeside(
  { width, height }: Room,
  card: Box,
  room: Room,
): { readonly left: number; readonly top: number } {
  const right = card.right + GAP;
  const left = right + width + GAP <= room.width ? right : card.left - GAP - width;
  const top = (card.top + card.bottom - height) / 2;
  const within = (at: number, most: number): number => Math.max(GAP, Math.min(at, most - GAP));
  return { left: within(left, room.width - width), top: within(top, room.height - height) };
}
