import { expect, test } from 'vitest';
import type { SceneTask } from '../adventure.ts';
import { ADVENTURES } from './index.ts';
import { type OddsNumbers, oddsOf, type Roller } from './odds.ts';

const NUMBERS: OddsNumbers = { bonusOf: () => 1, turning: () => 11, casting: () => 11 };
const TASK: SceneTask = {
  id: 'it',
  label: 'It',
  tags: ['force'],
  tn: 15,
  time: '1r',
  ok: [],
  fail: [],
};

/** The odds of a task that stands in the first scene of Harrow Down. */
function oddsOfTask(change: Partial<SceneTask>, party: readonly Roller[], numbers = NUMBERS) {
  const [harrow] = ADVENTURES;
  const [green] = harrow?.scenes ?? [];
  if (harrow === undefined || green === undefined) throw new Error('there is no adventure');
  const adventure = { ...harrow, scenes: [{ ...green, tasks: [{ ...TASK, ...change }] }] };
  const [odds] = oddsOf(adventure, party, numbers);
  if (odds === undefined) throw new Error('there are no odds');
  return odds;
}

const plain = (force: number): Roller => ({ bonus: { force } });

test('[DT-TASK-03] a total that reaches the target number is enough', () => {
  expect(oddsOfTask({}, [plain(0)]).once).toBeCloseTo(0.3);
  expect(oddsOfTask({}, [plain(3)]).once).toBeCloseTo(0.45);
});

test('[DT-TASK-05] a natural 20 does not help where the total falls short, nor does a 1 fail', () => {
  expect(oddsOfTask({ tn: 25 }, [plain(0)]).once).toBe(0);
  expect(oddsOfTask({ tn: 5 }, [plain(4)]).once).toBe(1);
});

test('[DT-MAG-09] a natural 1 fails a casting, and a natural 20 succeeds', () => {
  const cast = { tags: [], tn: { casting: 'cure-light-wounds' } };
  expect(oddsOfTask(cast, [{ bonus: { casting: 20 } }]).once).toBeCloseTo(0.95);
  expect(oddsOfTask(cast, [{ bonus: { casting: -20 } }]).once).toBeCloseTo(0.05);
});

test('[DT-ADV-01] advantage counts the higher of two, and one lean of each kind cancels both', () => {
  const keen: Roller = { bonus: {}, advantage: ['force'] };
  expect(oddsOfTask({}, [keen]).once).toBeCloseTo(1 - 0.7 ** 2);
  const down = [{ when: { flag: 'x' }, is: 'disadvantage' }] as const;
  const numbers = { ...NUMBERS, holds: () => true };
  expect(oddsOfTask({ leans: down }, [keen], numbers).once).toBeCloseTo(0.3);
  expect(oddsOfTask({ leans: down }, [plain(0)], numbers).once).toBeCloseTo(0.3 ** 2);
});

test('[DT-TASK-08] one is the best, each is all of them, lowest the worst, together the best with help', () => {
  const party = [plain(0), plain(3)];
  expect(oddsOfTask({}, party).once).toBeCloseTo(0.45);
  expect(oddsOfTask({ who: 'each' }, party).once).toBeCloseTo(0.3 * 0.45);
  expect(oddsOfTask({ who: 'lowest' }, party).once).toBeCloseTo(0.3);
  expect(oddsOfTask({ who: 'together' }, party).once).toBeCloseTo(1 - 0.55 ** 2);
});

test('[DT-TN-09] an opposed tie goes to the higher modifier; with equal ones both roll again', () => {
  const tn = { opposed: 'hild', tag: 'deceive' };
  expect(oddsOfTask({ tn }, [plain(1)]).once).toBeCloseTo(0.5);
  // Of 400 pairs 210 give the roller at least what the other shows.
  expect(oddsOfTask({ tn }, [plain(2)]).once).toBeCloseTo(229 / 400);
  expect(oddsOfTask({ tn }, [plain(0)]).once).toBeCloseTo(171 / 400);
});

test('[DT-SOC-03] an attitude is its number', () => {
  expect(oddsOfTask({ tn: { attitude: 'hild' } }, [plain(0)]).once).toBeCloseTo(0.3);
  expect(oddsOfTask({ tn: { attitude: 'perrin' } }, [plain(0)]).once).toBeCloseTo(0.8);
  expect(oddsOfTask({ tn: { attitude: 'snik' } }, [plain(5)]).once).toBeCloseTo(0.05);
});

test('[DT-ROLE-19] turning adds the Level to the die', () => {
  const tn = { turning: 'skeletons' };
  expect(oddsOfTask({ tags: [], tn }, [{ bonus: { turning: 1 } }]).once).toBeCloseTo(0.55);
});

test('[DT-TASK-11] three tries are likelier, unless there is only one; the likeliest tag is told', () => {
  const odds = oddsOfTask({ tags: ['climb', 'force'] }, [plain(3)]);
  expect(odds).toMatchObject({ tag: 'force' });
  expect(odds.inThree).toBeCloseTo(1 - 0.55 ** 3);
  expect(oddsOfTask({ isSingle: true }, [plain(3)]).inThree).toBeCloseTo(0.45);
  expect(oddsOfTask({ turns: { count: 2, distinct: true } }, [plain(3)]).once).toBeCloseTo(
    0.45 ** 2,
  );
});

test('[DT-TASK-04] what is not rolled is certain', () => {
  expect(oddsOfTask({ tn: undefined as never }, [plain(0)]).once).toBe(1);
});
