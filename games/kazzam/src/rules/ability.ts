import { defineWindows, type EffectKind, type Flow, type Handler } from '@tablewright/engine';
import {
  type Build,
  type Creature,
  type CreatureId,
  type Effect,
  type KazzamState,
  STATUSES,
} from '../model.ts';
import type { Kazzam } from '../table.ts';
import type { Action } from './actions.ts';
import { NOTES, putInPlay } from './in-play.ts';
import { inReplyOrder } from './reply-order.ts';
import type { RulesEvents } from './rules-events.ts';

/** What an ability does about events: see `packages/engine/src/windows.ts`. */
export type Answers = {
  readonly [Y in RulesEvents['type']]?: Handler<Kazzam, Effect, Extract<RulesEvents, { type: Y }>>;
};

/**
 * Something that an athlete has: of its role, its specialisation, its class, or a power that it
 * picked. Read in one place: its actions, its answers to events, what it changes at the start.
 */
export interface Ability {
  /** The id in builds: `sniper`, `hexer/duelist`, … */
  readonly id: string;
  readonly rule: string;
  readonly actions?: readonly Action[];
  readonly on?: Answers;
  /** Changes an athlete as it is made. */
  readonly begin?: (creature: Creature) => void;
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
    abilities.set(ability.id, ability);
    kinds[ability.id] = { on: ability.on ?? {} };
  }
}

/** Makes a kind of effect known that abilities leave in play. */
export function declareEffect(kind: string, on: Answers): void {
  if (kinds[kind] !== undefined) throw new RangeError(`${kind} is declared twice`);
  kinds[kind] = { on };
}

/** The abilities of a build: role, specialisation, class, picks; what nobody declared is left out. */
export function abilitiesOf({ role, specialisation, className, picks }: Build): Ability[] {
  return [role, specialisation, className, ...picks].flatMap((id) => abilities.get(id) ?? []);
}

/** Opens windows around what abilities answer to; replies in their order (KZ-GEN-14). */
export const windows = defineWindows<KazzamState, Effect, RulesEvents, Kazzam>({
  kinds,
  layers: ['all'],
  *order({ state }, _event, effects): Flow<readonly Effect[]> {
    const bearers = inReplyOrder(state, [...new Set(effects.map(({ on }) => on))]);
    return bearers.flatMap((bearer) => effects.filter(({ on }) => on === bearer));
  },
});

/** What happens in a window besides the answers of abilities, where they are all there is. */
export function* nothing(): Flow<void> {}

/** Changes an athlete that is being made as its abilities say. */
export function changeByAbilities(build: Build, creature: Creature): void {
  for (const { begin } of abilitiesOf(build)) begin?.(creature);
}

/** Puts the abilities of all athletes into play that answer to events, in place of earlier ones. */
export function beginAbilities(state: KazzamState): void {
  state.effects = state.effects.filter(({ innate }) => innate !== true);
  for (const [id, creature] of state.creatures.entries()) {
    const build = state.builds[creature.build];
    if (build === undefined) continue;
    for (const { id: kind, on } of abilitiesOf(build)) {
      if (on === undefined) continue;
      const until = { ends: 'match' } as const;
      putInPlay(state, { kind, on: id, by: id, source: kind, until, amount: 0, innate: true });
    }
  }
}
