import { type GameEvent, type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import { type CardId, inOrder, type Layout } from './layout.ts';
import { EVERYBODY, type Observers } from './observers.ts';
import { isSure } from './secrets.ts';

/** The cards of an event, and where they lie when it is told. */
export interface Subject {
  readonly cards: readonly CardId[];
  readonly place: string;
  /** A card that they are attached to, or come off. */
  readonly bearer?: { readonly card: CardId; readonly place: string } | undefined;
  /** Who can tell which cards of the place it is about: all, unless it says otherwise. */
  readonly followedBy?: Observers | undefined;
}

/** What an event tells of its cards: to all, and to some seats more. */
export type Veiled = Pick<GameEvent, 'secret'> & Told;

interface Told {
  readonly cards?: readonly CardId[];
  readonly bearer?: CardId;
}

/**
 * The cards of an event for whoever knows which they are. The whole truth stands in the last part, for
 * those who may know all; that may be no seat.
 */
export function veil(
  layout: Layout,
  t: { readonly state: object; readonly seatCount: number },
  subject: Subject,
): Veiled {
  const whole = told(subject.cards, subject.bearer?.card);
  if (!layout.hides) return whole;
  const open = toldTo(layout, t.state, subject, SPECTATOR);
  const key = (one: Told) => JSON.stringify(one);
  const parts = new Map<string, { readonly seats: Seat[]; readonly data: Told }>();
  for (let seat = 0; seat < t.seatCount; seat += 1) {
    const data = toldTo(layout, t.state, subject, seat);
    const part = parts.get(key(data));
    if (part === undefined) parts.set(key(data), { seats: [seat], data });
    else part.seats.push(seat);
  }
  if (key(open) === key(whole)) return open;
  const last = parts.get(key(whole)) ?? { seats: [], data: whole };
  parts.delete(key(whole));
  parts.delete(key(open));
  return { ...open, secret: [...parts.values(), last].map(plain) };
}

const plain = ({ seats, data }: { readonly seats: readonly Seat[]; readonly data: Told }) => ({
  seats,
  data: { ...data },
});

function toldTo(layout: Layout, state: object, subject: Subject, observer: Observer): Told {
  const { cards, place, bearer, followedBy = EVERYBODY } = subject;
  const bit = 1 << (observer + 1);
  const canFollow = (followedBy & bit) !== 0;
  const known = cards.filter((card) => knows(layout, state, place, card, observer, canFollow));
  // Where order means nothing, it must not tell which of them came first either.
  const isOpen = (layout.seers(state, layout.info(place)) & bit) !== 0;
  if (layout.info(place).mixed && !isOpen) known.sort(inOrder);
  const isBearerKnown =
    bearer !== undefined && knows(layout, state, bearer.place, bearer.card, observer, true);
  return told(known, isBearerKnown ? bearer.card : undefined);
}

/** Whether an observer knows which card this is: it sees it, or has followed it. */
function knows(
  layout: Layout,
  state: object,
  place: string,
  card: CardId,
  observer: Observer,
  canFollow: boolean,
): boolean {
  const seers = layout.seersOf(state, layout.info(place), card);
  if ((seers & (1 << (observer + 1))) !== 0) return true;
  const mind = layout.secrets(state).known[observer + 1] ?? [];
  return canFollow && isSure(mind, card, undefined);
}

function told(cards: readonly CardId[], bearer: CardId | undefined): Told {
  return {
    ...(cards.length === 0 ? {} : { cards: [...cards] }),
    ...(bearer === undefined ? {} : { bearer }),
  };
}
