import { chooseAmount, type Flow } from '@tablewright/engine';
import { CLASSES, type Doing, doing } from '../content/classes.ts';
import { MONSTER_POWERS, MONSTERS } from '../content/monsters.ts';
import { type CharacterPower, type Part, TASKS } from '../content/power.ts';
import type { Activation, AdventureState, Character, Element, Hit } from '../model.ts';
import type { Adventure } from '../table.ts';
import { controllersOf, monsterName } from './control.ts';
import { returnHeld } from './deck.ts';
import { type Effect, spendDistract } from './distract.ts';
import { againstElement } from './elements.ts';
import { announce } from './reference.ts';
import { assignPoints } from './sheets.ts';

const NO_EFFECTS: readonly Effect[] = [];

type Damage = Extract<Part, { kind: 'damage' }>;

/**
 * Step 3 of Resolve: the monster's targets are drawn (BA-ASGN-09), then characters decide in order,
 * then damage is assigned on both sides (BA-ASGN-01).
 */
export function assign(t: Adventure): Flow<void> | undefined {
  announce(t, 'assign');
  const attacking = doing(t.state, TASKS.damage | TASKS.distract);
  if (attacking.length > 0 || t.state.monsterActivations.length > 0) {
    return assignAll(t, attacking);
  }
  endAssign(t);
  return undefined;
}

function* assignAll(t: Adventure, attacking: readonly Doing[]): Flow<void> {
  const { monsterActivations, hits } = t.state;
  if (monsterActivations.length > 0) yield* aim(t);
  if (attacking.length > 0) yield* attackAll(t, attacking);
  if (hits.length > 0) yield* assignHits(t, hits);
  endAssign(t);
}

function endAssign({ state }: Adventure): void {
  state.distract = 0;
  state.step = 'prevent';
}

/** Each character first takes points off the hits, then attacks. */
function* attackAll(t: Adventure, attacking: readonly Doing[]): Flow<void> {
  const { state } = t;
  const effects = state.distract > 0 ? effectsOf(state) : NO_EFFECTS;
  const reduction = attackReduction(t);
  let before: Character | undefined;
  for (const { character, activation, power } of attacking) {
    if (character !== before && state.distract > 0) yield* spendDistract(t, character, effects);
    before = character;
    for (let index = 0; index < power.parts.length; index += 1) {
      const part = power.parts[index];
      if (part?.kind !== 'damage') continue;
      activation.dealt = part.upTo ? yield* chooseDamage(t, character, power, part) : part.strength;
      if (activation.dealt > 0) attack(t, character, activation, power, index, part, reduction);
    }
  }
  for (let index = 0; index < effects.length; index += 1) {
    const hit = state.hits[index];
    if (hit !== undefined) hit.reduced = effects[index]?.reduced ?? 0;
  }
}

/** Draws all targets, power by power; tokens return after each (BA-TGT-03). */
function* aim(t: Adventure): Flow<void> {
  const { state } = t;
  for (const activation of state.monsterActivations) {
    const power = MONSTER_POWERS.get(activation.power);
    if (power?.aim === undefined) continue;
    yield* power.aim(t, activation);
    if (state.held.length > 0) returnHeld(t);
  }
}

/** The hits as effects that Distract may reduce: `<power>/1`, `<power>/2`, … in order. */
function effectsOf({ hits, characters }: AdventureState): Effect[] {
  const counts: Record<string, number> = {};
  return hits.map(({ power, character, amount }) => {
    const target = characters[character];
    const count = (counts[power] ?? 0) + 1;
    counts[power] = count;
    const params = { power: { key: `power.${power}` }, name: target?.name ?? '', amount };
    return {
      id: `${power}/${count}`,
      names: { target: target?.class ?? '', power },
      text: { key: 'option.effect-hit', params },
      power,
      amount,
      reduced: 0,
    };
  });
}

/** Points that every attack on the monster loses, piercing ones excepted (BA-ASGN-05). */
function attackReduction({ state }: Adventure): number {
  let points = MONSTERS[state.monster.kind].toughness;
  for (const { power } of state.monsterActivations)
    points += MONSTER_POWERS.get(power)?.guards ?? 0;
  return points;
}

/** The part of the printed number that the controller chooses (BA-RES-05). */
function chooseDamage(
  t: Adventure,
  character: Character,
  power: CharacterPower,
  part: Damage,
): Flow<number> {
  return chooseAmount(t, controllersOf(t.state, character), 'choice.damage', {
    rule: power.rule,
    params: { power: { key: `power.${power.id}` }, points: part.strength },
    min: 0,
    max: part.strength,
    fallback: part.strength,
  });
}

/** The element that an activation works with now, after Attune (BA-ELEM-03, BA-OPT-07). */
export function elementOf(
  character: Character,
  activation: Activation,
  powers: readonly CharacterPower[],
): Element | 'none' {
  if (activation.element !== 'none') return activation.element;
  const index = powers.findIndex(({ id }) => id === activation.power);
  return powers[index]?.elemental === true ? (character.elements[index] ?? 'none') : 'none';
}

/** One attack (BA-ASGN-05): number, factor, Leadership, reductions, in this order. */
function attack(
  t: Adventure,
  character: Character,
  activation: Activation,
  power: CharacterPower,
  index: number,
  part: Damage,
  reduction: number,
): void {
  const { monster, tally } = t.state;
  const element = elementOf(character, activation, CLASSES[character.class].powers);
  const factored = againstElement(activation.dealt, element, monster.affinity);
  const doubled = part.doubled?.(character) === true ? 2 * factored : factored;
  const raised = doubled + (activation.bonus[index] ?? 0);
  const points = part.piercing ? raised : Math.max(0, raised - reduction);
  if (t.listening) {
    const { class: sheet, name } = character;
    const rule = part.piercing ? 'BA-ASGN-06' : 'BA-ASGN-05';
    const { piercing } = part;
    const by = factored === activation.dealt ? 'BA-ASGN-05' : 'BA-ELEM-02';
    t.tell?.({ type: 'attacked', by, rule, sheet, name, power: power.id, points, piercing });
  }
  const shields = part.piercing ? 0 : Math.min(points, monster.shields);
  const taken = points - shields;
  const before = monster.pool;
  monster.shields -= shields;
  assignPoints(monster, taken);
  if (part.piercing) monster.pierced += taken;
  if (part.pins === true && taken > 0) monster.pinned = t.options.rpgMovement;
  tally.dealt += taken;
  if (t.listening && points > 0) {
    const health = before - monster.pool;
    t.tell?.({
      type: 'damage-assigned',
      rule: 'BA-ASGN-02',
      sheet: 'monster',
      name: monsterName(monster),
      shields,
      health,
      damage: taken - health,
    });
  }
}

/** Each character takes its hits; its controller says how many shields go (BA-ASGN-02). */
function* assignHits(t: Adventure, hits: readonly Hit[]): Flow<void> {
  const { state } = t;
  for (let index = 0; index < state.characters.length; index += 1) {
    const character = state.characters[index];
    if (character === undefined) continue;
    let total = 0;
    for (const hit of hits) {
      if (hit.character !== index) continue;
      const points = hit.amount - hit.reduced;
      total += points;
      if (t.listening) {
        const { class: sheet, name } = character;
        const rule = MONSTER_POWERS.get(hit.power)?.rule ?? 'BA-ASGN-07';
        const by = hit.targeted ? 'BA-ASGN-07' : 'BA-ASGN-08';
        t.tell?.({ type: 'hit', by, rule, sheet, name, power: hit.power, points });
      }
    }
    if (total === 0) continue;
    const most = Math.min(total, character.shields);
    const shields = most === 0 ? 0 : yield* chooseShields(t, character, total, most);
    const before = character.pool;
    character.shields -= shields;
    assignPoints(character, total - shields);
    state.tally.suffered += total - shields;
    if (t.listening) {
      const health = before - character.pool;
      t.tell?.({
        type: 'damage-assigned',
        rule: health < total - shields ? 'BA-ASGN-03' : 'BA-ASGN-01',
        sheet: character.class,
        name: character.name,
        shields,
        health,
        damage: total - shields - health,
      });
    }
  }
}

function chooseShields(
  t: Adventure,
  character: Character,
  total: number,
  most: number,
): Flow<number> {
  return chooseAmount(t, controllersOf(t.state, character), 'choice.shields', {
    rule: 'BA-ASGN-02',
    params: { name: character.name, points: total },
    min: 0,
    max: most,
    fallback: most,
  });
}
