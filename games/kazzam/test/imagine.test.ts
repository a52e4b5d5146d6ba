import { imaginationOf, searchPolicy } from '@tablewright/bots';
import { canonicalJson, SPECTATOR } from '@tablewright/engine';
import { clonePlain, Match, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { heuristicOf } from '../src/bots/heuristic.ts';
import { imagine } from '../src/imagine.ts';
import { kazzam } from '../src/index.ts';
import type { KazzamState } from '../src/model.ts';
import { groundOf } from '../src/rules/court/ground-now.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { isFree } from '../src/rules/sight/occupancy.ts';
import { changeSquare } from '../src/rules/sight/walls.ts';
import { GAME as KAZZAM } from './content.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

const heuristic = heuristicOf(KAZZAM.content);

const SECRET = { options: { hiddenPositions: 'secret' } };

/** The match as a seat can imagine it. */
const imagined = ({ state }: Court, seed: string, observer = 0): KazzamState =>
  imagine(
    { state: clonePlain(state) as KazzamState, content: kazzam.content },
    observer,
    seededSource(seed),
  );

/** Where Bo is imagined to be, a hundred times. */
function guesses(court: Court): readonly number[] {
  const bo = court.id('Bo');
  return Array.from({ length: 100 }, (_, at) => imagined(court, `${at}`).creatures[bo]?.cell ?? -1);
}

/** Bo is Hidden from Ana. */
const hiding = (at: string, rows = floor(12, 5)) =>
  begin(
    {
      court: rows,
      athletes: [ours('Ana', '1,2'), theirs('Bo', at, { statuses: ['hidden'] })],
      turn: 'Ana',
    },
    SECRET,
  );

describe('where somebody Hidden is imagined to be', () => {
  test('[KC-HID-09] [KZ-INFO-03] anywhere, and its true square has no part in it', () => {
    const [one, other] = [hiding('9,2'), hiding('4,4')];
    expect(guesses(one)).toEqual(guesses(other));
    expect(new Set(guesses(one)).size).toBeGreaterThan(30);
    for (const cell of guesses(one)) expect(isFree(one.state, cell, one.id('Bo'))).toBe(true);
  });
  test('[KZ-INFO-03] where it is known, it stays', () => {
    const court = hiding('9,2');
    expect(imagined(court, 'own', 1)).toEqual(court.state);
    const shown = begin(
      {
        court: floor(12, 5),
        athletes: [ours('Ana', '1,2'), theirs('Bo', '9,2', { statuses: ['hidden'] })],
        turn: 'Ana',
      },
      {},
    );
    expect(imagined(shown, 'shown')).toEqual(shown.state);
  });
  test('[KZ-INFO-03] out of sight, if there are such squares', () => {
    const rows = ['......#.....', '......#.....', '......#.....', '......#.....', '............'];
    const court = hiding('9,2', rows);
    const ground = groundOf(court.state);
    const here = court.of('Ana').cell;
    for (const cell of guesses(court)) expect(ground.sight(here, cell, false)).toBe(0);
  });
  test('[KZ-INFO-03] out of what is seen through a tunnel, too', () => {
    const rows = ['......#.....', '......#.....', '......#.....', '......#...##', '............'];
    const court = hiding('9,2', rows);
    const [one, other] = [court.cell(3, 1), court.cell(10, 1)];
    changeSquare(court.state, one, 'portal-entry', { end: other });
    changeSquare(court.state, other, 'portal-entry', { end: one });
    // Beyond the wall that leaves the corner which is not seen from the portal either.
    expect(new Set(guesses(hiding('9,2', rows))).has(court.cell(8, 1))).toBe(true);
    expect(guesses(court)).not.toContain(court.cell(8, 1));
    expect(guesses(court)).toContain(court.cell(11, 4));
  });
  test('[KZ-INFO-03] where all saw it hide, until its turn, and then no farther than it goes', () => {
    const court = begin(
      {
        court: ['..............', '...#..........', '..............', '..............'],
        athletes: [
          theirs('Bo', '1,1', { role: 'specialist', specialisation: 'runner', speed: 2 }),
          ours('Ana', '6,1'),
        ],
        turn: 'Bo',
      },
      SECRET,
    ).answer('end-turn', 'yes');
    expect(new Set(guesses(court))).toEqual(new Set([court.cell(1, 1)]));
    court.answer('end-turn');
    expect(court.asked).toContain('action');
    const ground = groundOf(court.state);
    const far = guesses(court).map((cell) => ground.distance(court.cell(1, 1), cell) ?? 99);
    expect(new Set(far).size).toBeGreaterThan(1);
    expect(Math.max(...far)).toBeLessThanOrEqual(2 * court.of('Bo').speed);
  });
  test('[KZ-INFO-03] [KZ-INFO-01] beside whoever it holds, as that is known', () => {
    const court = hiding('2,2');
    const { state } = court;
    const [on, by] = [court.id('Ana'), court.id('Bo')];
    giveStatus({ state }, { kind: 'grabbed', on, by, source: 'test', until: { ends: 'escape' } });
    const ground = groundOf(state);
    for (const cell of guesses(court)) expect(ground.distance(court.of('Ana').cell, cell)).toBe(1);
  });
});

describe('bots that do not know where others are', () => {
  /** A match of two against two in which everybody is Hidden from the other side throughout. */
  const unseen = (seed: string): Match => {
    const made = Match.create(kazzam, {
      id: seed,
      seats: ['A', 'B'].map((name) => ({ name, player: 'bot' })),
      options: { athletes: 2, hiddenPositions: 'secret', roundLimit: 4 },
      random: { kind: 'seeded', seed },
    });
    if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('; '));
    return made.value;
  };
  const hideAll = (state: KazzamState) => {
    for (const on of state.builds.keys()) {
      giveStatus(
        { state },
        { kind: 'hidden', on, by: on, source: 'test', until: { ends: 'match' } },
      );
    }
  };
  test('[KC-HID-09] [KZ-INFO-03] play on, and what they imagine looks to them as what is', () => {
    const match = unseen('blind');
    const random = seededSource('blind bots');
    let hidden = 0;
    while (!match.over && match.seq < 250) {
      const state = match.state as KazzamState;
      hideAll(state);
      const [choice] = match.choices;
      if (choice === undefined) break;
      for (const observer of [choice.seat, SPECTATOR]) {
        const view = kazzam.view(state, observer);
        hidden += view.unseen?.length ?? 0;
        const other = imagine(
          { state: clonePlain(state) as KazzamState, content: kazzam.content },
          observer,
          random,
        );
        expect(canonicalJson(kazzam.view(other, observer))).toBe(canonicalJson(view));
      }
      const view = kazzam.view(state, choice.seat);
      const answer = heuristic({ view, seat: choice.seat, choice, random });
      const done = match.submitAnswer(choice.seat, 0, answer);
      if (!done.ok) throw new Error(`${choice.why.key}: ${done.error.message}`);
    }
    expect(hidden).toBeGreaterThan(100);
  }, 60_000);
  test('[KC-HID-09] look ahead from what they imagine', () => {
    const court = hiding('9,2');
    const [choice] = court.match.choices;
    if (choice === undefined) throw new Error('nothing to decide');
    const policy = searchPolicy({ iterations: 12, cut: 12, rollout: heuristic as never });
    const search = policy.begin({
      view: kazzam.view(court.state, 0),
      seat: 0,
      choice,
      random: seededSource('search'),
      imagine: imaginationOf(court.match, 0),
    });
    while (!search.done) search.step();
    expect(search.iterations).toBe(12);
    expect(search.findings.length).toBeGreaterThan(1);
  }, 30_000);
});
