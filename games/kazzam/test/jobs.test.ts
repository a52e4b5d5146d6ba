import type { Flow, OneChoice } from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { openAtFirst } from '../src/board/use-board-table.ts';
import { heuristicOf } from '../src/bots/heuristic.ts';
import { kazzam } from '../src/index.ts';
import type { Item } from '../src/model.ts';
import { placedByCreep } from '../src/rules/creepmaster/choices.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { dragsOf, newDragging } from '../src/rules/movement/dragging.ts';
import { force } from '../src/rules/movement/forced.ts';
import { throwOff } from '../src/rules/movement/relocate.ts';
import { GAME as KAZZAM } from './content.ts';
import { beforeCreeps, blows, type CreepCourt, golems, ways } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const heuristic = heuristicOf(KAZZAM.content);

const GOLEM = 'Practice Golem 1';

/** A golem three squares from Bo, whom it may strike from three squares equally well. */
function tied({ options = {}, rolls = [1], ...more }: Partial<CreepCourt> = {}) {
  return beforeCreeps({
    rows: ['.........', '.........', '.........'],
    athletes: [ours('Ana', '8,0'), theirs('Bo', '5,1')],
    creeps: [golems(['1,1'], ['Bo'])],
    rolls,
    options,
    ...more,
  }).answer('end-turn');
}

describe('the Creepmaster', () => {
  test('[KZ-JOB-02] [KZ-AI-48] its seat settles the ties that the rules of Creeps leave', () => {
    const court = tied({ options: { creepmaster: 1 } });
    expect(court).toBeAskedFor('creep-tie', { rule: 'KZ-AI-48', seat: 0 });
    expect([...court.offered].sort()).toEqual(['court(4,0)', 'court(4,1)', 'court(4,2)']);
    court.answer('court(4,2)');
    expect(court.of(GOLEM)).toStandAt('4,2');
    expect(blows(court, 'Bo', GOLEM)).toEqual([2]);
  });
  test('[KZ-JOB-02] whichever seat has the job is asked', () => {
    expect(tied({ options: { creepmaster: 2 } }).open.seat).toBe(1);
  });
  test('[KZ-JOB-02] it rolls no lots, and is asked nothing where there is no tie', () => {
    const court = tied({
      rows: ['.........'],
      athletes: [ours('Ana', '8,0'), theirs('Bo', '5,0')],
      creeps: [golems(['1,0'], ['Bo'])],
      options: { creepmaster: 1 },
    });
    expect(ways(court, GOLEM).flat()).toHaveLength(3);
    expect(court.open.why.key).toBe('action');
  });
  test('[KZ-AI-49] what the machine would take is the default, and what a bot takes', () => {
    const court = tied({
      rows: ['.........', '.........', '.........', '.........'],
      athletes: [ours('Ana', '5,3'), theirs('Bo', '5,1')],
      options: { creepmaster: 1, creepAmbiguity: 'help-the-team' },
    });
    // Of the three squares the nearest to Ana, who is of the player team.
    const { open, state: view } = court;
    const answer = heuristic({ view, seat: 0, choice: open, random: { index: () => 0 } });
    expect(court.offered[answer as number]).toBe('court(4,2)');
    expect('fallback' in open && open.fallback).toBe(answer);
  });
  test('[KZ-JOB-02] [KZ-INV-14] a match with a Creepmaster is replayed as it was', () => {
    const court = tied({ options: { creepmaster: 1 }, seed: 'ties' }).answer('court(4,0)');
    const again = Match.load(kazzam, court.match.toFile({ withSecret: true }));
    expect(again.ok && (again.value.state as typeof court.state).creatures).toEqual(
      court.state.creatures,
    );
  });
  test('[KZ-JOB-02] without one, lots are drawn', () => {
    const court = tied({ rolls: [1], seed: 'lots' });
    expect(court.open.why.key).toBe('action');
    expect(court.match.draws.map(({ purpose }) => purpose)).toContain('creep-tie');
  });
});

describe('whom Creeps move', () => {
  const orb = { rows: ['1........', '.........', '.........'], at: '4,1' };
  /** A golem beside Bo, its orb to the left of both; what it does to Bo is up to the test. */
  function beside(options: Told, { golem = {}, bo = {} }: { golem?: Told; bo?: Told } = {}) {
    const court = begin(
      {
        court: orb.rows,
        athletes: [ours('Ana', '8,0'), theirs('Bo', orb.at, bo)],
        creeps: [golems([{ at: '3,1', ...golem }], ['Bo'], { orb: '0,0' })],
        turn: 'Ana',
      },
      { options, seed: 'lots' },
    );
    return { court, ids: [court.id('Bo'), court.id(GOLEM)] as const };
  }
  const push = ({ court, ids: [bo, golem] }: ReturnType<typeof beside>) =>
    force(court, bo, {
      how: 'push',
      squares: 2,
      by: golem,
      from: court.of(GOLEM),
      source: 'test',
      rule: 'KZ-FORCE-03',
    });
  const toss = ({ court, ids: [bo, golem] }: ReturnType<typeof beside>) =>
    throwOff(court, bo, { squares: 2, by: golem, from: court.of(GOLEM), rule: 'KM-BEAR-04' });
  /** What is asked first, if anything is. */
  const asked = (flow: Flow<unknown>) => {
    const { value, done } = flow.next(0);
    return done ? undefined : (value as OneChoice);
  };
  test('[KZ-JOB-02] [KZ-AI-48] the Creepmaster says where a Creep pushes them', () => {
    const scene = beside({ creepmaster: 1 });
    scene.court.run(push(scene), 'court(5,0)');
    expect(scene.court.of('Bo')).toStandAt('5,0');
    expect(asked(push(beside({ creepmaster: 2 })))).toMatchObject({
      seat: 1,
      why: { key: 'force.push', params: { who: 1, by: 2 }, rule: 'KZ-AI-48' },
    });
  });
  test('[KZ-JOB-02] [KM-BEAR-04] and where it throws them', () => {
    const scene = beside({ creepmaster: 1 });
    scene.court.run(toss(scene), 'court(5,2)');
    expect(scene.court.of('Bo')).toStandAt('5,2');
  });
  test('[KZ-JOB-02] [KZ-FORCE-16] and beside which square it drags them', () => {
    const scene = beside({ creepmaster: 1 });
    const [bo, golem] = scene.ids;
    giveStatus(scene.court, {
      kind: 'grabbed',
      on: bo,
      by: golem,
      source: 'test',
      until: { ends: 'escape' },
    });
    const step = scene.court.cell(2, 1);
    const drags = scene.court.run(dragsOf(scene.court, golem, step, newDragging()), 'court(3,2)');
    expect(drags).toEqual([{ victim: bo, to: scene.court.cell(3, 2), drags: [] }]);
  });
  test('[KZ-JOB-02] the default is the machine’s: as far from its orb as can be', () => {
    const choice = asked(push(beside({ creepmaster: 1 })));
    const best = choice?.options[choice.fallback ?? -1]?.id;
    const machine = beside({});
    machine.court.run(push(machine));
    expect(best).toMatch(/^court\(6,[012]\)$/);
    expect(machine.court.at('Bo')).toMatch(/^court\(6,[012]\)$/);
  });
  test('[KZ-INFO-03] [KM-HID-03] it is not asked where that would tell a secret square', () => {
    const secret = { creepmaster: 1, hiddenPositions: 'secret' };
    const hidden = { statuses: ['hidden'] };
    expect(asked(push(beside(secret)))).toBeDefined();
    expect(asked(push(beside(secret, { golem: hidden })))).toBeUndefined();
    expect(asked(push(beside(secret, { bo: hidden })))).toBeUndefined();
    // Who plays Bo knows where Bo is.
    expect(asked(push(beside({ ...secret, creepmaster: 2 }, { bo: hidden })))).toBeDefined();
    expect(asked(push(beside({ creepmaster: 1 }, { golem: hidden })))).toBeDefined();
  });
});

describe('ties of Creeps whose squares are secret', () => {
  const secret = { creepmaster: 1, hiddenPositions: 'secret' };
  test('[KZ-INFO-03] [KM-HID-03] a Hidden Creep draws lots, its Creepmaster is asked nothing', () => {
    const creeps = [golems([{ at: '1,1', statuses: ['hidden'] }], ['Bo'])];
    const drawn = tied({ options: secret, creeps, seed: 'lots' });
    expect(drawn.open.why.key).toBe('action');
    expect(drawn.match.draws.map(({ purpose }) => purpose)).toContain('creep-tie');
    expect(tied({ options: { creepmaster: 1 }, creeps }).open.why.key).toBe('creep-tie');
  });
  test('[KZ-INFO-03] the default does not tell which way a Hidden enemy is', () => {
    const proposed = (cy: string, options: Told) => {
      const athletes = [
        ours('Ana', '8,0'),
        theirs('Cy', cy, { statuses: ['hidden'], initiative: 2 }),
        theirs('Bo', '5,2'),
      ];
      const rows = Array.from({ length: 5 }, () => '.........');
      const { open } = tied({
        rows,
        athletes,
        creeps: [golems(['1,2'], ['Cy', 'Bo'])],
        options,
      });
      return open.kind === 'one' ? open.options[open.fallback ?? -1]?.id : undefined;
    };
    expect(proposed('4,0', secret)).toBe(proposed('4,4', secret));
    const shown = { creepmaster: 1 };
    expect(proposed('4,0', shown)).not.toBe(proposed('4,4', shown));
  });
});

describe('assigning jobs', () => {
  const made = (options: Told, seats = 2) =>
    Match.create(kazzam, {
      id: 'jobs',
      seats: Array.from({ length: seats }, (_, at) => ({ name: `${at}`, player: 'human' })),
      options,
      random: { kind: 'seeded', seed: 'jobs' },
    });
  test('[KZ-JOB-01] [KZ-JOB-05] jobs go to seats that there are, one seat may have both', () => {
    expect(made({ scorekeeper: 2, creepmaster: 2 }).ok).toBe(true);
    expect(made({ scorekeeper: 3 })).toEqual({
      ok: false,
      error: [{ option: 'scorekeeper', message: 'scorekeeper must be a seat from 1 to 2, not 3' }],
    });
    expect(made({ creepmaster: 3 }, 3).ok).toBe(true);
  });
  test('[KZ-JOB-01] the scores lie open before the scorekeeper, and before nobody else', () => {
    const lies = (scorekeeper: unknown) => {
      const match = made({ scorekeeper });
      if (!match.ok) throw new Error('no match');
      const { state } = match.value;
      return [0, 1, -1].map((observer) =>
        openAtFirst({ view: state as Parameters<typeof openAtFirst>[0]['view'], observer }),
      );
    };
    expect(lies(2)).toEqual([undefined, 'scores', undefined]);
    expect(lies('none')).toEqual([undefined, undefined, undefined]);
  });
});

describe('where a Creep puts somebody by itself', () => {
  const [BO, GOLEM_ID] = [1, 2];
  const cell = (x: number, y: number) => y * 9 + x;
  /** Of these squares, with its orb at (0,0) and itself at (3,1). */
  const placed = (
    cells: readonly number[],
    { rolls = [], orb }: { rolls?: readonly number[]; orb?: (t: Court) => void } = {},
  ) => {
    const t = begin(
      {
        court: ['1........', ...floor(9, 2)],
        athletes: [ours('Ana', '8,0'), theirs('Bo', '4,1')],
        creeps: [golems(['3,1'], ['Bo'], { orb: '0,0' })],
        turn: 'Ana',
      },
      { rolls },
    );
    orb?.(t);
    return t.run(placedByCreep(t, { creep: GOLEM_ID, victim: BO, key: 'drag' }, cells));
  };
  const [left, right] = [cell(1, 1), cell(6, 1)];
  const place = (where: Item['place']) => (t: Court) => {
    const [orb] = t.state.items;
    if (orb !== undefined) orb.place = where;
  };
  test('[KZ-AI-49] as far from its orb as can be, whether it lies or is held', () => {
    expect(placed([right, left])).toBe(right);
    expect(placed([left, right])).toBe(right);
    const ground = place({ at: 'ground', cell: cell(8, 1) });
    expect(placed([left, right], { orb: ground })).toBe(left);
    const held = place({ at: 'held', creature: 0 });
    expect(placed([left, right], { orb: held })).toBe(left);
  });
  test('[KZ-AI-49] from itself, if the orb is its own no more', () => {
    const dunked = (t: Court) => {
      const [orb] = t.state.items;
      if (orb === undefined) throw new Error('no orb');
      orb.team = 0;
      orb.place = { at: 'ground', cell: cell(8, 1) };
    };
    expect(placed([cell(2, 1), right], { orb: dunked })).toBe(right);
  });
  test('[KZ-AI-49] [KZ-AI-50] of equally far ones by lot, in the order of their squares', () => {
    const [upper, lower] = [cell(6, 0), cell(6, 2)];
    expect([0, 1].map((lot) => placed([lower, left, upper], { rolls: [lot] }))).toEqual([
      upper,
      lower,
    ]);
  });
});
