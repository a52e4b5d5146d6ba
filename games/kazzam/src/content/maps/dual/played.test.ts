import { Match, seededSource } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { CONTENT, kazzam } from '../../../../test/game.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import type { KazzamEvent } from '../../../events.ts';
import type { KazzamState } from '../../../model.ts';

test.each(['a', 'b'])(
  '[KM-INV-02] [KM-INV-03] [KM-INV-06] [KM-INV-07] [KM-INV-11] bots play on it (%s), and all invariants hold',
  (seed) => {
    const bot = heuristicOf(CONTENT);
    const created = Match.create(kazzam, {
      id: 'dual',
      seats: ['A', 'B'].map((name) => ({ name, player: 'bot' })),
      options: { map: 'dual', athletes: 3, roundLimit: 6 },
      random: { kind: 'seeded', seed },
    });
    if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
    const match = created.value;
    const random = seededSource(`dual/${seed}`);
    for (let [choice] = match.choices; choice !== undefined; [choice] = match.choices) {
      const view = match.state as KazzamState;
      const wrong = kazzam.invariants.flatMap(({ rule, check }) => {
        const found = check(view);
        return found === undefined ? [] : [`${rule}: ${found}`];
      });
      expect(wrong).toEqual([]);
      expect(view.items.filter(({ kind }) => kind === 'orb')).toHaveLength(10);
      match.submitAnswer(choice.seat, 0, bot({ view, seat: choice.seat, choice, random }));
    }
    const rows = match.events.flatMap(({ event }) => {
      const told = event as KazzamEvent;
      return told.type === 'creep' ? [told.power ?? told.what] : [];
    });
    // Somebody has met the groups of the court.
    expect(rows.some((row) => row.startsWith('jelly') || row.startsWith('chuck'))).toBe(true);
  },
);
