import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../test/table.ts';
import { scoreOf, teamName } from './index.ts';

function scored() {
  const athletes = [ours('Ana', '1,1'), theirs('Bo', '6,1')];
  const { state } = begin({ court: floor(8, 3), athletes, turn: 'Ana' });
  state.points = [7, 2];
  state.strikes = [4, 2];
  const [ana] = state.stats;
  if (ana !== undefined) Object.assign(ana, { kills: 2, points: 5 });
  return state;
}

describe('the score of a team', () => {
  test('[KZ-END-03] [KZ-STRK-06] is its points, less one for every three Strikes', () => {
    expect(scoreOf(scored(), 0)).toMatchObject({ points: 7, strikes: 4, off: 1, total: 6 });
    expect(scoreOf(scored(), 1)).toMatchObject({ points: 2, strikes: 2, off: 0, total: 2 });
  });

  test('[KZ-TRACK-01] comes with the numbers of its athletes and their sums', () => {
    const { athletes, sums } = scoreOf(scored(), 0);
    expect(athletes).toMatchObject([{ who: 0, name: 'Ana', kills: 2, points: 5 }]);
    // Points may be given to a team and to none of its athletes.
    expect(sums).toMatchObject({ kills: 2, points: 7, strikes: 4 });
  });

  test('is of a team that is called by its name', () => {
    expect(teamName(scored(), 0)).toEqual({ key: 'team.jetsam' });
  });
});
