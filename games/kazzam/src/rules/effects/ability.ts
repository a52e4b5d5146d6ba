import { defineWindows, type EffectKind, type Flow } from '@tablewright/engine';
import {
  type Build,
  type Creature,
  type CreatureId,
  type Effect,
  type KazzamState,
  NOBODY,
  STATUSES,
  type Status,
} from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import type { Action } from './action.ts';
import { type CreepBlock, creepBlockOf, rememberCreeps } from './creep-block.ts';
import { effectRecord, NOTES, putInPlay } from './in-play.ts';
import type { Answers, RulesEvents } from './moments.ts';
import type { AttackPower } from './power.ts';
import { rankOf } from './reply-order.ts';
import { refreshStatuses } from './status.ts';
import { wholePower } from './whole-power.ts';

/**
 * Something that an athlete has: of its role, its specialisation, its class, or a power that it
 * picked. Read in one place: its attack, its other actions, its answers to events, what it changes
 * at the start.
 */
export interface Ability {
  /** The id in builds: `sniper`, `hexer/duelist`, … */
  readonly id: string;
  readonly rule: string;
  /** An attack power: the Attack Action that it is comes with it. */
  readonly power?: AttackPower;
  /** Whether {@link Ability.power} is an Encounter power (KZ-POWER-08). */
  readonly encounter?: true;
  readonly actions?: readonly Action[];
  /** Ids of what it tells of as of actions though it offers them as none: a Reaction, a way out. */
  readonly deeds?: readonly string[];
  readonly on?: Answers;
  /** What its Role Boost adds to a hit on somebody, roughly: for bots. */
  readonly boosts?: (target: Creature) => number;
  /** Whether its Role Boost is used in full without asking, unless that is wanted (KR-BOOST-07). */
  readonly boostsUnasked?: true;
  /** Changes an athlete as it is made. */
  readonly begin?: (creature: Creature) => void;
  /** Statuses that it has for the whole match. */
  readonly innate?: readonly { readonly kind: Status; readonly amount: number }[];
  /** Whether whoever has it knows the squares of Hidden creatures (KC-HID-06). */
  readonly findsHidden?: true;
  /** What is chosen when the match begins, and anew after each Take-Out (KZ-DUN-10). */
  readonly ready?: (t: Kazzam, id: CreatureId) => Flow<void>;
}

const abilities = new Map<string, Ability>();
const kinds: Record<string, EffectKind<Kazzam, Effect, RulesEvents>> = Object.fromEntries(
  [...STATUSES, ...Object.values(NOTES)].map((kind) => [kind, { on: {} }]),
);

/**
 * Makes abilities known; content does it as it is loaded, since it uses the rules and they cannot
 * import it. @throws RangeError for an id that is known already
 */
export function declareAbilities(list: readonly Ability[]): void {
  for (const ability of list) {
    if (kinds[ability.id] !== undefined) throw new RangeError(`${ability.id} is declared twice`);
    const { power } = ability;
    abilities.set(
      ability.id,
      power === undefined ? ability : { ...ability, power: wholePower(power) },
    );
    kinds[ability.id] = { on: ability.on ?? {} };
  }
}

/** Kinds of effects that count as statuses for what looks at statuses (KC-CONV-42). */
const statusKinds = new Set<string>([...STATUSES, NOTES.saveAdvantage]);

/**
 * Makes a kind of effect known that abilities leave in play.
 *
 * @param as whether it counts as a status, as a named debuff does (KC-CONV-42)
 */
export function declareEffect(kind: string, on: Answers, as?: 'status'): void {
  declareKind(kind, on);
  left.push(kind);
  if (as === 'status') statusKinds.add(kind);
}

/** Kinds of what abilities leave in play. */
const left: string[] = [];

function declareKind(kind: string, on: Answers): void {
  if (kinds[kind] !== undefined) throw new RangeError(`${kind} is declared twice`);
  kinds[kind] = { on };
}

/** Kinds of what can come into play in the course of a match: no abilities and no traits. */
export function kindsOfEffects(): readonly string[] {
  return [...STATUSES, ...Object.values(NOTES), ...left];
}

/** Whether an effect is a status that powers can take off: no trait, no note (KC-CONV-42, D-37). */
export function isStatus({ kind, innate }: Effect): boolean {
  return innate !== true && statusKinds.has(kind);
}

/** The abilities of a build: role, specialisation, class, picks; what nobody declared is left out. */
export function abilitiesOf({ role, specialisation, className, picks }: Build): Ability[] {
  return abilitiesNamed([role, specialisation, className, ...picks]);
}

/** The abilities with these ids; what nobody declared is left out. */
export function abilitiesNamed(ids: readonly string[]): Ability[] {
  return ids.flatMap((id) => abilities.get(id) ?? []);
}

/** Opens windows around what abilities answer to; replies in their order (KZ-GEN-14). */
export const windows = defineWindows<KazzamState, Effect, RulesEvents, Kazzam>({
  kinds,
  layers: ['all'],
  record: effectRecord,
  // What lies on the map answers in its maker's place.
  rank: ({ state }, { on, by }) => rankOf(state, on === NOBODY ? by : on),
});

/** What happens in a window besides the answers of abilities, where they are all there is. */
export function nothing(): undefined {}

/** Changes an athlete that is being made as its abilities say. */
export function changeByAbilities(build: Build, creature: Creature): void {
  for (const { begin } of abilitiesOf(build)) begin?.(creature);
}

/**
 * Puts what athletes and Creeps have for the match into play, before anything else is: these effects
 * have the first numbers.
 */
export function beginAbilities(state: KazzamState): void {
  state.effects = [];
  state.nextEffect = 0;
  const until = { ends: 'match' } as const;
  for (const id of state.creatures.keys()) {
    for (const had of abilitiesIn(state, id)) {
      putInPlay(state, { ...had, on: id, by: id, until, innate: true });
    }
    refreshStatuses(state, id);
  }
}

/** How many effects are what athletes and Creeps have for the match: those with the first numbers. */
export function countAbilities(state: KazzamState): number {
  const had = [...state.creatures.keys()].map((id) => abilitiesIn(state, id).length);
  return had.reduce((sum, count) => sum + count, 0);
}

type Had = Pick<Effect, 'kind' | 'source' | 'amount' | 'data'>;

function abilitiesIn(state: KazzamState, id: CreatureId): readonly Had[] {
  const build = itemAt(state.builds, creatureOf(state, id).build);
  if (build === undefined) return traitsIn(state, id);
  return abilitiesOf(build).flatMap(({ id: source, on, innate = [] }): readonly Had[] => [
    ...innate.map(({ kind, amount }) => ({ kind, source, amount })),
    ...(on === undefined ? [] : [{ kind: source, source, amount: 0 }]),
  ]);
}

function traitsIn(state: KazzamState, id: CreatureId): readonly Had[] {
  const block = creepBlockOf(state, id);
  if (block === undefined) return [];
  const { id: source, on, innate = [], immune = [] } = block;
  const kinds = on === undefined ? innate : [...innate, kindOfCreep(source)];
  return [
    ...kinds.map((kind) => ({ kind, source, amount: 0 })),
    ...immune.map((status) => ({ kind: NOTES.immunity, source, amount: 0, data: { status } })),
  ];
}

function kindOfCreep(id: string): string {
  return `creep/${id}`;
}

/** Makes Creep blocks known. @throws RangeError for an id that is known already */
export function declareCreeps(list: readonly CreepBlock[]): void {
  rememberCreeps(list);
  for (const { id, on } of list) if (on !== undefined) declareKind(kindOfCreep(id), on);
}

/** Lets an athlete choose what its abilities ask for before it plays, or plays again. */
export function* makeReady(t: Kazzam, id: CreatureId): Flow<void> {
  const build = itemAt(t.state.builds, t.state.creatures[id]?.build ?? -1);
  if (build === undefined) return;
  for (const { ready } of abilitiesOf(build)) if (ready !== undefined) yield* ready(t, id);
}
