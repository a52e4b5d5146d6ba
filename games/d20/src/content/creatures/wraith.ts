import { afflict, forRounds, MINUTE } from '../../rules/effects/afflict.ts';
import { isLit } from '../../rules/place/sight.ts';
import { saveThrow } from '../../rules/saves/save.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';
import { halvesWeapons, powerOf, powerTarget } from './rules.ts';

/** A wraith, without a body to be strong with (DT-MON-14). */
export const wraith: Block = {
  id: 'wraith',
  rule: 'DT-MON-14',
  level: 4,
  ac: 13,
  hp: 14,
  speed: 60,
  flies: 60,
  mods: mods(-4, 3, 0, 1, 1, 2),
  attacks: [natural('chill-touch', 'light', 5, 3, { tags: ['ignores-armor'] })],
  morale: 11,
  tags: ['undead', 'evil'],
  speaks: true,
  genres: ['horror'],
  traits: ['shadowy', 'chills', 'dreads-light'],
};

/** Only magic and holy things hurt it fully (DT-MON-14). */
export const shadowy = halvesWeapons('shadowy', 'DT-MON-14', ['magical', 'holy']);

/** Shakes whom it touches (DT-MON-14). */
export const chills: Trait = {
  id: 'chills',
  rule: 'DT-MON-14',
  on: {
    *hit(t, { creature }, { target }) {
      const against = powerOf('DT-MON-14', creature, ['fear']);
      const save = { ability: 'WIS', target: powerTarget(creature), against } as const;
      if (yield* saveThrow(t, target, save)) return;
      const source = { rule: 'DT-MON-14', by: creature.id };
      yield* afflict(t, target, { kind: 'shaken', source, until: forRounds(t, MINUTE) });
    },
  },
};

/** Disadvantage in bright light: a lamp or a spell near it, or the day (DT-MON-14). */
export const dreadsLight: Trait = {
  id: 'dreads-light',
  rule: 'DT-MON-14',
  roll(w, { creature }, { kind }) {
    const { isOutdoors, isDark } = w.state.ground;
    const isBright = (isOutdoors && !isDark) || isLit(w, creature);
    return kind === 'attack' && isBright
      ? [{ is: 'disadvantage', rule: 'DT-MON-14', from: 'light' }]
      : undefined;
  },
};
