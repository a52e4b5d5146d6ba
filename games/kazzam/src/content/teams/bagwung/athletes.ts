import type { Build } from '../../../model.ts';

/** The id of the team, and the `house` of its athletes. */
export const BAGWUNG_ID = 'bagwung';

type Plain = Omit<Build, 'level' | 'house'>;

/** A sword Wardmaster who shields the others (KT-BAR-01 to KT-BAR-08). */
const BARNEY: Plain = {
  name: 'Barney Sodder',
  role: 'leader',
  specialisation: 'vanguard',
  className: 'wardmaster',
  implement: 'sword',
  picks: [
    'wardmaster/reflective-ward',
    'wardmaster/costly-ward',
    'wardmaster/ward-boost',
    'wardmaster/ward-wall',
  ],
};

/** A sword Brewer who keeps the pedestals (KT-LYA-01 to KT-LYA-11). */
const LYA: Plain = {
  name: 'Lya Corns',
  role: 'defender',
  specialisation: 'juggernaut',
  className: 'brewer',
  implement: 'sword',
  picks: [
    'brewer/give-elixir',
    'brewer/toss-potion',
    'brewer/potent-edge',
    'brewer/phoenix-elixir',
    'brewer/nullification-potion',
    'brewer/corrosive-potion',
    'brewer/frenzy-brew',
  ],
};

/** A Wandslinger who hunts Creeps (KT-MAD-01 to KT-MAD-10). */
const MADELINE: Plain = {
  name: 'Madeline DeShields',
  role: 'specialist',
  specialisation: 'hunter',
  className: 'wandslinger',
  implement: 'wand',
  picks: [
    'wandslinger/piercing-shot',
    'wandslinger/focus',
    'wandslinger/trick-shot',
    'wandslinger/ward-and-shoot',
    'wandslinger/filovs-fusillade',
  ],
};

/** A staff Diviner who feels with the others and shoots from afar (KT-GER-01 to KT-GER-07). */
const GERALD: Plain = {
  name: 'Gerald Glump',
  role: 'striker',
  specialisation: 'sniper',
  className: 'diviner',
  implement: 'staff',
  picks: ['diviner/empath', 'diviner/empathic-imposition', 'diviner/empathic-wave'],
};

/** A staff Tamer with a pig on fire (KT-ELS-01 to KT-ELS-11). */
const ELSIE: Plain = {
  name: 'Elsie Tumpus',
  role: 'controller',
  specialisation: 'crowd-control',
  className: 'tamer',
  implement: 'staff',
  picks: [
    'tamer/conjuror',
    'tamer/creature-aegis',
    'tamer/fleeting-mantis',
    'tamer/summon-flame-pig',
  ],
};

/** The athletes, in the order in which fewer are fielded (KT-BAG-05, KT-GEN-02). */
export const ATHLETES: readonly Build[] = [BARNEY, LYA, MADELINE, GERALD, ELSIE].map((athlete) => ({
  ...athlete,
  level: 1,
  house: BAGWUNG_ID,
}));
