import { Match, seededSource } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { GAME, INVARIANTS } from '../../../../test/content.ts';
import { ours, theirs } from '../../../../test/table.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import { type KazzamEvent, type KazzamState, kazzam } from '../../../index.ts';
import { DUNGEON } from './testing/soul-court.ts';

const heuristic = heuristicOf(GAME.content);

/** Bots of both teams fight the whole team in its Dungeon, as long as so many answers take. */
function fought(seed: string, look: (state: KazzamState) => void): readonly KazzamEvent[] {
  const members = ['8,5', '8,2', '9,5', '9,3', '7,4', '9,4'].map((at) => `dungeon(${at})`);
  const given = {
    court: DUNGEON,
    athletes: [
      ours('Ana', 'dungeon(2,1)', { implement: 'wand' }),
      ours('Al', 'dungeon(2,3)', { implement: 'staff' }),
      ours('Abe', 'dungeon(2,5)', { implement: 'sword' }),
      theirs('Bo', 'dungeon(13,1)', { implement: 'sword' }),
      theirs('Bea', 'dungeon(13,3)', { implement: 'wand' }),
      theirs('Ben', 'dungeon(13,5)', { implement: 'staff' }),
    ],
    creeps: [{ group: 'souls', members, enemies: ['Ana', 'Abe', 'Bo', 'Bea'], orb: 'orb-0' }],
    turn: 'Ana',
  };
  const created = Match.create(kazzam, {
    id: seed,
    seats: ['A', 'B'].map((name) => ({ name, player: 'bot' })),
    options: {},
    random: { kind: 'seeded', seed },
    given,
  });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const random = seededSource(`${seed}/bots`);
  for (let answers = 0; answers < 200; answers += 1) {
    const [choice] = match.choices;
    if (choice === undefined) break;
    const view = match.state as KazzamState;
    const answer = heuristic({ view, seat: choice.seat, choice, random });
    const done = match.submitAnswer(choice.seat, 0, answer);
    if (!done.ok) throw new Error(`${choice.why.key}: ${done.error.message}`);
    look(match.state as KazzamState);
  }
  return match.events.map(({ event }) => event as KazzamEvent);
}

test.each(['thunder', 'harp', 'wheel'])(
  '[KM-INV-07] [KM-INV-10] [KM-INV-16] bots fight the Lost Souls: %s',
  (seed) => {
    const events = fought(seed, (state) => {
      expect(INVARIANTS.filter(({ check }) => check(state) !== undefined)).toEqual([]);
    });
    const shades = events.filter((event) => event.type === 'status' && event.status === 'shade');
    expect(shades.length).toBeGreaterThan(0);
    expect(events.filter(({ type }) => type === 'group-roll')).toEqual([]);
  },
  60_000,
);
