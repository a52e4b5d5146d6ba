/** What athletes and Creeps have for the whole match. */
import type { Flow } from '@tablewright/engine';
import { type Build, type Creature, type CreatureId, type Effect, NOBODY } from '../../model.ts';
import type { Kazzam, Moment, WithContent } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { abilitiesOf, creepBlockOf, kindOfCreep, kindOfMap, mapInPlay } from './content.ts';
import { withData } from './effect-data.ts';
import { IMMUNITY, NOTES, putInPlay } from './in-play.ts';
import { refreshStatuses } from './status.ts';

/** Changes an athlete that is being made as its abilities say. */
export function changeByAbilities(game: WithContent, build: Build, creature: Creature): void {
  for (const { begin } of abilitiesOf(game, build)) begin?.(creature);
}

/**
 * Puts what athletes, Creeps and the map have for the match into play, before anything else is: these effects
 * have the first numbers.
 */
export function beginAbilities(moment: Moment): void {
  const { state } = moment;
  state.effects = [];
  state.nextEffect = 0;
  const until = { ends: 'match' } as const;
  for (const id of state.creatures.keys()) {
    for (const had of innateOf(moment, id)) {
      putInPlay(state, { ...had, on: id, by: id, until, innate: true });
    }
    refreshStatuses(state, id);
  }
  for (const { kind, source } of ofTheMap(moment))
    putInPlay(state, { kind, source, on: NOBODY, by: NOBODY, until, amount: 0, innate: true });
}

/** What the map does of itself: nothing on most. */
function ofTheMap(moment: Moment): readonly Pick<Effect, 'kind' | 'source'>[] {
  const { map, on } = mapInPlay(moment) ?? {};
  return map === undefined || on === undefined ? [] : [{ kind: kindOfMap(map.id), source: map.id }];
}

/** How many effects are what athletes, Creeps and the map have for the match: those with the first numbers. */
export function countAbilities(moment: Moment): number {
  const had = [...moment.state.creatures.keys()].map((id) => innateOf(moment, id).length);
  return had.reduce((sum, count) => sum + count, 0) + ofTheMap(moment).length;
}

type Innate = Pick<Effect, 'kind' | 'source' | 'amount' | 'data'>;

function innateOf(moment: Moment, id: CreatureId): readonly Innate[] {
  const { state } = moment;
  const build = itemAt(state.builds, creatureOf(state, id).build);
  if (build === undefined) return traitsOf(moment, id);
  return abilitiesOf(moment, build).flatMap(
    ({ id: source, on, innate = [] }): readonly Innate[] => [
      ...innate.map(({ kind, amount }) => ({ kind, source, amount })),
      ...(on === undefined ? [] : [{ kind: source, source, amount: 0 }]),
    ],
  );
}

/** Puts what a Creep has by nature into play that has come in the course of the match. */
export function beginCreep(moment: Moment, id: CreatureId): void {
  const until = { ends: 'match' } as const;
  for (const trait of traitsOf(moment, id))
    putInPlay(moment.state, { ...trait, on: id, by: id, until, innate: true });
  refreshStatuses(moment.state, id);
}

function traitsOf(moment: Moment, id: CreatureId): readonly Innate[] {
  const block = creepBlockOf(moment, id);
  if (block === undefined) return [];
  const { id: source, on, innate = [], immune = [], immovable } = block;
  return [
    ...innate.map((had) =>
      typeof had === 'string' ? { kind: had, source, amount: 0 } : { ...had, source },
    ),
    ...(on === undefined ? [] : [{ kind: kindOfCreep(source), source, amount: 0 }]),
    ...(immovable === true ? [{ kind: NOTES.immovable, source, amount: 0 }] : []),
    ...immune.map((status) => ({ ...withData(IMMUNITY, { status }), source, amount: 0 })),
  ];
}

/** Lets an athlete choose what its abilities ask for before it plays, or plays again. */
export function* makeReady(t: Kazzam, id: CreatureId): Flow<void> {
  const build = itemAt(t.state.builds, t.state.creatures[id]?.build ?? -1);
  if (build === undefined) return;
  for (const { ready } of abilitiesOf(t, build)) if (ready !== undefined) yield* ready(t, id);
}
