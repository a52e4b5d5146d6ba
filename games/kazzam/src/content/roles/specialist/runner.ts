import { choose as ask, type Flow } from '@tablewright/engine';
import type { Creature, CreatureId, KazzamState } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { aimAt, isConcealed } from '../../../rules/attack/aim.ts';
import { coverOf } from '../../../rules/court/cover.ts';
import {
  areEnemies,
  creatureOf,
  creaturesWhere,
  isOnMap,
  seatOf,
} from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose, confirm } from '../../../rules/effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { STATUS, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import type { Movement } from '../../../rules/effects/movement.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { BITS, giveStatus, has, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import {
  couldHold,
  hold,
  itemCell,
  itemOption,
  release,
  tellOfItem,
} from '../../../rules/harm/items.ts';
import { losesHold } from '../../../rules/harm/loss.ts';
import { canGo, move, shiftBy, walkOf } from '../../../rules/movement/move.ts';
import { seenNow, unseenBy } from '../../../rules/sight/hidden-places.ts';
import { canChoose, seesAround, seesSquare } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';

/** A Saving Throw to get away with something, which it may let be (KR-SPEC-09). */
function* slipsAway(t: Kazzam, id: CreatureId, key: string): Flow<boolean> {
  const tries = yield* confirm(t, id, key, {
    rule: 'KR-SPEC-09',
    usual: true,
    reaction: { key, take: 1, decline: 0 },
  });
  if (!tries) return false;
  return yield* savingThrow(t, id, { against: key, rule: 'KR-SPEC-09', asked: true });
}

/** The squares of normal movement of its Boost, if it could go any (KR-SPEC-10). */
function dashOf(t: Kazzam, id: CreatureId): Movement | undefined {
  const walk = isOnMap(creatureOf(t.state, id)) ? walkOf(t, id) : undefined;
  if (walk === undefined) return undefined;
  const budget = Math.min(3, walk.budget);
  // Three squares are no more than half its speed, should it be Slowed on the way.
  const run: Movement = { ...walk, budget, rule: 'KR-SPEC-10', slowable: false };
  return canGo(t, id, run) ? run : undefined;
}

/** The shift of its Boost, if it could make one (KR-SPEC-10). */
function shiftOf(t: Kazzam, id: CreatureId): Movement | undefined {
  const shift = shiftBy(t, id, 1, 'KR-SPEC-10');
  return shift !== undefined && canGo(t, id, shift) ? shift : undefined;
}

/** A shift of a square, then three squares of normal movement (KR-SPEC-10). */
function* dash(t: Kazzam, id: CreatureId): Flow<void> {
  const shift = shiftOf(t, id);
  if (shift !== undefined) yield* move(t, id, shift);
  const run = dashOf(t, id);
  if (run !== undefined) yield* move(t, id, run);
}

/** How far enemies see it through its Cloak (KR-SPEC-11). */
const CLOAK = 3;

function* cloak(t: Kazzam, id: CreatureId): Flow<void> {
  giveStatus(t, {
    ...withData(STATUS.concealed, { beyond: CLOAK }),
    on: id,
    by: id,
    source: 'cloak',
    until: untilNextTurnEnds(t.state, id),
  });
}

/** That it used Hide in that turn of its own: not in the next one again (KR-SPEC-12). */
const HID = 'hid';
export const HID_EFFECT: EffectDef = { kind: HID };

/** Whoever it would have to hide from: opponents, and Creeps that list it (KR-SPEC-12). */
function seekers(state: KazzamState, id: CreatureId): CreatureId[] {
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    if (!isOnMap(creature)) return false;
    const listed = itemAt(state.groups, creature.group)?.enemies;
    return listed === undefined ? areEnemies(state, id, other) : listed.includes(id);
  });
}

/**
 * Whether it has cover or Concealment from another, or is out of its sight (KR-SPEC-12): also of
 * what that sees by a warp or through tunnels (KC-POR-08, KC-POR-34).
 */
function isCovered(t: Kazzam, id: CreatureId, seeker: CreatureId): boolean {
  const { state, options } = t;
  const body = creatureOf(state, id);
  const from = creatureOf(state, seeker);
  if (isConcealed(t, from, id)) return true;
  const isInSight = () => seesAround(t, seeker, id);
  if (!groundOf(state).inOnePart(body.cell, from.cell)) return !isInSight();
  // A zone may conceal it (KZ-CONC-03).
  if (aimAt(t, seeker, id, BASIC_IMPLEMENT_ATTACK).concealed) return true;
  const prone = has(body, BITS.prone) || has(from, BITS.prone);
  const ignoreLow = has(body, BITS.hovering);
  const aim = { melee: false, prone, ignoreLow, options };
  const cover = coverOf(groundOf(state), from, body, aim);
  return cover === 'cover' || (cover === 'no-shot' && !isInSight());
}

function mayHide(t: Kazzam, id: CreatureId): boolean {
  const { state } = t;
  const { turn } = state;
  const body = creatureOf(state, id);
  if (!isOnMap(body) || turn?.creature !== id || turn.roleActions < 1) return false;
  if (has(body, BITS.distracted) || has(body, BITS.stunned) || turn.atWillOnly) return false;
  // Everyone sees who is Revealed (KZ-STAT-54).
  if (has(body, BITS.revealed)) return false;
  const lately = effectsOf(state, HID).some(
    ({ on, amount }) => on === id && amount >= body.turns - 1,
  );
  return !lately && seemsCovered(t, id);
}

/**
 * Whether it is covered as far as it knows. What it cannot know it cannot go by: it may try in vain,
 * and that it is asked tells nothing (KZ-INFO-03).
 */
function seemsCovered(t: Kazzam, id: CreatureId): boolean {
  const unseen = unseenBy(t, seatOf(t.state, id));
  return isCoveredFrom(t, id, (seeker) => !unseen.includes(seeker));
}

/** Whether it is covered from all of these whom it would have to hide from. */
function isCoveredFrom(t: Kazzam, id: CreatureId, which: (seeker: CreatureId) => boolean): boolean {
  return seekers(t.state, id).every((seeker) => !which(seeker) || isCovered(t, id, seeker));
}

/** Hides until it attacks, or to the end of its next turn, unless somebody unseen looks on (KR-SPEC-12). */
function* hide(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const hides = yield* confirm(t, id, 'hide', {
    rule: 'KR-SPEC-12',
    usual: true,
    reaction: { key: 'hide', take: 1, decline: 0 },
  });
  if (!hides || state.turn === undefined) return;
  state.turn.roleActions -= 1;
  if (t.listening) t.emit({ type: 'action', rule: 'KR-SPEC-12', who: id, action: 'hide' });
  // Whether it comes off tells where they are who are not seen (KZ-INFO-03).
  if (unseenBy(t, seatOf(state, id)).length > 0) t.reveal();
  if (!isCoveredFrom(t, id, () => true)) return;
  const until = untilNextTurnEnds(state, id);
  const body = creatureOf(state, id);
  giveStatus(t, {
    ...withData(STATUS.hidden, { untilAttack: 1, ...seenNow(body) }),
    on: id,
    by: id,
    source: 'hide',
    until,
  });
  const { turns } = body;
  const mark = state.nextEffect;
  windows.attach(t, { kind: HID, on: id, by: id, source: 'hide', until, mark, amount: turns });
}

/** Something that can be taken with Swipe. */
interface Loot {
  readonly id: string;
  readonly names: Readonly<Record<string, number>>;
  /** Whom it is taken from; nobody for a pedestal. */
  readonly from: CreatureId | undefined;
  readonly orb: number | 'implement';
}

/** Objects of creatures and pedestals beside it (KR-SPEC-13). */
function loot(t: Kazzam, id: CreatureId): readonly Loot[] {
  const { state } = t;
  const ground = groundOf(state);
  const self = creatureOf(state, id);
  const found: Loot[] = [];
  for (const [from, creature] of state.creatures.entries()) {
    if (from === id || !isOnMap(creature) || !areAdjacent(ground, self, creature)) continue;
    if (!canChoose(t, id, from)) continue;
    // Nor is anything exchanged between who flies and who does not (KZ-STAT-20).
    if (has(creature, BITS.flying) !== has(self, BITS.flying)) continue;
    for (const orb of creature.held) {
      if (!canCarry(state, id, orb)) continue;
      const { id: name, names } = itemOption(state, orb);
      found.push({ id: name, names: { ...names, creature: from }, from, orb });
    }
    if (hasImplement(creature)) {
      const names = { creature: from };
      found.push({ id: `implement-${creature.name}`, names, from, orb: 'implement' });
    }
  }
  if (has(self, BITS.flying)) return found;
  for (const [orb, one] of state.items.entries()) {
    const { place } = one;
    const cell = itemCell(state, one);
    if (place.at !== 'pedestal' || !areAdjacent(ground, self, cell)) continue;
    if (!seesSquare(t, id, cell)) continue;
    if (canCarry(state, id, orb)) {
      const { id: name, names } = itemOption(state, orb);
      found.push({ id: name, names, from: undefined, orb });
    }
  }
  return found;
}

/** An own orb is dropped at once, any other needs a hand (KR-SPEC-13). */
function canCarry(state: KazzamState, id: CreatureId, orb: number): boolean {
  const self = creatureOf(state, id);
  return state.items[orb]?.team === self.team || couldHold(self);
}

function hasImplement(creature: Creature): boolean {
  return creature.implement !== undefined && !has(creature, BITS.disarmed);
}

/** Takes one object from beside it (KR-SPEC-13). */
function* swipe(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const { from, orb } = yield* choose(t, id, 'swipe', loot(t, id), { rule: 'KR-SPEC-13' });
  if (from !== undefined && !(yield* losesHold(t, from, orb))) return;
  if (orb === 'implement') {
    if (from === undefined) return;
    const until = untilNextTurnEnds(state, from);
    yield* inflict(t, { kind: 'disarmed', on: from, by: id, source: 'swipe', until });
    return;
  }
  const taken = state.items[orb];
  if (taken === undefined) return;
  if (taken.team !== creatureOf(state, id).team) {
    hold(t, id, orb);
    tellOfItem(t, id, 'picked-up', orb, 'KR-SPEC-13');
    return;
  }
  const ground = groundOf(state);
  const squares = ground
    .neighbours(creatureOf(state, id).cell)
    .filter((cell) => !ground.isFull(cell));
  const { cell } = yield* ask(
    t,
    seatOf(state, id),
    'drop-where',
    squares.map((square) => ground.option(square)),
    { rule: 'KR-SPEC-13', params: { who: id }, fallback: 0 },
  );
  if (from !== undefined) release(state, from, orb);
  taken.place = { at: 'ground', cell };
  tellOfItem(t, id, 'dropped', orb, 'KR-SPEC-13');
}

const ACTIONS: readonly Action[] = [
  {
    ...plain('cloak', 'role', 'KR-SPEC-11', () => true, cloak),
    // Where it can hide when its turn ends, it keeps its Role Action for that.
    bot: { worth: ({ t, id }) => (seemsCovered(t, id) ? 0 : 0.1) },
  },
  {
    ...plain('swipe', 'role', 'KR-SPEC-13', (t, id) => loot(t, id).length > 0, swipe),
    encounter: true,
    bot: { worth: 0.9 },
  },
];

/** Runner: fast, slippery, light-fingered (KR-SPEC-08 to KR-SPEC-13). */
export const RUNNER: Ability = {
  id: 'runner',
  rule: 'KR-SPEC-08',
  leaves: [HID_EFFECT],
  begin(creature) {
    creature.speed += 2;
  },
  on: {
    opportunity: {
      *before(t, { on }, event) {
        if (event.granter !== on || !event.taken) return;
        if (yield* slipsAway(t, on, 'runner-slips-away')) event.prevented = true;
      },
    },
    lose: {
      *before(t, { on }, event) {
        if (event.creature !== on) return;
        if (yield* slipsAway(t, on, 'runner-keeps-hold')) event.prevented = true;
      },
    },
    hit: {
      modify(t, { on }, event) {
        if (event.roller !== on || !event.boost) return;
        event.riders.push({
          id: 'role-boost',
          rule: 'KR-SPEC-10',
          damage: 0,
          harms: false,
          applies: () => shiftOf(t, on) !== undefined || dashOf(t, on) !== undefined,
          run: () => dash(t, on),
        });
      },
    },
    'turn-end': {
      before: (t, { on }, { creature }) =>
        creature === on && mayHide(t, on) ? hide(t, on) : undefined,
    },
  },
  actions: ACTIONS,
  deeds: ['hide'],
};
