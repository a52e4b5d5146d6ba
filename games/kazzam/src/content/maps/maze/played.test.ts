import { Match, seededSource } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { CONTENT, kazzam } from '../../../../test/game.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import type { KazzamEvent } from '../../../events.ts';
import type { KazzamState } from '../../../model.ts';
import { MAZE } from './map.ts';

test('[KM-INV-02] [KM-INV-03] [KM-INV-04] [KM-INV-12] bots play on it, each through its own portals, and all invariants hold', () => {
  const bot = heuristicOf(CONTENT);
  const created = Match.create(kazzam, {
    id: 'maze',
    seats: ['A', 'B'].map((name) => ({ name, player: 'bot' })),
    options: { map: 'maze', athletes: 3, roundLimit: 4 },
    random: { kind: 'seeded', seed: 'a' },
  });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const random = seededSource('maze/bots');
  for (let [choice] = match.choices; choice !== undefined; [choice] = match.choices) {
    const view = match.state as KazzamState;
    const wrong = kazzam.invariants.flatMap(({ rule, check }) => {
      const found = check(view);
      return found === undefined ? [] : [`${rule}: ${found}`];
    });
    expect(wrong).toEqual([]);
    match.submitAnswer(choice.seat, 0, bot({ view, seat: choice.seat, choice, random }));
  }
  const { creatures, red } = match.state as KazzamState;
  const through = match.events.flatMap(({ event }) => {
    const told = event as KazzamEvent;
    return told.type === 'portal' ? [told] : [];
  });
  expect(through.length).toBeGreaterThan(0);
  for (const { who, letter } of through) {
    const colour = creatures[who]?.team === red ? 'red' : 'blue';
    expect(MAZE.portals.find((portal) => portal.letter === letter)?.users).toBe(colour);
  }
});
