import type { Block } from '../block.ts';
import type { Hazard } from '../hazard.ts';
import type { Trait } from '../trait.ts';
import { mods, shot } from './forms.ts';
import { launch, marksOf } from './launch.ts';

/** What a vehicle has in common with others: no abilities of its own, as its crew has them (DT-MACH-05, -06). */
const vehicle = (
  id: string,
  rule: string,
  [level, ac, hp, speed]: readonly [number, number, number, number],
  more: Partial<Block> = {},
): Block => ({
  id,
  rule,
  level,
  ac,
  hp,
  speed,
  mods: mods(0, 0, 0, 0, 0, 0),
  attacks: [],
  morale: 12,
  tags: ['vehicle', 'machine'],
  genres: ['horror', 'sf'],
  ...more,
  traits: ['object', 'crewed', ...(more.traits ?? [])],
});

/**
 * Vehicles (DT-VEH-01 to -06). Their weapons print what the weapon does; the gunner's DEX comes on top (DT-MACH-06). Those
 * that move by range bands have no speed in feet.
 */
export const VEHICLES: readonly Block[] = [
  vehicle('cart', 'DT-VEH-01', [2, 10, 14, 40], {
    tags: ['vehicle'],
    genres: ['fantasy', 'horror'],
  }),
  vehicle('motor-car', 'DT-VEH-02', [3, 12, 18, 200]),
  vehicle('gunboat', 'DT-VEH-03', [5, 15, 35, 120], {
    attacks: [shot('gun', 'heavy', 'long', 0, 0)],
  }),
  vehicle('shuttle', 'DT-VEH-04', [4, 14, 28, 0], {
    attacks: [shot('light-beam', 'medium', 'medium-astronomical', 0, 0, { tags: ['tech'] })],
    bands: { moves: 1 },
    genres: ['sf'],
  }),
  vehicle('interceptor', 'DT-VEH-05', [6, 17, 30, 0], {
    attacks: [shot('twin-beam', 'heavy', 'long-astronomical', 0, 0, { tags: ['tech'] })],
    bands: { moves: 1, mayAct: true },
    genres: ['sf'],
  }),
  vehicle('patrol-frigate', 'DT-VEH-06', [9, 18, 80, 0], {
    attacks: [
      shot('beam-battery', 'heavy', 'long-astronomical', 0, 0, { tags: ['tech'], times: 2 }),
    ],
    traits: ['missiles'],
    bands: { moves: 1 },
    genres: ['sf'],
  }),
];

/** A thing: nothing gets at a mind or a body that it has not (DT-ATK-13). */
export const object: Trait = {
  id: 'object',
  rule: 'DT-ATK-13',
  spares: [
    'poison',
    'gas',
    'sleep',
    'disease',
    'suffocation',
    'hunger',
    'vacuum',
    'fear',
    'charm',
    'mind',
    'illusion',
    'esp',
  ],
};

/** What a patrol frigate launches (DT-VEH-06). */
export const MISSILES: Hazard = {
  id: 'missiles',
  rule: 'DT-VEH-06',
  level: 12,
  save: 'DEX',
  tags: ['explosion'],
};
/** How far. */
export const MISSILE_BAND = 'distant-astronomical';

/** Missiles to as far as Distant Astronomical range (DT-VEH-06). */
export const missiles: Trait = {
  id: 'missiles',
  rule: 'DT-VEH-06',
  powers: [
    {
      id: 'missiles',
      rule: 'DT-VEH-06',
      takes: 'action',
      closed: (w, { creature }) =>
        marksOf(w, creature, MISSILE_BAND).length === 0 ? 'closed.nobody-in-reach' : undefined,
      use: (t, { creature }) => launch(t, creature, MISSILES, MISSILE_BAND),
      worth: () => 44,
    },
  ],
};
