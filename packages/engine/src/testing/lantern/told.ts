import type { EventForms } from '../../event-forms.ts';
import type { Speech } from '../../game.ts';
import { type Seat, seatsUpTo } from '../../seat.ts';
import type { Telling } from '../../telling.ts';
import type { LanternEvent, LanternState } from './model.ts';

const FIELDS = {
  seat: 'seat',
  to: 'seat',
  face: 'number',
  foe: 'text',
  hp: 'number',
  note: 'text',
  words: 'data',
} as const;

/** All that the toy tells. */
export const EVENTS: EventForms<LanternEvent> = {
  appeared: FIELDS,
  attacked: FIELDS,
  dared: FIELDS,
  described: FIELDS,
  harmed: FIELDS,
  heartened: FIELDS,
  lent: FIELDS,
  listened: FIELDS,
  lurks: FIELDS,
  placed: FIELDS,
  rested: FIELDS,
  'rolled-in-secret': FIELDS,
  searched: FIELDS,
  showed: FIELDS,
  shrank: FIELDS,
  struck: FIELDS,
  'taken-back': FIELDS,
};

const OVERRIDE = 'override.attack';
const UNSEEN = 'event.placed-unseen';

/** All that can be met in a match, by what {@link met} calls it. */
export const CONTENT = [...Object.keys(EVENTS).map((type) => `event.${type}`), OVERRIDE, UNSEEN];

/** Under which name simulations count an event. */
export function met({ type, overrides, only }: LanternEvent): string {
  if (overrides !== undefined) return OVERRIDE;
  return type === 'placed' && only !== undefined ? UNSEEN : `event.${type}`;
}

/** For what the die of an event was rolled. */
const PURPOSES: Partial<Record<LanternEvent['type'], string>> = {
  dared: 'dare',
  lurks: 'lurks',
  'rolled-in-secret': 'secret',
  searched: 'search',
};

/** Dice and hit points can be followed by what is told. */
export const TELLING: Telling<LanternState, LanternEvent> = {
  draws: ({ type, seat, face }) => {
    const purpose = PURPOSES[type];
    return purpose === undefined || face === undefined
      ? []
      : [{ purpose, who: seat, result: face }];
  },
  facts: ({ hp }) => new Map(seatsUpTo(hp.length).map((seat) => [hpOf(seat), hp[seat] ?? 0])),
  follow: (facts, { seat, hp }) => {
    if (hp !== undefined) facts.set(hpOf(seat), hp);
  },
};

const hpOf = (seat: Seat) => `hit points of ${seat}`;

/** What is said of events and options. */
export const SPEECH: Speech<LanternEvent> = {
  event: ({ type, seat, to = seat, face = 0, foe = '', hp = 0, note = '', words, overrides }) => ({
    key: overrides === undefined ? `event.${type}` : `event.${type}.ruling`,
    params: {
      ...{ seat: { seat }, to: { seat: to }, face, foe, hp, note },
      words: words ?? { prose: '' },
    },
  }),
  option: ({ id, names }) => {
    const [, name = '', number] = /^(.+)-(\d+)$/.exec(id) ?? [];
    if (number === undefined) return { key: `option.${id}` };
    if (name === 'die') return { key: 'option.die', params: { number: Number(number) } };
    if (typeof names?.seat !== 'number')
      return { key: 'option.foe', params: { foe: name, number } };
    return { key: 'option.hero', params: { hero: { seat: names.seat } } };
  },
};
