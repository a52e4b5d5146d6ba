import { describe, expect, test } from 'vitest';
import { heuristic } from '../src/bots/heuristic.ts';
import { begin, type Court, floor, type GivenAthlete, ours, theirs } from './court.ts';
import { returning } from './dungeon-court.ts';

/** What the heuristic takes of the options of the open choice. */
function taken({ open, offered, state: view }: Court): string | readonly string[] | undefined {
  const random = { index: () => 0 };
  const answer = heuristic({ view, seat: open.seat, choice: open, random });
  if (Array.isArray(answer)) return answer.map((at) => offered[at] ?? '');
  return offered[answer as number];
}

describe('a bot in the Dungeon', () => {
  /** Ana has hit the button of exit E and begins her next turn; the orb there may be gone. */
  const leaving = (
    orbs: number,
    more: GivenAthlete = {},
    others: readonly GivenAthlete[] = [],
  ): Court =>
    returning([ours('Ana', 'dungeon(2,1)', more), ...others], (court) => {
      court.of('Ana').comes = { from: 'button', exit: 0, orb: -1 };
      court.state.orbs.length = orbs;
    });

  test('[KZ-DUN-13] takes the exit that it has opened, whatever waits outside', () => {
    expect(taken(leaving(0))).toMatch(/^court/);
    const foes = [theirs('Cy', '2,0'), theirs('Di', '0,0')];
    expect(taken(leaving(0, { hp: 1 }, foes))).toMatch(/^court/);
  });
  test('[KZ-DUN-13] looks from there for whom it could strike at', () => {
    const court = leaving(0, { implement: 'sword' }, [theirs('Cy', '4,1', { hp: 1 })]);
    expect(taken(court)).toBe('court(3,2)');
  });
  test('[KZ-DUN-14] stays while it is about to fetch the orb there', () => {
    expect(taken(leaving(1))).toBe('stay');
  });
});

describe('a bot with an attack on many', () => {
  const picks = ['wandslinger/filovs-fusillade', 'wandslinger/ward-and-shoot'];
  /** Ana, who has moved, with opponents around her. */
  const facing = (foes: readonly string[]): Court => {
    const court = begin({
      court: floor(9, 9),
      athletes: [
        ours('Ana', '4,4', { implement: 'wand', class: 'wandslinger', picks }),
        ...foes.map((at, number) => theirs(`Foe ${number}`, at)),
      ],
      turn: 'Ana',
    });
    if (court.state.turn !== undefined) court.state.turn.moveActions = 0;
    return court;
  };

  test('[KC-WSL-31] uses it where it can attack several, and on all of them', () => {
    const court = facing(['4,1', '7,4', '4,7']);
    expect(taken(court)).toBe('filovs-fusillade');
    court.answer('filovs-fusillade');
    expect(taken(court)).toEqual(['Foe 0', 'Foe 1', 'Foe 2']);
  });
  test('[KC-WSL-31] keeps it while there is only one', () => {
    expect(taken(facing(['4,1']))).not.toBe('filovs-fusillade');
  });
});

describe('a bot with a Special Ward to give', () => {
  const warding = (others: readonly GivenAthlete[]) =>
    begin({
      court: floor(20, 5),
      athletes: [
        ours('Ana', '0,2', { implement: 'wand', class: 'wardmaster', picks: [] }),
        ...others,
      ],
      turn: 'Ana',
    }).answer('end-turn');

  test('[KC-WRD-07] gives it to whoever most opponents are near', () => {
    const abe = ours('Abe', '12,2');
    expect(taken(warding([abe, theirs('Bo', '14,2'), theirs('Cy', '14,3')]))).toBe('Abe');
    expect(taken(warding([abe, theirs('Bo', '2,2')]))).toBe('Ana');
  });
  test('[KC-WRD-07] keeps it while nobody is near', () => {
    expect(taken(warding([ours('Abe', '5,2'), theirs('Bo', '19,2')]))).toBe('Ana');
  });
});
