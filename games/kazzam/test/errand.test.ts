import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from './table.ts';

/** Ana, Dominated by Bo, in a match that commands in words; Cy is her teammate. */
function commanded(
  answers: Answers,
  { ana = {}, rolls = [] }: { readonly ana?: Told; readonly rolls?: readonly number[] } = {},
) {
  const dominated = { status: 'dominated', ends: 'next-turn', by: 'Bo' };
  return begin(
    {
      court: floor(15, 5),
      athletes: [
        ours('Ana', '1,2', { statuses: [dominated], ...ana }),
        theirs('Bo', '12,2'),
        ours('Cy', '1,4', { hp: 2 }),
      ],
      turn: 'Ana',
    },
    { rolls, options: { dominated: 'text' } },
  ).answer(...answers);
}

describe('Dominated by command', () => {
  test('[KZ-STAT-14] [KZ-STAT-15] the dominator says what to do when the turn has begun', () => {
    expect(commanded([])).toBeAskedFor('command');
    expect(commanded([])).toOfferOnly('go-to', 'attack', 'stay');
  });
  test('[KZ-STAT-15] who is sent to somebody walks there, each step of use, and cannot pass', () => {
    const sent = commanded(['go-to', 'Bo']);
    expect(sent).toOfferOnly('walk', 'shift');
    const back = () => commanded(['go-to', 'Bo', 'walk', ['court(0,2)']]);
    expect(back).toThrow();
    const court = commanded(['go-to', 'Bo', 'walk', ['court(2,2)', 'court(3,2)']]);
    // The Attack Action pays for a second walk, which furthers it too.
    expect(court).toOfferOnly('walk', 'shift');
  });
  test('[KZ-STAT-15] who has to attack a teammate attacks nobody else', () => {
    const sent = commanded(['attack', 'Cy']);
    expect(sent).toOffer('basic-implement-attack');
    expect(sent).not.toOffer('end-turn');
    const struck = commanded(['attack', 'Cy', 'basic-implement-attack', 'Cy'], { rolls: [4] });
    expect(struck.of('Cy')).toStandAt('nowhere');
    expect(struck).toOffer('end-turn');
  });
  test('[KZ-SCORE-20] [KZ-STRK-05] whom she Takes Out on command, the dominator has', () => {
    const court = commanded(['attack', 'Cy', 'basic-implement-attack', 'Cy'], { rolls: [4] });
    expect([court.state.points, court.state.strikes]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
  test('[KZ-STAT-15] who has to stay may do all but move', () => {
    const court = commanded(['stay']);
    expect(court).not.toOffer('walk');
    expect(court).not.toOffer('shift');
    expect(court).toOffer('end-turn');
  });
  test('[KZ-STAT-15] an orb in hand can be the matter: it is dropped, and not taken up again', () => {
    const ana = { holds: ['blue'] };
    expect(commanded([], { ana })).toOffer('drop');
    const told = commanded(['drop'], { ana });
    expect(told).toOfferOnly('drop');
    const done = commanded(['drop', 'drop', 'court(1,2)'], { ana });
    expect(done.of('Ana')).toHoldOrbs();
    expect(done).not.toOffer('pick-up');
  });
  test('[KZ-STAT-14] it is no Dazed turn: the rest of it is her own', () => {
    const court = commanded(['stay']);
    expect(court.state.turn).toMatchObject({ attackActions: 1, moveActions: 1, roleActions: 1 });
  });
});
