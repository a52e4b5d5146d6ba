import type { Block } from '../src/content/block.ts';
import type { GearKind } from '../src/content/gear-kind.ts';
import { d20Content } from '../src/content/index.ts';
import type { Spell } from '../src/content/spell.ts';
import { spellDice, spellHurt } from '../src/rules/magic/verbs.ts';

/** Things that tests of other content need, as plain as can be; where the game has a thing of that id, that one is taken. */

const melee = [{ use: 'melee', band: 'melee' }] as const;
const short = [{ use: 'ranged', band: 'short' }] as const;
const long = [{ use: 'ranged', band: 'long' }] as const;

const THINGS: readonly Omit<GearKind, 'rule'>[] = [
  { id: 'light-armor', armor: { weight: 'light', base: 12, addsDex: true, slows: 0 } },
  { id: 'medium-armor', armor: { weight: 'medium', base: 15, addsDex: false, slows: 0 } },
  { id: 'heavy-armor', armor: { weight: 'heavy', base: 17, addsDex: false, slows: 5 } },
  { id: 'shield', isShield: true },
  { id: 'dagger', weapon: { category: 'light', uses: melee, hands: 1 } },
  { id: 'cane', weapon: { category: 'light', uses: melee, hands: 1 } },
  { id: 'sword', weapon: { category: 'medium', uses: melee, hands: 1 } },
  { id: 'mace', weapon: { category: 'medium', uses: melee, hands: 1 } },
  { id: 'battle-axe', weapon: { category: 'medium', uses: melee, hands: 1 } },
  { id: 'paired-light-weapons', weapon: { category: 'dual', uses: melee, hands: 2 } },
  { id: 'longbow', weapon: { category: 'medium', uses: short, hands: 2 } },
  { id: 'revolver', weapon: { category: 'medium', uses: short, hands: 1 } },
  { id: 'pistol', weapon: { category: 'medium', uses: short, hands: 1 } },
  { id: 'carbine', weapon: { category: 'medium', uses: long, hands: 2 } },
  { id: 'thieves-tools', needed: ['open-locks'] },
  { id: 'toolkit', needed: ['repair-machine', 'ship-repair'] },
  { id: 'healers-kit', tends: 'half', uses: 10 },
  { id: 'medkit', tends: 'die', uses: 10 },
  { id: 'holy-symbol', isFocus: true },
  { id: 'torches', lights: true },
  { id: 'lantern', lights: true },
  { id: 'magnifying-lens', advantage: ['analyse-evidence'] },
  { id: 'disguise-kit', advantage: ['assume-identity'] },
  { id: 'rope', advantage: ['climb'] },
  { id: 'vacc-suit' },
  { id: 'comm-set' },
  { id: 'small-things' },
];

/** Gear for tests. */
export const gear: Readonly<Record<string, GearKind>> = {
  ...Object.fromEntries(THINGS.map((thing) => [thing.id, { ...thing, rule: 'DT-EQ' }])),
  ...d20Content().gear,
};

const blow = (hit: number, plus: number, d6 = 1) => ({
  id: 'blow',
  category: 'medium' as const,
  use: 'melee' as const,
  band: 'melee' as const,
  tags: ['weapon'],
  printed: { hit, damage: { d6, plus } },
});

/** A stat block for tests; modifiers of 0 unless others are given. */
export function block(id: string, some: Partial<Block> = {}): Block {
  return {
    id,
    rule: 'DT-MON',
    level: 1,
    ac: 10,
    hp: 4,
    speed: 40,
    mods: { STR: 0, DEX: 0, CON: 0, INT: 0, WIS: 0, CHA: 0 },
    attacks: [blow(2, 0)],
    morale: 12,
    tags: ['person', 'living'],
    genres: ['fantasy'],
    traits: [],
    ...some,
  };
}

/** Stat blocks for tests, by their ids. */
export const blocks = (...list: readonly Block[]): Readonly<Record<string, Block>> =>
  Object.fromEntries(list.map((one) => [one.id, one]));

/** A missile of magic, as DT-ARC-106 has it at low Levels. */
export const MISSILE: Spell = {
  id: 'magic-missile',
  rule: 'DT-ARC-106',
  tradition: 'arcane',
  level: 1,
  range: 150,
  aim: () => ({ at: 'creatures', most: () => 1 }),
  *cast(t, casting) {
    const rolled = yield* spellDice(t, casting, 1, 'damage');
    for (const target of casting.targets) {
      yield* spellHurt(t, casting, target, rolled + 1 + casting.bonus, ['force']);
    }
  },
  good: 'damage',
};
