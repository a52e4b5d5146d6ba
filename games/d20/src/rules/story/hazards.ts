import { type Flow, maybe } from '@tablewright/engine';
import type { HazardRow, OwnHazard } from '../../content/adventure.ts';
import type { Hazard } from '../../content/hazard.ts';
import type { Creature } from '../../model.ts';
import type { D20 } from '../../table.ts';
import { isUp } from '../creature.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { hazardOf, type Striking, strike } from '../saves/hazard.ts';
import { partyOf, playing, sceneOf } from './adventure.ts';
import { doAll } from './doing.ts';
import { holds } from './when.ts';

/** A hazard of the scene as it strikes: of the list, or of its own kind. */
function strikingOf(t: D20, { hazard, id }: HazardRow): Striking {
  return typeof hazard === 'string' ? hazardOf(t, hazard) : ownHazard(hazard, id, sceneOf(t).rule);
}

function ownHazard({ level, save, tags }: OwnHazard, id: string, rule = 'DT-HAZ-01'): Striking {
  const hazard: Hazard = { id, rule, level, save, tags };
  return { hazard, level };
}

/** A hazard of the scene comes over somebody, whatever sets it off; what else its failure does is done. */
export function* strikeRow(t: D20, id: string, victim: Creature): Flow<void> {
  const row = sceneOf(t).hazards?.find((one) => one.id === id);
  if (row === undefined) return;
  if (row.spares !== undefined && victim.items.some(({ kind }) => kind === row.spares)) return;
  const saved = yield* strike(t, victim, strikingOf(t, row));
  if (saved || row.failed === undefined) return;
  yield* doAll(t, row.failed, { rule: sceneOf(t).rule ?? 'DT-HAZ-01', actor: victim });
}

/** Whether a hazard of the scene is there, and not off. */
const isOn = (t: D20, row: HazardRow): boolean =>
  row.trigger === 'enter' &&
  holds(t, row.when) &&
  !(row.off !== undefined && holds(t, row.off)) &&
  !isKnown(t, row);

/** What is known can be gone around. */
const isKnown = (t: D20, { known }: HazardRow): boolean =>
  known !== undefined && playing(t).story.done.includes(`${playing(t).story.scene}/${known}`);

/** Whoever tries a task or takes an exit that leads into hazards meets them first (DT-HAZ-01, -04). */
export function* meetHazards(t: D20, by: string, actor: Creature): Flow<void> {
  for (const row of sceneOf(t).hazards ?? []) {
    if (row.by?.includes(by) !== true || !isOn(t, row)) continue;
    const victims = row.target === 'all' ? partyOf(t).filter(isUp) : [actor];
    const rounds = row.rounds ?? 1;
    for (let round = 0; round < rounds; round += 1) {
      for (const victim of victims) {
        if (isUp(victim)) yield* strikeRow(t, row.id, victim);
      }
      yield* maybe(settleDeaths(t));
    }
  }
}
