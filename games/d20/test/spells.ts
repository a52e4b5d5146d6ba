import { ABILITIES, type Scores } from '../src/abilities.ts';
import type { Block } from '../src/content/block.ts';
import type { GearKind } from '../src/content/gear-kind.ts';
import type { Hazard } from '../src/content/hazard.ts';
import type { Sheet } from '../src/content/sheet.ts';
import type { Trait } from '../src/content/trait.ts';
import type { Creature } from '../src/model.ts';
import { powersOf } from '../src/rules/actions/powers.ts';
import { cast, targetsFor } from '../src/rules/magic/cast.ts';
import { oneOf } from '../src/table.ts';
import { type Script, type Sitting, sit } from './rig.ts';

/** Stand-ins for whom and what spells are cast at; their numbers are those of the bestiary where there are such. */

const mods = (...numbers: number[]): Scores =>
  Object.fromEntries(ABILITIES.map((ability, at) => [ability, numbers[at] ?? 0])) as Scores;

const block = (id: string, some: Partial<Block>): Block => ({
  id,
  rule: 'DT-MON',
  level: 1,
  ac: 10,
  hp: 4,
  speed: 40,
  mods: mods(),
  attacks: [
    {
      id: 'blow',
      category: 'medium',
      use: 'melee',
      band: 'melee',
      tags: ['natural'],
      printed: { hit: 2, damage: { d6: 1, plus: 1 } },
    },
  ],
  morale: 12,
  tags: ['living'],
  genres: ['fantasy'],
  traits: [],
  ...some,
});

const BLOCKS: readonly Block[] = [
  block('thug', { tags: ['person'] }),
  block('guard', { level: 2, hp: 7, ac: 16, tags: ['person'], mods: mods(1, 0, 0, 0, 1, 0) }),
  block('ogre', { level: 4, hp: 22, ac: 13, tags: ['person'], mods: mods(4, -1, 2, -2, -1, -2) }),
  block('goblin', { ac: 15, tags: ['person'], mods: mods(-1, 1, 0, 0, 0, -1), traits: ['nimble'] }),
  block('skeleton', { ac: 11, tags: ['undead', 'mindless', 'evil'] }),
  block('wraith', { level: 10, hp: 40, tags: ['undead', 'evil'] }),
  block('demon', { level: 6, hp: 30, tags: ['conjured', 'evil'] }),
  block('wolf', { level: 2, hp: 9, tags: ['beast'] }),
  block('snake', {
    ac: 13,
    speed: 30,
    tags: ['beast', 'minor', 'serpent'],
    mods: mods(-2, 1, 0, -4, 0, -3),
    attacks: [
      {
        id: 'bite',
        category: 'light',
        use: 'melee',
        band: 'melee',
        tags: ['natural'],
        printed: { hit: 2, damage: { d6: 1, isHalved: true, plus: 1 } },
      },
    ],
  }),
  block('drone', { tags: ['machine', 'mindless'] }),
];

const GEAR: readonly GearKind[] = [
  {
    id: 'sword',
    rule: 'DT-EQ',
    weapon: { category: 'medium', uses: [{ use: 'melee', band: 'melee' }], hands: 1 },
  },
  {
    id: 'bow',
    rule: 'DT-EQ',
    weapon: { category: 'medium', uses: [{ use: 'ranged', band: 'short' }], hands: 1 },
  },
  { id: 'torch', rule: 'DT-EQ', lights: true },
  { id: 'ring', rule: 'DT-EQ' },
];

const FALL: Hazard = { id: 'fall', rule: 'DT-HAZ-10', level: 2, save: 'DEX', tags: ['fall'] };

/** Small stand-ins for what conditions and a heritage do. */
const TRAITS: readonly Trait[] = [
  {
    id: 'nimble',
    rule: 'DT-HER-08',
    roll: (_w, _self, { kind, ability }) =>
      kind === 'save' && ability === 'DEX' ? [{ is: 'advantage', rule: 'DT-HER-08' }] : undefined,
  },
  { id: 'silenced', rule: 'DT-COND-20', bans: ['speak'] },
  { id: 'blinded', rule: 'DT-COND-05', bans: ['see'] },
  { id: 'immobilized', rule: 'DT-COND-12', bans: ['move'] },
];

const byId = <T extends { readonly id: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [one.id, one]));

const SCORES: Scores = { STR: 10, DEX: 10, CON: 10, INT: 16, WIS: 16, CHA: 10 };

/** A table for spells: casters, and somebody to cast at. */
export function spellTable(sitting: Sitting = {}) {
  const table = sit({
    ...sitting,
    content: {
      ...sitting.content,
      blocks: { ...byId(BLOCKS), ...sitting.content?.blocks },
      gear: byId(GEAR),
      hazards: byId([FALL]),
      traits: { ...byId(TRAITS), ...sitting.content?.traits },
    },
  });
  const { t } = table;
  const caster =
    (role: string, ability: string) =>
    (level: number, x?: number, y?: number, some: Partial<Sheet> = {}): Creature =>
      table.hero(
        {
          name: 'Ysolde',
          level,
          scores: SCORES,
          roles: [{ id: role, choice: ability }],
          hitDice: Array.from({ length: Math.min(level, 9) }, () => 4),
          ...some,
        },
        x,
        y,
      );
  return {
    ...table,
    /** A caster with a modifier of +2: arcane by INT, divine by WIS. */
    mage: caster('arcane-magic', 'INT'),
    priest: caster('divine-magic', 'WIS'),
    /** Casts a spell in one of its forms, the first if none is said, at somebody if at anybody. */
    cast(by: Creature, id: string, at?: Creature, form?: string, script: Script = []) {
      const spell = oneOf(t, 'spells', id);
      return table.play(cast(t, by, spell, form ?? spell.forms?.[0] ?? id, at), script);
    },
    /** Whom a spell can be cast at in one of its forms. */
    offered(by: Creature, id: string, form?: string): readonly Creature[] {
      const spell = oneOf(t, 'spells', id);
      const aim = spell.aim(form ?? spell.forms?.[0] ?? id);
      if (aim.at !== 'creatures') throw new Error(`"${id}" is not cast at somebody`);
      return targetsFor(t, by, spell, aim);
    },
    /** Uses the power of that name. */
    invokePower(by: Creature, id: string, script: Script = []) {
      const power = powersOf(t, by, 'combat').find((one) => one.id === id);
      if (power === undefined) throw new Error(`there is no power "${id}"`);
      return table.play(power.run(t), script);
    },
    /** The names of the powers that somebody may use now. */
    powers: (by: Creature): readonly string[] => powersOf(t, by, 'combat').map(({ id }) => id),
    /** The kinds of effects on somebody. */
    on: ({ effects }: Creature): readonly string[] => effects.map(({ kind }) => kind),
  };
}
