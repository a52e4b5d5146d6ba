import type { Text, Why } from '@tablewright/engine';
import type { KazzamState, Team } from './model.ts';
import { scoresOf } from './rules/harm/end.ts';

/**
 * Why play stopped: ten points (KZ-END-01), the last round of the table (KZ-END-07), or that a side
 * gave up (KZ-END-06).
 * @param nameOf what a team is called
 */
export function ending(state: KazzamState, nameOf: (team: Team) => Text): Why | undefined {
  const { result, conceded, ending: hasTen, round } = state;
  if (result === 'playing') return undefined;
  if (conceded !== undefined) {
    return { key: 'ending.conceded', params: { team: nameOf(conceded) }, rule: 'KZ-END-06' };
  }
  const [ours, theirs] = scoresOf(state);
  const params = { round, even: ours === theirs ? 'yes' : 'no' };
  return hasTen
    ? { key: 'ending.points', params, rule: 'KZ-END-02' }
    : { key: 'ending.last-round', params, rule: 'KZ-END-07' };
}
