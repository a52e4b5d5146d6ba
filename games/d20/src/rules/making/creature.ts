import type { Seat } from '@tablewright/engine';
import type { Sheet, SheetItem } from '../../content/sheet.ts';
import type { Creature, CreatureId, D20State, Item, Run } from '../../model.ts';
import { oneOf, type World } from '../../table.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { dueOrder } from '../creature.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { takeUp } from './now.ts';

/** Whoever comes into being has nothing on it yet. */
function blank(state: Pick<D20State, 'creatures'>, name: string): Creature {
  return {
    id: nextCreature(state),
    name,
    number: 0,
    run: { by: 'master' },
    side: 'foes',
    attitude: 'hostile',
    level: 1,
    hp: 1,
    lockedLoss: [],
    life: 'alive',
    traits: [],
    effects: [],
    items: [],
    held: [],
    gp: 0,
    tokens: 0,
    used: {},
    strained: [],
    place: { at: 'away' },
    height: 0,
    isHidden: false,
    isLeader: false,
    group: 0,
    hurtBy: {},
    restHours: [],
  };
}

/** A creature stands where it is due, also who comes for a dead one in the middle of a session (DT-GEN-07). */
function enter({ state: { creatures } }: Pick<World, 'state'>, creature: Creature): void {
  creatures.push(creature);
  creatures.sort(dueOrder);
}

const nextCreature = ({ creatures }: Pick<D20State, 'creatures'>): CreatureId =>
  Math.max(0, ...creatures.map(({ id }) => id)) + 1;

/** A new thing of a kind. */
export function newItem(
  w: Pick<World, 'content' | 'state'>,
  kind: string,
  tags?: readonly string[],
): Item {
  const { uses } = oneOf(w, 'gear', kind);
  const item: Item = { id: w.state.nextId, kind, ...(tags === undefined ? {} : { tags }) };
  w.state.nextId += 1;
  if (uses !== undefined) item.uses = uses;
  return item;
}

/** A character comes in: as its sheet says that it is now, else at full Hit Points (DT-CHAR-04, DT-HP-02). */
export function addCharacter(w: World, sheet: Sheet, run: Run, seat?: Seat): Creature {
  const { name, level, xp, scores, heritage, roles, benefits, hitDice, spells, gear, gp, flaw } =
    sheet;
  const { heritageChoice, birth, isWritten } = sheet;
  const creature: Creature = {
    ...blank(w.state, name),
    ...(seat === undefined ? {} : { seat }),
    character: {
      scores: { ...scores },
      heritage,
      ...(heritageChoice === undefined ? {} : { heritageChoice }),
      ...(birth === undefined ? {} : { birth }),
      ...(isWritten === undefined ? {} : { isWritten }),
      roles: roles.map((role) => ({ ...role })),
      hitDice: [...hitDice],
      benefits: benefits.map((benefit) => ({ ...benefit })),
      xp,
      flaw,
      spells: Object.fromEntries(Object.entries(spells).map(([role, known]) => [role, [...known]])),
    },
    run,
    side: 'party',
    attitude: 'friendly',
    level,
    gp,
    traits: [heritage, ...roles.map(({ id }) => id)],
  };
  for (const written of gear) takeOn(w, creature, written);
  enter(w, creature);
  layFirst(w, creature);
  creature.hp = maxHpOf(w, creature);
  if (sheet.now !== undefined) takeUp(w, creature, sheet.now);
  return creature;
}

/** What the traits of a creature lay on it from the start; those of one alone, if that is named. */
export function layFirst(w: World, creature: Creature, of?: string): void {
  eachTrait(w, creature, (trait) => {
    if (of !== undefined && trait.id !== of) return;
    for (const effect of trait.atFirst?.(w, creature) ?? []) {
      creature.effects.push({ ...effect, id: w.state.nextId });
      w.state.nextId += 1;
    }
  });
}

/** A mind without a body, such as the one of a ship: nothing can be done to it but talk. */
export function addMind(
  w: Pick<World, 'state'>,
  name: string,
  attitude: Creature['attitude'],
): Creature {
  const creature: Creature = {
    ...blank(w.state, name),
    attitude,
    side: 'others',
    traits: ['is-bodiless'],
  };
  enter(w, creature);
  return creature;
}

/** A thing of a sheet: worn, in hand, put on or packed. */
function takeOn(w: World, creature: Creature, { kind, tags, is, uses, task }: SheetItem): void {
  const item = newItem(w, kind, tags);
  if (uses !== undefined) item.uses = uses;
  if (task !== undefined) item.task = task;
  creature.items.push(item);
  if (is === 'held') creature.held.push(item.id);
  if (is === 'worn') creature.armor = item.id;
  if (is === 'on') item.isOn = true;
}

/** What differs from its stat block in somebody that comes in. */
export interface Differences {
  readonly name?: string;
  readonly hp?: number;
  readonly level?: number;
  readonly hit?: number;
  readonly ac?: number;
  readonly attitude?: Creature['attitude'];
  readonly side?: Creature['side'];
  readonly isLeader?: boolean;
  readonly group?: number;
  readonly number?: number;
  readonly run?: Run;
}

/** Somebody of a stat block comes in, at full Hit Points (DT-NPC-01 to -03). */
export function addFromBlock(w: World, id: string, differences: Differences = {}): Creature {
  const block = oneOf(w, 'blocks', id);
  const base = blank(w.state, differences.name ?? id);
  const { attitude = 'hostile', isLeader = false, number = 0 } = differences;
  const scaled = block.atLevel?.(differences.level ?? block.level);
  const creature: Creature = {
    ...base,
    number,
    block: id,
    run: differences.run ?? { by: 'master' },
    side: differences.side ?? (attitude === 'hostile' ? 'foes' : 'others'),
    attitude,
    isLeader,
    group: differences.group ?? base.id,
    level: differences.level ?? block.level,
    traits: [...block.traits],
    printed: {
      maxHp: differences.hp ?? scaled?.hp ?? block.hp,
      ...(scaled === undefined ? {} : { attacks: scaled.attacks }),
      ac: differences.ac ?? block.ac,
      speed: block.speed,
      mods: { ...block.mods },
      morale: block.morale,
      hit: differences.hit ?? 0,
    },
  };
  enter(w, creature);
  layFirst(w, creature);
  for (const kind of block.gear ?? []) creature.items.push(newItem(w, kind));
  creature.hp = maxHpOf(w, creature);
  return creature;
}
