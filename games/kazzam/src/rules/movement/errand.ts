import { choose, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Errand, type KazzamState, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, creatureOption, creaturesWhere, isOnMap, seatOf } from '../court/creatures.ts';
import { distanceBetween, type Place } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import type { Action } from '../effects/action.ts';
import { itemCell, itemOption } from '../harm/items.ts';
import { orbsHeld } from '../harm/orbs.ts';

/** The errand of the creature whose turn it is, if it is on one (KZ-STAT-14). */
export function errandOf({ turn }: KazzamState, id: CreatureId): Errand | undefined {
  return turn?.creature === id ? turn.errand : undefined;
}

/** The forms that a dominator's command may have (KZ-STAT-15). */
const FORMS = ['go-to', 'attack', 'pick-up', 'drop', 'hand-over', 'dunk', 'stay'] as const;
type Form = (typeof FORMS)[number];

/** Asks the dominator for its command, which the dominated then has to carry out (KZ-STAT-14). */
export function* askErrand(t: Kazzam, id: CreatureId, by: CreatureId): Flow<Errand> {
  const { state } = t;
  const { value: form } = yield* ask(t, id, by, 'command', usableForms(state, id));
  switch (form) {
    case 'go-to':
    case 'attack': {
      const others = othersThere(state, id).map((other) => ({
        ...creatureOption(state, other),
        value: other,
      }));
      const { value: target } = yield* ask(t, id, by, 'command-whom', others);
      return { form, by, target, orb: NOBODY };
    }
    case 'hand-over': {
      const mates = othersThere(state, id)
        .filter((other) => creatureOf(state, other).team === creatureOf(state, id).team)
        .map((other) => ({ ...creatureOption(state, other), value: other }));
      const { value: target } = yield* ask(t, id, by, 'command-whom', mates);
      return { form, by, target, orb: yield* askOrb(t, id, by, form) };
    }
    case 'stay':
      return { form, by, target: NOBODY, orb: NOBODY };
    default:
      return { form, by, target: NOBODY, orb: yield* askOrb(t, id, by, form) };
  }
}

function usableForms(state: KazzamState, id: CreatureId) {
  const holds = creatureOf(state, id).held.length > 0;
  const others = othersThere(state, id);
  const mates = others.some(
    (other) => creatureOf(state, other).team === creatureOf(state, id).team,
  );
  const able: Readonly<Record<Form, boolean>> = {
    'go-to': others.length > 0,
    attack: others.length > 0,
    'pick-up': itemsFor(state, id, 'pick-up').length > 0,
    drop: holds,
    'hand-over': holds && mates,
    dunk: orbsHeld(state, id).length > 0,
    stay: true,
  };
  return FORMS.filter((form) => able[form]).map((form) => ({ id: form, value: form }));
}

function othersThere(state: KazzamState, id: CreatureId): CreatureId[] {
  const ground = groundOf(state);
  const { cell } = creatureOf(state, id);
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    return other !== id && isOnMap(creature) && ground.inOnePart(cell, creature.cell);
  });
}

/** Items that a command can be about: those in its hands, or those it may take up. */
function itemsFor(state: KazzamState, id: CreatureId, form: Form): readonly number[] {
  const { held, team, cell } = creatureOf(state, id);
  if (form === 'dunk') return orbsHeld(state, id);
  if (form !== 'pick-up') return held;
  const ground = groundOf(state);
  return [...state.items.keys()].filter((number) => {
    const orb = state.items[number];
    if (orb === undefined || orb.team === team) return false;
    if (orb.place.at === 'held' || orb.place.at === 'gone') return false;
    return ground.inOnePart(cell, itemCell(state, orb));
  });
}

function* askOrb(t: Kazzam, id: CreatureId, by: CreatureId, form: Form): Flow<number> {
  const items = itemsFor(t.state, id, form).map((item) => ({
    ...itemOption(t.state, item),
    value: item,
  }));
  return (yield* ask(t, id, by, 'command-orb', items)).value;
}

function ask<V>(
  t: Kazzam,
  id: CreatureId,
  by: CreatureId,
  key: string,
  options: readonly { readonly id: string; readonly value: V }[],
): Flow<{ readonly value: V }> {
  return choose(t, seatOf(t.state, by), key, options, {
    rule: 'KZ-STAT-14',
    params: { who: id, by },
    about: { who: id },
    fallback: 0,
  });
}

/** Whether there is nothing left to do for it. */
export function isFulfilled(state: KazzamState, id: CreatureId, errand: Errand): boolean {
  const { form, target, orb } = errand;
  const held = creatureOf(state, id).held.includes(orb);
  switch (form) {
    case 'attack':
      return state.turn?.attacked.includes(target) === true;
    case 'pick-up':
      return held;
    case 'drop':
    case 'hand-over':
    case 'dunk':
      return !held;
    case 'go-to':
      return gapTo(state, id, errand, creatureOf(state, id).cell) <= 1;
    case 'stay':
      return true;
  }
}

/** Actions that bring an errand about where they can be taken. */
const DEEDS: Readonly<Record<Form, readonly string[]>> = {
  'go-to': [],
  attack: [],
  'pick-up': ['pick-up'],
  drop: ['drop'],
  'hand-over': ['hand-over'],
  dunk: ['dunk'],
  stay: [],
};
const MOVES: readonly string[] = ['walk', 'shift', 'charge'];

/** Whether an action furthers the errand as things stand (KZ-STAT-15). */
export function furthers(errand: Errand, { id, power }: Action): boolean {
  if (errand.form === 'attack' && power !== undefined) return true;
  if (DEEDS[errand.form].includes(id)) return true;
  // How a movement must go to be of use, `onErrand` sees to.
  return errand.form !== 'stay' && errand.form !== 'drop' && MOVES.includes(id);
}

/** Whether an action would undo what was commanded (KZ-STAT-15). */
export function opposes(errand: Errand, { id }: Action): boolean {
  switch (errand.form) {
    case 'stay':
    case 'go-to':
      return MOVES.includes(id);
    case 'pick-up':
      return ['drop', 'hand-over', 'dunk'].includes(id);
    case 'drop':
      return id === 'pick-up';
    case 'hand-over':
      return id === 'take-over';
    default:
      return false;
  }
}

/** Where an errand leads: nowhere if it needs no movement. */
function goalOf(state: KazzamState, id: CreatureId, { form, target, orb }: Errand): Place[] {
  const there = itemAt(state.creatures, target);
  switch (form) {
    case 'go-to':
    case 'attack':
    case 'hand-over':
      return there === undefined || !isOnMap(there) ? [] : [there];
    case 'pick-up': {
      const lies = state.items[orb];
      return lies === undefined ? [] : [itemCell(state, lies)];
    }
    case 'dunk': {
      const { team } = creatureOf(state, id);
      return state.pedestals.flatMap(({ cell, team: own }) => (own === team ? [cell] : []));
    }
    default:
      return [];
  }
}

function gapTo(state: KazzamState, id: CreatureId, errand: Errand, cell: Cell): number {
  const ground = groundOf(state);
  const body = { ...creatureOf(state, id), cell };
  const gaps = goalOf(state, id, errand).map(
    (goal) => distanceBetween(ground, body, goal) ?? Number.POSITIVE_INFINITY,
  );
  return Math.min(Number.POSITIVE_INFINITY, ...gaps);
}

/** Where a movement on an errand may end: nearer to where it leads, until it is carried out. */
export function nearerEnds(
  state: KazzamState,
  id: CreatureId,
): ((cell: Cell) => boolean) | undefined {
  const errand = errandOf(state, id);
  if (errand === undefined || isFulfilled(state, id, errand)) return undefined;
  const now = gapTo(state, id, errand, creatureOf(state, id).cell);
  return (cell) => gapTo(state, id, errand, cell) < now;
}
