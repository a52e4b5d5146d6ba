import type { Sheet, SheetEffect, SheetItem, SheetNow } from '../content/sheet.ts';
import type { Character, Creature, Effect, Item } from '../model.ts';
import { oneOf, type World } from '../table.ts';

type Here = Pick<World, 'content' | 'state'>;

/** A sheet of a character as it is now, to go on from (DT-TAB-04). Throws Error for whoever has none. */
export function sheetOf(w: Here, creature: Creature): Sheet {
  return { ...recordOf(w, creature), now: nowOf(w, creature) };
}

/** The same without how it is at the moment. */
export function recordOf(w: Here, creature: Creature): Sheet {
  const { character, name, level, gp } = creature;
  if (character === undefined) throw new Error(`${name} has no sheet`);
  const { scores, heritage, roles, benefits, hitDice, xp, spells, flaw } = character;
  return {
    name,
    level,
    xp,
    scores: { ...scores },
    heritage,
    ...optionalOf(character),
    roles: roles.map((role) => ({ ...role })),
    benefits: benefits.map((benefit) => ({ ...benefit })),
    hitDice: [...hitDice],
    spells: Object.fromEntries(Object.entries(spells).map(([role, known]) => [role, [...known]])),
    // What is borrowed is somebody else's (DT-EQ-57).
    gear: creature.items
      .filter(({ borrowed }) => borrowed === undefined)
      .map((item) => written(w, creature, item)),
    gp,
    flaw: { ...flaw },
  };
}

function optionalOf({ heritageChoice, birth, isWritten }: Character): Partial<Sheet> {
  return {
    ...(heritageChoice === undefined ? {} : { heritageChoice }),
    ...(birth === undefined ? {} : { birth }),
    ...(isWritten === undefined ? {} : { isWritten }),
  };
}

function written(w: Here, { armor, held }: Creature, item: Item): SheetItem {
  const { id, kind, tags, uses, task, isOn } = item;
  const worn = id === armor ? 'worn' : isOn === true ? 'on' : undefined;
  const is = held.includes(id) ? 'held' : worn;
  const isFull = uses === oneOf(w, 'gear', kind).uses;
  return {
    kind,
    ...(tags === undefined ? {} : { tags: [...tags] }),
    ...(is === undefined ? {} : { is }),
    ...(uses === undefined || isFull ? {} : { uses }),
    ...(task === undefined ? {} : { task }),
  };
}

function nowOf({ state }: Here, creature: Creature): SheetNow {
  const { hp, life, lockedLoss, effects, used, strained, tokens, restHours } = creature;
  return {
    clock: state.clock,
    hp,
    ...(life === 'alive' ? {} : { life }),
    lockedLoss: lockedLoss.map(({ trait, ways, amount }) => ({ trait, ways: [...ways], amount })),
    effects: effects.flatMap((effect) => lasting(effect, creature) ?? []),
    used: Object.fromEntries(Object.entries(used).filter(([power]) => !isAboutSomebody(power))),
    strained: [...strained],
    tokens,
    restHours: [...restHours],
  };
}

/** Powers that are used on others have the number of these at the end of their name: elsewhere it would be somebody else's. */
const isAboutSomebody = (power: string): boolean => /\/\d+$/.test(power);

/**
 * What of an effect goes on elsewhere: the border of a session ends a scene (DT-LVL-03), and what depends on another
 * creature, its concentration included, stays behind with it (decision).
 */
function lasting(effect: Effect, { id }: Creature): SheetEffect | undefined {
  const { kind, source, until, save, concentration } = effect;
  if (until.at === 'combat' || until.at === 'scene' || until.at === 'next-turn') return undefined;
  const data = ownData(effect);
  if (concentration === true || data === undefined) return undefined;
  const { rule, by, level, isSpell } = source;
  const target = save?.target;
  if (typeof target === 'object') return undefined;
  return {
    kind,
    source: {
      rule,
      ...(level === undefined ? {} : { level }),
      ...(isSpell === undefined ? {} : { isSpell }),
      ...(by === id ? { isOwn: true } : {}),
    },
    until: { ...until },
    ...(save === undefined || target === undefined ? {} : { save: { ...save, target } }),
    ...(Object.keys(data).length === 0 ? {} : { data }),
  };
}

/** Nothing if it is about another creature. */
function ownData({ data = {} }: Effect): Record<string, number | string> | undefined {
  const own: Record<string, number | string> = {};
  for (const [field, value] of Object.entries(data)) {
    if (field === 'creature' || typeof value === 'object') return undefined;
    if (typeof value === 'number' || typeof value === 'string') own[field] = value;
  }
  return own;
}
