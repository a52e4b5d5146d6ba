import { conditionsOf, maxHpSum } from '../explain/index.ts';
import type { Wound } from '../model.ts';
import type { SeenCreature } from '../view.ts';
import type { TableTop } from './board-context.tsx';
import { emblemOf } from './emblem-of.ts';
import type { TokenLook } from './token.tsx';

/** How much of a ring is left for each wound, where Hit Points are not known (DT-HID-03). */
const SHARES: Readonly<Record<Wound, number>> = {
  unhurt: 1,
  hurt: 0.75,
  'badly-hurt': 0.4,
  down: 0,
  dead: 0,
};

/** Conditions that matter most at a glance come first; others follow as they came. */
const WORST = [
  ...['unconscious', 'petrified', 'paralyzed', 'asleep', 'stunned', 'grappled', 'aflame'],
  ...['blinded', 'afraid', 'fleeing', 'surrendered', 'confusion', 'immobilized', 'silenced'],
];

/** Kinds of effects, the worst first; what its wound shows anyway is left out. */
export function worstFirst(kinds: readonly string[]): readonly string[] {
  const place = (kind: string) => (WORST.includes(kind) ? WORST.indexOf(kind) : WORST.length);
  return [...kinds].filter((kind) => kind !== 'unconscious').sort((a, b) => place(a) - place(b));
}

/** What the token of a creature looks like. */
export function tokenLook(
  { view, seats, turns, faces }: Pick<TableTop, 'view' | 'seats' | 'turns' | 'faces'>,
  creature: SeenCreature,
): TokenLook {
  const { id, side, wound, hp, number, seat } = creature;
  const most = maxHpSum(view, id)?.total;
  const mark = seats.find((face) => face.seat === seat)?.mark;
  const kinds = worstFirst(conditionsOf(view, id).map(({ kind }) => kind));
  const state = turns.find((one) => one.id === id)?.state;
  return {
    ...{ id, side, wound },
    emblem: emblemOf(creature),
    face: faces.get(id),
    share: most === undefined ? SHARES[wound] : Math.max(0, Math.min(1, hp / most)),
    number: number > 0 ? String(number) : '',
    seat: mark,
    condition: kinds[0],
    conditions: kinds.length,
    acting: state === 'acts',
    acted: state === 'acted',
    hidden: creature.isHidden,
  };
}
