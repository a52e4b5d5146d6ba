import type { Choice, Flow, OpenChoices } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { heroAt, sit } from '../../../test/table.ts';
import { hiding, openWindow } from './open-window.ts';

const WHY = { key: 'choice.window', rule: 'BQ-CMB-29' } as const;

/** Opens a window at the business of seat 0 of three, and says who is asked. */
function opened(
  before: (seat: ReturnType<typeof heroAt>) => void = () => undefined,
  heroes = 3,
  gm: 'auto' | 'human' = 'auto',
) {
  const { t } = sit({ heroes: Array.from({ length: heroes }, () => 'homeworld'), options: { gm } });
  const last = t.state.heroes.at(-1);
  if (last !== undefined) before(last);
  const acted: number[] = [];
  const flow = openWindow(t, {
    ...{ about: 'combats', concerned: [0], why: WHY },
    optionsFor: () => [{ id: 'act' }],
    // biome-ignore lint/correctness/useYield: nothing more is asked
    *act(seat): Flow<void> {
      acted.push(seat);
    },
  });
  const first = flow.next(0);
  const pending = first.done === true ? undefined : (first.value as Choice | OpenChoices);
  const asked =
    pending?.kind === 'many'
      ? pending.choices.map(({ seat }) => seat)
      : pending
        ? [pending.seat]
        : [];
  return { t, flow, asked, acted, pending };
}

describe('a window', () => {
  test('[BQ-CMB-29] whose business it is, is asked; nobody else without having said so', () => {
    expect(opened().asked).toEqual([0]);
  });

  test('[BQ-CMB-29] who wants to be stopped at such things is asked before the active player', () => {
    expect(opened((hero) => hero.stops.push('combats')).asked).toEqual([2, 0]);
    expect(opened((hero) => hero.stops.push('rolls')).asked).toEqual([0]);
  });

  test('[BQ-CMB-29] who holds is asked once, at whatever comes', () => {
    const { asked, t } = opened((hero) => {
      hero.holds = true;
    });
    expect(asked).toEqual([2, 0]);
    expect(heroAt(t.state, 2).holds).toBe(false);
  });

  test('[BQ-CMB-29] every act asks all again; it closes when all have passed in a row', () => {
    const { flow, acted } = opened((hero) => hero.stops.push('combats'));
    flow.next({ slot: 0, answer: 1 });
    flow.next({ slot: 0, answer: 0 });
    expect(acted).toEqual([0]);
    flow.next({ slot: 0, answer: 1 });
    expect(flow.next({ slot: 0, answer: 1 })).toEqual({ done: true, value: true });
  });

  test('[BQ-HIDN-01] [BQ-HIDN-15] the only hero is asked as others are where somebody runs the game', () => {
    const { t, asked, pending } = opened(undefined, 1, 'human');
    expect([asked, pending?.kind]).toEqual([[0], 'many']);
    const nothing = openWindow(t, {
      ...{ about: 'combats', concerned: [0], why: WHY, optionsFor: () => [] },
      *act() {
        throw new Error('nothing can be done');
      },
    });
    expect(nothing.next(0)).toMatchObject({ done: false });
    expect(hiding(t)).toEqual({ always: true });
    expect(hiding(opened(undefined, 1).t)).toEqual({});
  });

  test('[BQ-HIDN-01] the only hero of a game is asked only if it can do something', () => {
    expect(opened(undefined, 1).pending?.kind).toBe('one');
    const { t } = sit({ heroes: ['homeworld'] });
    const nothing = openWindow(t, {
      ...{ about: 'combats', concerned: [0], why: WHY, optionsFor: () => [] },
      *act() {
        throw new Error('nothing can be done');
      },
    });
    expect(nothing.next(0)).toEqual({ done: true, value: false });
  });
});
