import { happenedTo } from '@tablewright/table-kit/testing';
import { describe, expect, test } from 'vitest';
import { play } from '../test/play.ts';
import { harm } from './harm.ts';

/** Gobin's powers that both seats let come by being ready. */
const gobin = (control?: readonly string[]) =>
  play({
    options: {
      characters: ['fighter', 'healer'],
      monster: 'gobin',
      ...(control === undefined ? {} : { control }),
    },
    seats: 2,
    given: {
      step: 'activate',
      monster: { markers: ['B1', 'I1', 'B3', 'I3', 'N3', 'G3', 'O3'], duds: 2 },
      characters: { fighter: { duds: 2, markers: ['N5', 'B3'] }, healer: { duds: 2 } },
    },
    // The Fighter is robbed, and falls into the pit.
    rolls: ['S2', 'S4'],
    answers: [
      ['A', 'ready'],
      ['B', 'ready'],
    ],
    until: 'now',
  });

describe('what happened to the heroes of a seat', () => {
  test('[BA-GOB-02] [BA-GOB-05] [BA-GOB-07] the three worst of a round, though hits name only the hero', () => {
    const { match, of } = gobin();
    expect(happenedTo(match, 0)).toEqual([
      'Ransack hits Bron for 4.',
      'Gobin clears B3, I3, N3, G3, and O3 on every card of the party.',
      'Cutpurse hits Bron for 3.',
    ]);
    expect(happenedTo(match, 1)).toEqual([
      'Ransack hits Gala for 4.',
      'Gobin clears B3, I3, N3, G3, and O3 on every card of the party.',
    ]);
    // What else was told, of this hero too, is either less or the same once more.
    expect([...of('marker-taken'), ...of('dud-lost'), ...of('damage-assigned')]).toHaveLength(4);
  });

  test('[BA-CTRL-01] a hero that all share is everybody’s, and a monster nobody’s', () => {
    const { state } = gobin(['1', 'shared']);
    const hit = {
      type: 'hit',
      rule: 'BA-ASGN-07',
      name: '',
      power: 'cutpurse',
      points: 3,
    } as const;
    const harmed = (sheet: 'fighter' | 'healer' | 'monster') =>
      [0, 1].map((seat) => harm({ ...hit, sheet }, state, seat)?.weight);
    expect(harmed('fighter')).toEqual([3, undefined]);
    expect(harmed('healer')).toEqual([3, 3]);
    expect(harmed('monster')).toEqual([undefined, undefined]);
  });

  test('[BA-END-01] to be knocked out is worse than any hit; whoever robs the monster harms nobody', () => {
    const { state } = gobin();
    const knocked = { type: 'knocked-out', rule: '', sheet: 'fighter', name: 'Bron' } as const;
    expect(harm(knocked, state, 0)?.weight).toBeGreaterThan(20);
    const robbed = {
      type: 'marker-taken',
      rule: '',
      sheet: 'fighter',
      name: 'Bron',
      power: 'pilfer',
      from: 'monster',
      fromName: 'Gobin',
      to: 'fighter',
      toName: 'Bron',
      square: 'B1',
    } as const;
    expect([0, 1].map((seat) => harm(robbed, state, seat))).toEqual([undefined, undefined]);
  });
});
