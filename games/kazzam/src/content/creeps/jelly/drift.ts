import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, NOBODY } from '../../../model.ts';
import { attackAll } from '../../../rules/attack/attack-all.ts';
import { couldBePassed } from '../../../rules/attack/origins.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import { settleTie, settlingTies } from '../../../rules/creepmaster/ties.ts';
import { comeNearer } from '../../../rules/creeps/go.ts';
import type { RowTurn } from '../../../rules/effects/creep-block.ts';
import type { Movement } from '../../../rules/effects/movement.ts';
import { BITS, has, isForbidden } from '../../../rules/effects/status.ts';
import { move } from '../../../rules/movement/move.ts';
import { wayFrom } from '../../../rules/movement/way.ts';
import type { Kazzam } from '../../../table.ts';
import { STING } from './powers.ts';

/** It grants Opportunities as any other movement does (KM-JELLY-06). */
const DRIFTING: Movement = { how: 'move', budget: 6, rule: 'KM-JELLY-06', exposed: true };

/** A way with those whom it passes, one bit for each. */
interface Drift {
  readonly path: readonly Cell[];
  readonly passed: number;
}

/** By square, which of the targets a jelly would be beside there. */
function besideOf(t: Kazzam, jelly: CreatureId, targets: readonly CreatureId[]) {
  const { state } = t;
  const ground = groundOf(state);
  const body = creatureOf(state, jelly);
  const known = new Map<Cell, number>();
  return (cell: Cell): number => {
    let bits = known.get(cell);
    if (bits === undefined) {
      bits = targets.reduce((all, target, at) => {
        const beside = isWithin(ground, bodyAt(ground, body, cell), creatureOf(state, target), 1);
        return beside ? all | (1 << at) : all;
      }, 0);
      known.set(cell, bits);
    }
    return bits;
  };
}

/** Every way of so many squares at most, of equal ones the first: by where it ends and whom it passes. */
function driftsOf(t: Kazzam, jelly: CreatureId, targets: readonly CreatureId[]): readonly Drift[] {
  const body = creatureOf(t.state, jelly);
  const beside = besideOf(t, jelly, targets);
  const here: Drift = { path: [], passed: beside(body.cell) };
  const drifts = [here];
  const rooted = isForbidden(body, 'walk') || has(body, BITS.prone);
  const way = rooted ? undefined : wayFrom(t, jelly, DRIFTING);
  if (way === undefined) return drifts;
  const cells = way.options.map((option) => (option as unknown as { readonly cell: Cell }).cell);
  const known = new Set<string>();
  let wave = [{ place: 0, cost: 0, ...here }];
  while (wave.length > 0) {
    const next: typeof wave = [];
    for (const { place, cost, path, passed } of wave) {
      for (const [at, to] of (way.steps[place] ?? []).entries()) {
        const total = cost + (way.costs[place]?.[at] ?? 1);
        const cell = cells[to];
        if (cell === undefined || total > DRIFTING.budget) continue;
        const now = passed | beside(cell);
        const key = `${to}/${now}/${total}`;
        if (known.has(key)) continue;
        known.add(key);
        const further = { place: to, cost: total, path: [...path, cell], passed: now };
        next.push(further);
        if (way.ends[to] === true) drifts.push(further);
      }
    }
    wave = next;
  }
  return drifts;
}

/** Past most enemies, then the shortest way, then past those of the lowest initiatives (KM-JELLY-06). */
function bestDrifts(
  t: Kazzam,
  jelly: CreatureId,
  targets: readonly CreatureId[],
): readonly Drift[] {
  const named = (passed: number) => targets.filter((_, at) => (passed & (1 << at)) !== 0);
  const judged = driftsOf(t, jelly, targets).map((drift) => {
    const all = named(drift.passed);
    const initiative = all.reduce((sum, id) => sum + creatureOf(t.state, id).initiative, 0);
    return { drift, rank: [-all.length, drift.path.length, initiative] as const };
  });
  const compare = (a: readonly number[], b: readonly number[]) =>
    a.map((one, at) => one - (b[at] ?? 0)).find((by) => by !== 0) ?? 0;
  const best = judged.reduce((first, one) => (compare(one.rank, first.rank) < 0 ? one : first));
  return judged.filter(({ rank }) => compare(rank, best.rank) === 0).map(({ drift }) => drift);
}

/** Drifts past enemies and stings each of them once (KM-JELLY-06). */
export function* drift({ t, creep, targets, recover }: RowTurn): Flow<void> {
  const { state } = t;
  const body = creatureOf(state, creep);
  yield* recover();
  if (!isOnMap(body)) return;
  const enemies = targets.filter((target) => couldBePassed(t, creep, target));
  const drifts = bestDrifts(t, creep, enemies);
  // Past nobody it only comes nearer (KZ-AI-41).
  if (drifts.every(({ passed }) => passed === 0)) {
    yield* comeNearer(t, creep, targets, has(body, BITS.dazed) ? 1 : 2);
    return;
  }
  const { cell: start } = body;
  const ends = drifts.map(({ path }) => path.at(-1) ?? start);
  const end = yield* settlingTies(t, () => settleTie(t, creep, ends));
  const { path = [] } = drifts[ends.indexOf(end)] ?? {};
  tell(t, creep, 'attack-all', NOBODY, 'KM-JELLY-06', 'jelly-drift');
  const went: Cell[] = [start];
  if (path.length > 0)
    yield* move(
      t,
      creep,
      DRIFTING,
      // biome-ignore lint/correctness/useYield: nothing is asked on the way
      function* () {
        went.push(body.cell);
        return false;
      },
      path,
    );
  if (!isOnMap(body)) return;
  // Each from the first square that it was passed from, wherever the jelly is by now.
  const ground = groundOf(state);
  const passed = new Map(
    [...new Set([...went, body.cell])].toReversed().flatMap((cell) => {
      const place = bodyAt(ground, body, cell);
      const beside = enemies.filter((one) => isWithin(ground, place, creatureOf(state, one), 1));
      return beside.map((one) => [one, place] as const);
    }),
  );
  const victims = enemies.filter((one) => passed.has(one));
  if (victims.length > 0) yield* attackAll(t, creep, victims, [], STING, { passed });
}
