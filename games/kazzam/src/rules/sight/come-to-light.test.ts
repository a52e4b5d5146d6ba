import { askOne, type Flow, NO_YES } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { golems } from '../../../test/creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../test/table.ts';
import { NOWHERE } from '../../model.ts';
import { endAll } from '../effects/status.ts';
import { revealing, telling } from './come-to-light.ts';

const SECRET = { options: { hiddenPositions: 'secret' }, seats: 2 };

/** Bo and Cy hide from Ana, if nothing else is said of them. */
function hiding(bo: Told = { statuses: ['hidden'] }, cy: Told = { statuses: ['hidden'] }): Court {
  return begin(
    {
      court: floor(14, 5),
      athletes: [ours('Ana', '1,1'), theirs('Bo', '9,1', bo), theirs('Cy', '9,3', cy)],
      turn: 'Ana',
    },
    SECRET,
  );
}

const question = () => askOne({ kind: 'one', seat: 0, why: { key: 'next' }, options: NO_YES });
const show = (court: Court, name: string) => endAll(court, court.id(name), 'hidden', 'test');
const hide = (court: Court, name: string) => court.befall(name, 'hidden');

/** Whether a step can no longer be taken back freely: at its question, and at its end. */
function after(before: (court: Court) => void, then: (court: Court) => void, court = hiding()) {
  const step = revealing(function* () {
    before(court);
    yield* question();
    then(court);
  });
  const flow = step(court);
  if (flow === undefined) throw new Error('the step asks nothing');
  court.start(flow);
  const asked = court.irrevocable;
  court.answer('yes');
  return [asked, court.irrevocable];
}
const nothing = () => undefined;

describe('a step that shows the square of somebody Hidden', () => {
  test('[KZ-INFO-03] is not taken back freely, be it before its question or after the answer', () => {
    const bo = (court: Court) => show(court, 'Bo');
    expect(after(bo, nothing)).toEqual([true, true]);
    expect(after(nothing, bo)).toEqual([false, true]);
    expect(after(nothing, nothing)).toEqual([false, false]);
  });
  test('[KZ-INFO-03] nor if it asks nothing', () => {
    const shown = (what: (court: Court) => void) => {
      const court = hiding();
      const step = revealing(() => {
        what(court);
        return undefined;
      });
      expect(step(court)).toBeUndefined();
      return court.irrevocable;
    };
    expect(shown((court) => show(court, 'Bo'))).toBe(true);
    expect(shown(nothing)).toBe(false);
  });
  test('[KZ-INFO-03] nor if it breaks off', () => {
    const court = hiding();
    const step = revealing(function* (): Flow<void> {
      yield* question();
      show(court, 'Bo');
      throw new Error('over');
    });
    const flow = step(court);
    if (flow === undefined) throw new Error('the step asks nothing');
    court.start(flow);
    expect(() => court.answer('yes')).toThrow('over');
    expect(court.irrevocable).toBe(true);
  });
  test('[KZ-INFO-03] tells nothing if who was Hidden leaves the map unseen', () => {
    const leave = (court: Court) => {
      court.of('Bo').cell = NOWHERE;
    };
    expect(after(leave, nothing)).toEqual([false, false]);
    const fall = (court: Court) => {
      const bo = court.of('Bo');
      bo.fellAt = bo.cell;
      bo.cell = NOWHERE;
    };
    expect(after(fall, nothing)).toEqual([true, true]);
  });
});

describe('what a Creep does by where all stand', () => {
  const seen = () => hiding({}, {});
  /** Whether it can no longer be taken back freely: at its question, after it, and at its end. */
  const told = (court: Court, acts: readonly ((court: Court) => void)[]) => {
    const [first = nothing, second = nothing] = acts;
    const answers: boolean[] = [];
    function* flow(): Flow<string> {
      first(court);
      const { id } = yield* question();
      answers.push(court.irrevocable);
      second(court);
      return id;
    }
    const running = court.start(telling(court, flow()));
    expect(court).toBeAskedFor('next');
    const asked = court.irrevocable;
    court.answer('yes');
    expect(running.returned).toBe('yes');
    return [asked, ...answers, court.irrevocable];
  };
  test('[KZ-AI-18] [KZ-INFO-03] is not taken back freely while a square is secret', () => {
    expect(told(hiding(), [])).toEqual([true, true, true]);
    // It showed the one who was Hidden as it began.
    expect(told(hiding({ statuses: ['hidden'] }, {}), [(court) => show(court, 'Bo')])).toEqual([
      true,
      true,
      true,
    ]);
  });
  test('[KZ-AI-18] [KZ-INFO-03] is taken back freely as long as nobody is Hidden', () => {
    expect(told(seen(), [])).toEqual([false, false, false]);
    expect(told(seen(), [(court) => hide(court, 'Bo')])).toEqual([true, true, true]);
    expect(told(seen(), [nothing, (court) => hide(court, 'Bo')])).toEqual([false, false, true]);
  });
  test('[KZ-AI-18] [KZ-INFO-03] is not if somebody hid before the answer came', () => {
    const court = seen();
    const heard: boolean[] = [];
    function* flow(): Flow<void> {
      yield* question();
      heard.push(court.irrevocable);
    }
    court.start(telling(court, flow()));
    hide(court, 'Bo');
    court.answer('yes');
    expect(heard).toEqual([true]);
  });
  test('[KZ-AI-18] [KZ-INFO-03] nor if it breaks off', () => {
    const court = seen();
    const flow = function* (): Flow<void> {
      yield* [];
      hide(court, 'Bo');
      throw new Error('over');
    };
    expect(() => court.run(telling(court, flow()))).toThrow('over');
    expect(court.irrevocable).toBe(true);
  });
  test('[KZ-AI-18] [KZ-INFO-03] a Creep’s whole turn is taken back freely where all are seen', () => {
    const court = begin(
      {
        court: floor(14, 7),
        athletes: [ours('Ana', '1,1'), theirs('Bo', '12,1')],
        creeps: [golems(['7,5'], [], { awake: true })],
        turn: 'Bo',
      },
      SECRET,
    ).answer('end-turn');
    expect(court.match.log.at(-1)?.irrevocable).toBe(false);
  });
});
