import { ABILITIES, type Scores } from '../src/abilities.ts';
import type { Adventure } from '../src/content/adventure.ts';
import type { GearKind } from '../src/content/gear-kind.ts';
import { d20Content } from '../src/content/index.ts';
import type { ReadyCharacter, Sheet } from '../src/content/sheet.ts';
import type { Spell } from '../src/content/spell.ts';
import type { Trait } from '../src/content/trait.ts';
import { type D20Options, OPTIONS } from '../src/options.ts';
import { LEVEL_XP } from '../src/rules/numbers/levels.ts';
import type { D20Content } from '../src/table.ts';

/**
 * A small table of its own for tests of characters: enough heritages, roles, spells and things that every rule about
 * sheets has something to hold on to, with the numbers of the ledger.
 */

const byId = <T extends { readonly id: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [one.id, one]));

const HERITAGES: readonly Trait[] = [
  { id: 'android', rule: 'DT-HER-01', ac: () => [{ value: 2, rule: 'DT-HER-01' }] },
  { id: 'animal', rule: 'DT-HER-02', bans: ['hold'] },
  { id: 'dwarf', rule: 'DT-HER-05' },
  { id: 'elf', rule: 'DT-HER-06', darkvision: 60 },
  { id: 'human', rule: 'DT-HER-10' },
  { id: 'mutant', rule: 'DT-HER-11' },
  {
    id: 'superhuman',
    rule: 'DT-HER-14',
    score: (_w, { creature }, ability, score) =>
      creature.character?.heritageChoice === ability ? score + 10 : score,
  },
  { id: 'werebeast', rule: 'DT-HER-16' },
  { id: 'vampire', rule: 'DT-HER-17' },
];

const plain = (id: string, at: number): Trait => ({ id, rule: `DT-ROLE-${at}` });

const ROLES: readonly Trait[] = [
  plain('arcane-magic', 1),
  plain('divine-magic', 5),
  {
    id: 'fighting-expert',
    rule: 'DT-ROLE-08',
    roll: (_w, { creature: { level } }, { kind }) =>
      kind === 'attack'
        ? [{ is: 'bonus', value: level, stack: 'permanent', rule: 'DT-ROLE-08' }]
        : undefined,
    damage: (_w, { creature: { level } }) => [{ value: level, rule: 'DT-ROLE-08' }],
  },
  plain('investigation-expert', 9),
  plain('leadership-expert', 10),
  plain('medical-expert', 11),
  plain('noble', 12),
  plain('obscurity', 13),
  plain('science-expert', 14),
  {
    id: 'toughness',
    rule: 'DT-ROLE-18',
    maxHp: (_w, { creature: { level } }) => ({ value: 2 * level, rule: 'DT-ROLE-18' }),
  },
  plain('wilderness-expert', 20),
];

/** Twelve spells of each level: `arcane-1-01`, `divine-3-12`. */
const SPELLS: readonly Spell[] = (['arcane', 'divine'] as const).flatMap((tradition) =>
  ([1, 2, 3, 4, 5, 6] as const)
    .filter((level) => tradition === 'arcane' || level < 6)
    .flatMap((level) =>
      Array.from({ length: 12 }, (_, at): Spell => {
        const number = String(at + 1).padStart(2, '0');
        return {
          id: `${tradition}-${level}-${number}`,
          rule: `DT-${tradition === 'arcane' ? 'ARC' : 'DIV'}-${level}${number}`,
          tradition,
          level,
          range: 0,
          aim: () => ({ at: 'story' }),
          cast: () => undefined,
          good: 'story',
        };
      }),
    ),
);

const armor = (weight: 'light' | 'medium' | 'heavy', row: string, price: number): GearKind => ({
  id: `${weight}-armor`,
  rule: row,
  price,
  armor: {
    weight,
    base: { light: 12, medium: 15, heavy: 17 }[weight],
    addsDex: weight === 'light',
    slows: weight === 'heavy' ? 5 : 0,
  },
});
const weapon = (
  id: string,
  row: string,
  price: number,
  category: 'light' | 'dual' | 'medium' | 'heavy',
  use: 'melee' | 'ranged' = 'melee',
  hands: 1 | 2 = 1,
): GearKind => ({
  id,
  rule: row,
  price,
  weapon: { category, uses: [{ use, band: use === 'melee' ? 'melee' : 'short' }], hands },
});

const GEAR: readonly GearKind[] = [
  armor('light', 'DT-EQ-01', 20),
  armor('medium', 'DT-EQ-02', 40),
  armor('heavy', 'DT-EQ-03', 120),
  { id: 'shield', rule: 'DT-EQ-05', price: 10, isShield: true },
  weapon('dagger', 'DT-EQ-06', 3, 'light'),
  weapon('cane', 'DT-EQ-07', 1, 'light'),
  weapon('paired-knives', 'DT-EQ-09', 6, 'dual', 'melee', 2),
  weapon('sword', 'DT-EQ-10', 10, 'medium'),
  weapon('great-sword', 'DT-EQ-13', 15, 'heavy', 'melee', 2),
  weapon('longbow', 'DT-EQ-15', 25, 'medium', 'ranged', 2),
  weapon('revolver', 'DT-EQ-18', 25, 'medium', 'ranged'),
  weapon('laser-pistol', 'DT-EQ-18', 25, 'medium', 'ranged'),
  { id: 'healers-kit', rule: 'DT-EQ-32', price: 10, tends: 'half', uses: 10 },
  { id: 'holy-symbol', rule: 'DT-EQ-36', price: 25, isFocus: true },
  { id: 'spell-book', rule: 'DT-EQ-37', price: 50, isFocus: true },
  { id: 'rope', rule: 'DT-EQ-38', price: 6 },
  { id: 'lantern', rule: 'DT-EQ-40', price: 12, lights: true },
  { id: 'magnifying-lens', rule: 'DT-EQ-44', price: 15 },
  { id: 'vacc-suit', rule: 'DT-EQ-48', price: 80 },
  { id: 'gadget', rule: 'DT-EQ-53' },
  { id: 'small-things', rule: 'DT-EQ-54', price: 1 },
];

/** Six scores in printed order. */
export const scores = (...values: readonly number[]): Scores =>
  Object.fromEntries(ABILITIES.map((ability, at) => [ability, values[at] ?? 10])) as Scores;

/** A sheet of the first Level that the rules allow, with some of it changed. */
export const sheet = (some: Partial<Sheet> = {}): Sheet => ({
  name: 'Ash',
  level: 1,
  xp: LEVEL_XP[(some.level ?? 1) - 1] ?? 0,
  scores: scores(),
  heritage: 'elf',
  roles: [{ id: 'fighting-expert' }, { id: 'toughness' }],
  benefits: [],
  hitDice: Array.from({ length: Math.min(some.level ?? 1, 9) }, () => 3),
  spells: {},
  gear: [],
  gp: 0,
  flaw: { text: 'Proud', tag: 'pride' },
  ...some,
});

const average = (level: number) => Array.from({ length: Math.min(level, 9) }, () => 3.5);

/** The three examples of the rulebook (DT-PC-01 to -03), and some of the ready ones. */
export const READY: readonly ReadyCharacter[] = [
  {
    id: 'sherlock-holmes',
    rule: 'DT-PC-01',
    sheet: sheet({
      name: 'Sherlock Holmes',
      level: 8,
      scores: scores(10, 14, 12, 18, 16, 13),
      heritage: 'human',
      roles: ['investigation-expert', 'leadership-expert', 'obscurity', 'science-expert'].map(
        (id) => ({ id }),
      ),
      benefits: [
        { level: 4, kind: 'role', role: 'science-expert' },
        { level: 8, kind: 'score', ability: 'INT' },
      ],
      hitDice: average(8),
      gear: [{ kind: 'cane', is: 'held' }, { kind: 'magnifying-lens' }],
    }),
  },
  {
    id: 'robin-hood',
    rule: 'DT-PC-02',
    sheet: sheet({
      name: 'Robin Hood',
      level: 8,
      scores: scores(13, 18, 14, 12, 15, 17),
      heritage: 'human',
      roles: [
        { id: 'fighting-expert' },
        { id: 'leadership-expert' },
        { id: 'wilderness-expert', choice: 'forest' },
      ],
      benefits: [
        { level: 4, kind: 'score', ability: 'DEX' },
        { level: 8, kind: 'score', ability: 'CHA' },
      ],
      hitDice: average(8),
      gear: [
        { kind: 'light-armor', is: 'worn' },
        { kind: 'longbow', is: 'held' },
        { kind: 'paired-knives' },
      ],
    }),
  },
  {
    id: 'count-dracula',
    rule: 'DT-PC-03',
    sheet: sheet({
      name: 'Count Dracula',
      level: 12,
      scores: scores(18, 16, 16, 16, 14, 18),
      heritage: 'vampire',
      heritageChoice: 'CHA',
      roles: [
        { id: 'arcane-magic', choice: 'CHA' },
        { id: 'fighting-expert' },
        { id: 'noble' },
        { id: 'obscurity' },
      ],
      benefits: [
        { level: 4, kind: 'role', role: 'noble' },
        { level: 8, kind: 'role', role: 'obscurity' },
        { level: 12, kind: 'score', ability: 'CHA' },
      ],
      hitDice: average(12),
      spells: { 'arcane-magic': SPELLS.slice(0, 12).map(({ id }) => id) },
      gear: [
        { kind: 'light-armor', is: 'worn' },
        { kind: 'sword', is: 'held' },
      ],
    }),
  },
  {
    id: 'bryn-oakshield',
    rule: 'DT-PRE-01',
    sheet: sheet({
      name: 'Bryn Oakshield',
      scores: scores(15, 10, 16, 9, 12, 8),
      heritage: 'dwarf',
      hitDice: average(1),
      gear: [
        { kind: 'medium-armor', is: 'worn' },
        { kind: 'sword', is: 'held' },
        { kind: 'shield', is: 'held' },
      ],
    }),
  },
  {
    id: 'ysolde-wren',
    rule: 'DT-PRE-02',
    sheet: sheet({
      name: 'Ysolde Wren',
      scores: scores(9, 14, 11, 16, 13, 12),
      roles: [
        { id: 'arcane-magic', choice: 'INT' },
        { id: 'wilderness-expert', choice: 'forest' },
      ],
      hitDice: average(1),
      spells: { 'arcane-magic': ['arcane-1-08'] },
      gear: [{ kind: 'light-armor', is: 'worn' }, { kind: 'longbow' }],
    }),
  },
  {
    id: 'ada-finch',
    rule: 'DT-PRE-04',
    sheet: sheet({
      name: 'Ada Finch',
      level: 2,
      scores: scores(10, 13, 12, 16, 15, 13),
      heritage: 'human',
      roles: ['investigation-expert', 'fighting-expert', 'leadership-expert'].map((id) => ({ id })),
      hitDice: average(2),
      gear: [
        { kind: 'light-armor', is: 'worn' },
        { kind: 'revolver', is: 'held' },
      ],
    }),
  },
];

/** An adventure of the first Level that two of the ready ones come with. */
const ADVENTURE: Adventure = {
  id: 'harrow-down',
  title: 'The Bell',
  genre: 'fantasy',
  level: 1,
  xp: 2000,
  premise: '',
  start: 'a',
  climax: 'a',
  time: '16:00',
  events: [],
  endings: [],
  counters: [],
  people: [],
  facts: [],
  maps: [],
  scenes: [],
  ready: ['ysolde-wren', 'bryn-oakshield'],
};

/** All of it, in the place of what the game has. */
export const STAND_INS: D20Content = {
  ...d20Content(),
  traits: {
    ...d20Content().traits,
    ...byId([...HERITAGES, ...ROLES]),
    chilled: { id: 'chilled', rule: 'DT-COND-99' },
  },
  heritages: byId(HERITAGES),
  roles: byId(ROLES),
  spells: byId(SPELLS),
  gear: byId(GEAR),
  ready: byId(READY),
  adventures: { 'harrow-down': ADVENTURE },
};

/** The ready character of that name. */
export function readySheet(id: string): Sheet {
  const found = STAND_INS.ready[id]?.sheet;
  if (found === undefined) throw new Error(`there is no ready character "${id}"`);
  return found;
}

/** Settings as they are at first, with some changed. */
export const optionsWith = (some: Partial<D20Options> = {}): D20Options =>
  ({
    ...Object.fromEntries(
      Object.entries(OPTIONS).map(([name, { default: usual }]) => [name, usual]),
    ),
    ...some,
  }) as D20Options;
