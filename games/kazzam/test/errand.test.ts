import { describe, expect, test } from 'vitest';
import type { More } from './more.ts';
import { athlete, court, opponent, type Played, played } from './played.ts';

/** Ana, Dominated by Bo, in a match that commands in words; Cy is her teammate. */
function commanded(
  answers: NonNullable<Played['answers']>,
  { ana = {}, rolls = [] }: { readonly ana?: More; readonly rolls?: readonly number[] } = {},
) {
  const dominated = { status: 'dominated', ends: 'next-turn', by: 'Bo' };
  return played({
    given: {
      court: court(15, 5),
      athletes: [
        athlete('Ana', '1,2', { statuses: [dominated], ...ana }),
        opponent('Bo', '12,2'),
        athlete('Cy', '1,4', { hp: 2 }),
      ],
      turn: 'Ana',
    },
    options: { dominated: 'text' },
    answers,
    rolls,
  });
}

describe('Dominated by command', () => {
  test('[KZ-STAT-14] [KZ-STAT-15] the dominator says what to do when the turn has begun', () => {
    expect(commanded([]).asked).toEqual({
      why: 'command',
      options: ['go-to', 'attack', 'stay'],
    });
  });
  test('[KZ-STAT-15] who is sent to somebody walks there, each step of use, and cannot pass', () => {
    const sent = commanded(['go-to', 'Bo']);
    expect(sent.asked?.options).toEqual(['walk', 'shift']);
    const back = () => commanded(['go-to', 'Bo', 'walk', ['court(0,2)']]);
    expect(back).toThrow();
    const { asked } = commanded(['go-to', 'Bo', 'walk', ['court(2,2)', 'court(3,2)']]);
    // The Attack Action pays for a second walk, which furthers it too.
    expect(asked?.options).toEqual(['walk', 'shift']);
  });
  test('[KZ-STAT-15] who has to attack a teammate attacks nobody else', () => {
    const sent = commanded(['attack', 'Cy']);
    expect(sent.asked?.options).toContain('basic-implement-attack');
    expect(sent.asked?.options).not.toContain('end-turn');
    const struck = commanded(['attack', 'Cy', 'basic-implement-attack', 'Cy'], { rolls: [4] });
    expect(struck.state.creatures[2]?.cell).toBe(-1);
    expect(struck.asked?.options).toContain('end-turn');
  });
  test('[KZ-SCORE-20] [KZ-STRK-05] whom she Takes Out on command, the dominator has', () => {
    const { state } = commanded(['attack', 'Cy', 'basic-implement-attack', 'Cy'], { rolls: [4] });
    expect([state.points, state.strikes]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
  test('[KZ-STAT-15] who has to stay may do all but move', () => {
    const { asked } = commanded(['stay']);
    expect(asked?.options).not.toContain('walk');
    expect(asked?.options).not.toContain('shift');
    expect(asked?.options).toContain('end-turn');
  });
  test('[KZ-STAT-15] an orb in hand can be the matter: it is dropped, and not taken up again', () => {
    const ana = { holds: ['blue'] };
    expect(commanded([], { ana }).asked?.options).toContain('drop');
    const told = commanded(['drop'], { ana });
    expect(told.asked?.options).toEqual(['drop']);
    const done = commanded(['drop', 'drop', 'court(1,2)'], { ana });
    expect(done.state.creatures[0]?.held).toEqual([]);
    expect(done.asked?.options).not.toContain('pick-up');
  });
  test('[KZ-STAT-14] it is no Dazed turn: the rest of it is her own', () => {
    const { state } = commanded(['stay']);
    expect(state.turn).toMatchObject({ attackActions: 1, moveActions: 1, roleActions: 1 });
  });
});
