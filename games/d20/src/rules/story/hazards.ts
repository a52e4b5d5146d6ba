import type { Flow } from '@tablewright/engine';
import type { HazardRow } from '../../content/adventure.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { partyOf, playing, sceneOf } from '../adventure/adventure.ts';
import { effectOn } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';
import { relieve } from '../effects/relieve.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { isSpentHere, spendHere, strikeRow } from './doing.ts';
import { holds } from './when.ts';

/** Whether a hazard of the scene is there, and not off. */
const isOn = (t: D20, row: HazardRow): boolean =>
  row.trigger === 'enter' &&
  holds(t, row.when) &&
  !(row.off !== undefined && holds(t, row.off)) &&
  !isSpentHere(t, row.id) &&
  !isKnown(t, row);

/** What is known can be gone around. */
const isKnown = (t: D20, { known }: HazardRow): boolean =>
  known !== undefined && playing(t).story.done.includes(`${playing(t).story.scene}/${known}`);

/** Whoever has come through a place without air can breathe again (DT-COND-23). */
function* breatheAgain(t: D20, victims: readonly Creature[]): Flow<void> {
  for (const victim of victims) {
    const choking = effectOn(victim, 'suffocating');
    if (choking?.source.rule.startsWith('DT-HAZ-') === true) {
      yield* relieve(t, victim, choking, 'end', 'DT-COND-29');
    }
  }
}

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
      yield* settleDeaths(t);
    }
    spendHere(t, row.id);
    yield* breatheAgain(t, victims);
  }
}
