import { ABILITIES, type Scores } from '../src/abilities.ts';
import type { Block } from '../src/content/block.ts';
import type { Hazard } from '../src/content/hazard.ts';
import { d20Content } from '../src/content/index.ts';
import type { Sheet } from '../src/content/sheet.ts';
import type { Trait } from '../src/content/trait.ts';
import type { Creature } from '../src/model.ts';
import { cast, targetsFor } from '../src/rules/magic/cast.ts';
import { oneOf } from '../src/table.ts';
import { type Script, type Sitting, sit } from './rig.ts';

const CONTENT = d20Content();

/** What others write, as small as it can be, where it is not there. */
const byId = <T extends { readonly id: string }>(
  real: Readonly<Record<string, T>>,
  list: readonly T[],
) => ({ ...Object.fromEntries(list.map((one) => [one.id, one])), ...real });

const TRAITS: readonly Trait[] = [
  { id: 'paralyzed', rule: 'DT-COND-18', bans: ['move', 'act', 'speak', 'choose'] },
  { id: 'warded', rule: 'DT-COND-25', bans: ['magic'] },
  { id: 'petrified', rule: 'DT-COND-28', bans: ['move', 'act', 'magic', 'choose'] },
  { id: 'unconscious', rule: 'DT-HP-08', bans: ['move', 'act', 'speak', 'see', 'choose'] },
  { id: 'hardy', rule: 'DT-HER-05', ac: () => [{ value: 2, rule: 'DT-HER-05' }] },
];

const HERITAGE_ONES: readonly Trait[] = [
  { id: 'elf', rule: 'DT-HER-06' },
  { id: 'orc', rule: 'DT-HER-12' },
  { id: 'superhuman', rule: 'DT-HER-14' },
];

const mods: Scores = { STR: 3, DEX: 2, CON: 1, INT: -3, WIS: 1, CHA: -2 };

const block = (id: string, level: number, some: Partial<Block>): Block => ({
  id,
  rule: 'DT-MON-99',
  level,
  ac: 13,
  hp: 10,
  speed: 40,
  mods,
  attacks: [
    {
      id: 'bite',
      category: 'medium',
      use: 'melee',
      band: 'melee',
      tags: ['natural'],
      printed: { hit: 3, damage: { d6: 1, plus: 2 } },
    },
  ],
  morale: 12,
  tags: ['living'],
  genres: ['fantasy'],
  traits: [],
  ...some,
});

/** Blocks of the tests alone, and what the bestiary will have. */
const BLOCKS: readonly Block[] = [
  block('wolf', 2, { tags: ['living', 'beast'], ac: 13, speed: 60 }),
  block('eagle', 1, { tags: ['living', 'beast'], ac: 15, speed: 10, flies: 80, hp: 4 }),
  block('brute', 4, { tags: ['living', 'person'], hp: 22 }),
  block('grunt', 1, { tags: ['living', 'person'], hp: 5 }),
  block('champion', 9, { tags: ['living', 'person'], hp: 60 }),
  block('bones', 2, { tags: ['undead', 'mindless'], hp: 30 }),
  block('skeleton', 1, { tags: ['undead', 'mindless'], hp: 4 }),
  block('zombie', 2, { tags: ['undead', 'mindless'], hp: 11 }),
  block('elemental', 1, { tags: [] }),
  block('invisible-stalker', 8, { tags: ['living'], hp: 36 }),
];

const FALL: Hazard = { id: 'fall', rule: 'DT-HAZ-10', level: 2, save: 'DEX', tags: ['fall'] };

/** A table with all that these spells meet. */
export const sitWith = (sitting: Sitting = {}) =>
  sit({
    ...sitting,
    content: {
      traits: byId(CONTENT.traits, [...TRAITS, ...HERITAGE_ONES]),
      blocks: byId(CONTENT.blocks, BLOCKS),
      hazards: byId(CONTENT.hazards, [FALL]),
      ...sitting.content,
    },
  });

/** A table as it is here. */
export type Rig = ReturnType<typeof sitWith>;

/** Scores of 10 but for some. */
export const scores = (some: Partial<Scores> = {}): Scores => ({
  ...(Object.fromEntries(ABILITIES.map((ability) => [ability, 10])) as Scores),
  ...some,
});

/** Somebody who casts arcane spells: Level 11, INT +3, 37 Hit Points; casting +16, saves against 21. */
export const caster = (rig: Rig, some: Partial<Sheet> = {}, x?: number, y?: number): Creature =>
  rig.hero(
    {
      name: 'Vex',
      level: 11,
      hitDice: [4, 4, 4, 4, 4, 4, 4, 4, 4],
      scores: scores({ INT: 18 }),
      roles: [{ id: 'arcane-magic', choice: 'INT' }],
      ...some,
    },
    x,
    y,
  );

/** A spell is cast; its casting roll is the first of the dice. */
export function casts(
  rig: Rig,
  by: Creature,
  id: string,
  { form = id, at, script = [] }: { form?: string; at?: Creature; script?: Script } = {},
) {
  const spell = oneOf(rig.t, 'spells', id);
  return rig.play(cast(rig.t, by, spell, form, at), script);
}

/** Whom a spell can be cast at. */
export function fits(rig: Rig, by: Creature, id: string, form = id): readonly Creature[] {
  const spell = oneOf(rig.t, 'spells', id);
  const aim = spell.aim(form);
  return aim.at === 'creatures' ? targetsFor(rig.t, by, spell, aim) : [];
}

/** A combat runs in which everybody who is there takes part; it is the turn of one. */
export function fight(rig: Rig, turn: Creature): void {
  rig.state.phase = 'combat';
  rig.state.combat = {
    stage: 'turn',
    round: 1,
    participants: rig.state.creatures.map(({ id }) => id),
    totals: {},
    acted: [],
    surprised: [],
    arrived: [],
    turn: {
      creature: turn.id,
      moved: 0,
      actions: 0,
      extra: 0,
      extraAttacks: 0,
      free: [],
      isOver: false,
    },
    firstOf: [],
    changed: 1,
    morale: [],
    pointsSpent: 0,
  };
}
