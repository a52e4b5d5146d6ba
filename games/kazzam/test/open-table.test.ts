import type { Game } from '@tablewright/engine';
import { LAWS } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';
import { golems } from './creep-court.ts';
import { type Beginning, begin, floor, ours, theirs } from './table.ts';

describe('what everybody knows', () => {
  const middle = () =>
    begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Ana', '1,2', { role: 'specialist', specialisation: 'hunter', missTokens: 2 }),
          theirs('Bo', '9,2', {
            class: 'hexer',
            picks: ['hexer/clinging-flare'],
            ward: 2,
            holds: ['red'],
            statuses: [{ status: 'slowed', ends: 'save', by: 'Ana' }],
          }),
        ],
        creeps: [golems([{ at: '5,2', hp: 2 }], ['Bo'])],
        turn: 'Ana',
      },
      { seed: 'what nobody knows' },
    );
  test('[KZ-SETUP-01] [KZ-SETUP-02] [KZ-INFO-01] [KZ-INFO-02] [KZ-INFO-09] [KC-HID-01] [KR-HID-01] [KM-HID-01] [KM-HID-05] [KC-HID-09] every seat, spectator and bot is shown the whole match', () => {
    const { match, state } = middle();
    for (const observer of [0, 1, -1]) {
      expect(match.seatView(observer).view).toEqual(state);
    }
    // Among it: builds with their powers, HP, Ward, statuses and how they end, orbs, lists, dice.
    expect(state.builds[1]).toMatchObject({ className: 'hexer', picks: ['hexer/clinging-flare'] });
    expect(state.creatures[1]).toMatchObject({ hp: 8, wards: [{ amount: 2 }], spent: [] });
    const statuses = state.effects.filter(({ innate }) => innate !== true);
    expect(statuses).toMatchObject([{ kind: 'slowed', until: { ends: 'save' }, by: 0 }]);
    expect(state.groups).toMatchObject([{ enemies: [1], face: 0 }]);
    expect(state.items).toMatchObject([{ place: { at: 'held', creature: 1 } }]);
  });
  test('[KZ-INFO-08] [KC-HID-05] nobody is shown what dice will fall', () => {
    const { match } = middle();
    for (const observer of [0, 1, -1]) {
      expect(JSON.stringify(match.seatView(observer))).not.toContain('what nobody knows');
    }
  });
  test('[KR-HID-03] [KR-HID-05] [KM-HID-02] what is done to the die of Creeps is seen before it is rolled', () => {
    const court = middle().answer('manipulate-creeps', 'Practice Golem 1', '+1');
    const seen = () => (court.match.seatView(1).view as typeof court.state).groups[0];
    expect(seen()).toMatchObject({ nextRoll: 1, face: 0 });
    expect(court.heard('group-roll')).toEqual([]);
    court.answer('end-turn', 'end-turn', 'fail');
    const [rolled] = court.heard('group-roll');
    expect(rolled?.face).toBe(Math.min(6, (rolled?.roll ?? 0) + 1));
  });
  test('[KZ-INFO-05] what somebody else may choose is nobody’s to see until it is chosen', () => {
    const { match } = middle();
    expect(match.seatView(0).choices).toHaveLength(1);
    for (const observer of [1, -1]) {
      expect(match.seatView(observer)).toMatchObject({ choices: [], waiting: [{ seats: [0] }] });
    }
  });
  test('[KC-HID-08] what is done on a trigger is asked once its result is known to all', () => {
    const court = begin(
      {
        court: floor(12, 3),
        athletes: [
          ours('Ana', '1,1'),
          theirs('Bo', '4,1', { class: 'porter', picks: ['porter/contingency-jump'] }),
        ],
        turn: 'Ana',
      },
      { rolls: [5] },
    ).answer('basic-implement-attack', 'Bo');
    expect(court.open.seat).toBe(1);
    expect(court.heard('attack')).toMatchObject([{ result: 5 }]);
  });
});

describe('dice and answers', () => {
  const law = (title: string) => LAWS.find((one) => one.title === title);
  test('[KZ-INV-14] [KZ-GEN-10] the same seed and answers give the same log and the same match', () => {
    const same = law('the same seed and answers give the same states and events');
    const settings = { matches: 2, seed: 'kazzam', mostAnswers: 200 };
    expect(same?.check(kazzam as unknown as Game, settings)).toEqual([]);
  }, 60_000);
  test('[KZ-GEN-10] each die that falls is in the log', () => {
    const court = begin(
      {
        court: floor(12, 3),
        athletes: [
          ours('Ana', '1,1', { statuses: ['hidden', { status: 'weakened', ends: 'save' }] }),
          theirs('Bo', '4,1'),
        ],
        turn: 'Ana',
      },
      { rolls: [3, 5, 2] },
    ).answer('basic-implement-attack', 'Bo', 'end-turn', 'roll');
    expect(court.heard('attack')).toMatchObject([{ dice: [3, 5] }]);
    expect(court.heard('save')).toMatchObject([{ dice: [2] }]);
  });
});

describe('the end', () => {
  /** Both teams have ten points, or one more for the first, at the end of round 3. */
  const drawn = (
    tieBreak: string | undefined,
    points = [10, 10],
    more: Beginning['options'] = {},
  ) => {
    const court = begin(
      {
        court: floor(9, 3),
        athletes: [ours('Ana', '1,1'), theirs('Bo', '7,1')],
        turn: 'Ana',
        round: 3,
        points: [9, 9],
      },
      { options: { ...more, ...(tieBreak === undefined ? {} : { tieBreak }) } },
    );
    court.state.points = points as [number, number];
    court.state.ending = true;
    for (let turns = 0; turns < 2; turns += 1) {
      court.answer('end-turn');
      if (!court.match.over && court.asked.startsWith('concede')) court.answer('no');
    }
    return court;
  };
  test('[KZ-END-05] with always, a drawn match goes on by whole rounds until somebody leads', () => {
    const court = drawn('always');
    expect([court.state.result, court.state.round]).toEqual(['playing', 4]);
    court.state.points = [11, 10];
    court.answer('end-turn', 'no', 'end-turn', 'no');
    expect([court.state.result, court.match.outcome?.result]).toEqual(['over', 'players']);
    expect(drawn('always', [10, 11]).state.result).toBe('over');
  });
  test('[KZ-END-05] [KZ-END-07] the round limit ends a drawn match too', () => {
    const court = drawn('always', [10, 10], { roundLimit: 3 });
    expect([court.state.result, court.match.outcome?.result]).toEqual(['over', 'draw']);
  });
  test('[KZ-END-05] otherwise it is a draw', () => {
    for (const tieBreak of [undefined, 'finals', 'never']) {
      expect(drawn(tieBreak).match.outcome?.result).toBe('draw');
    }
  });
});
