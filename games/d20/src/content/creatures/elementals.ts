import { afflict } from '../../rules/effects/afflict.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';
import { halvesWeapons } from './rules.ts';

const HP = 5;
/** Where no caster says otherwise: the least Level that conjures one (DT-MAG-03). */
const USUAL = 9;

const slam = (level: number, tags: readonly string[]) => [
  natural('slam', 'heavy', level, Math.floor(level / 2), { tags }),
];

/** An elemental, whose numbers come with the Level of its caster (DT-MON-42). */
function elemental(
  id: string,
  { tags = [], traits = [], ...more }: Partial<Block> & { readonly hits?: readonly string[] },
): Block {
  const { hits = [], ...rest } = more;
  return {
    id,
    rule: 'DT-MON-42',
    level: USUAL,
    ac: 16,
    hp: HP * USUAL,
    speed: 40,
    mods: mods(4, 2, 4, -2, 0, -1),
    attacks: slam(USUAL, hits),
    morale: 12,
    tags: ['living', 'conjured', ...tags],
    genres: ['fantasy'],
    traits: ['elemental', ...traits],
    atLevel: (level) => ({ hp: HP * level, attacks: slam(level, hits) }),
    ...rest,
  };
}

/** Those of the four elements (DT-MON-42, DT-ARC-503). */
export const ELEMENTALS: readonly Block[] = [
  elemental('air-elemental', { flies: 80, speed: 80 }),
  elemental('earth-elemental', {}),
  elemental('fire-elemental', { traits: ['burning-touch', 'is-fire'], hits: ['fire'] }),
  elemental('water-elemental', { swims: 80 }),
];

/** Only magic hurts it fully (DT-MON-42). */
export const elementalBody = halvesWeapons('elemental', 'DT-MON-42', ['magical']);

const MOST = 20;

/** A natural 20 sets alight (DT-MON-42). */
export const burningTouch: Trait = {
  id: 'burning-touch',
  rule: 'DT-MON-42',
  on: {
    *hit(t, { creature }, { target, natural: face }) {
      if (face !== MOST) return;
      const source = { rule: 'DT-MON-42', by: creature.id };
      yield* afflict(t, target, { kind: 'aflame', source, until: { at: 'cure' } });
    },
  },
};
