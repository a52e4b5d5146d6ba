import { describe, expect, test } from 'vitest';
import { heuristicOf } from '../src/bots/heuristic.ts';
import { GAME as KAZZAM } from './content.ts';
import { returning } from './dungeon-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const heuristic = heuristicOf(KAZZAM.content);

/** No bot of this test leaves anything to chance. */
const DRAWN = { index: () => 0 };

/** What the heuristic takes of the options of the open choice. */
function taken(court: Court): string | readonly string[] | undefined {
  const { open, state: view } = court;
  const answer = heuristic({ view, seat: open.seat, choice: open, random: DRAWN });
  if (Array.isArray(answer)) return answer.map((at) => court.idOf(at) ?? '');
  return court.idOf(answer);
}

/** Ids of what the heuristic would look at in the open choice, the best first. */
function ranked({ open, state: view }: Court): readonly (string | undefined)[] {
  const best = heuristic.ranked?.({ view, seat: open.seat, choice: open, random: DRAWN }, 9);
  return (best ?? []).map((at) => ('options' in open ? open.options[at as number]?.id : undefined));
}

/** Of a choice among whose options giving up stands. */
const CAN_CONCEDE = { options: expect.arrayContaining([{ id: 'concede', aside: true }]) };

describe('a bot in the Dungeon', () => {
  /** Ana has hit the button of exit E and begins her next turn; the orb there may be gone. */
  const leaving = (orbs: number, more: Told = {}, others: readonly Told[] = []): Court =>
    returning([ours('Ana', 'dungeon(2,1)', more), ...others], (court) => {
      court.of('Ana').comes = { from: 'button', exit: 0, orb: -1 };
      court.state.items.length = orbs;
    });

  test('takes the exit that it has opened, whatever waits outside', () => {
    expect(taken(leaving(0))).toMatch(/^court/);
    const foes = [theirs('Cy', '2,0'), theirs('Di', '0,0')];
    expect(taken(leaving(0, { hp: 1 }, foes))).toMatch(/^court/);
  });
  test('looks from there for whom it could strike at', () => {
    const court = leaving(0, { implement: 'sword' }, [theirs('Cy', '4,1', { hp: 1 })]);
    expect(taken(court)).toBe('court(3,2)');
  });
  test('stays while it is about to fetch the orb there', () => {
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

  test('uses it where it can attack several, and on all of them', () => {
    const court = facing(['4,1', '7,4', '4,7']);
    expect(taken(court)).toBe('filovs-fusillade');
    court.answer('filovs-fusillade');
    expect(taken(court)).toEqual(['Foe 0', 'Foe 1', 'Foe 2']);
  });
  test('keeps it while there is only one', () => {
    expect(taken(facing(['4,1']))).not.toBe('filovs-fusillade');
  });
});

describe('a bot with a Special Ward to give', () => {
  const warding = (others: readonly Told[]) =>
    begin({
      court: floor(20, 5),
      athletes: [
        ours('Ana', '0,2', { implement: 'wand', class: 'wardmaster', picks: [] }),
        ...others,
      ],
      turn: 'Ana',
    }).answer('end-turn');

  test('gives it to whoever most opponents are near', () => {
    const abe = ours('Abe', '12,2');
    expect(taken(warding([abe, theirs('Bo', '14,2'), theirs('Cy', '14,3')]))).toBe('Abe');
    expect(taken(warding([abe, theirs('Bo', '2,2')]))).toBe('Ana');
  });
  test('keeps it while nobody is near', () => {
    expect(taken(warding([ours('Abe', '5,2'), theirs('Bo', '19,2')]))).toBe('Ana');
  });
  test('ranks the two of them, and not giving up', () => {
    const court = warding([ours('Abe', '12,2'), theirs('Bo', '14,2')]);
    expect(court.open).toMatchObject({ why: { key: 'special-ward' }, ...CAN_CONCEDE });
    expect(ranked(court)).toEqual(['Abe', 'Ana']);
  });
});

test('a bot with HP to give ranks who needs it most first, and not giving up', () => {
  const court = begin(
    {
      court: floor(9, 3),
      athletes: [
        ours('Lea', '1,1', { implement: 'wand', role: 'leader', specialisation: 'tactician' }),
        ours('Abe', '1,2', { hp: 7 }),
        ours('Al', '2,2', { hp: 4 }),
        theirs('Bo', '5,1'),
      ],
      turn: 'Lea',
    },
    { rolls: [4] },
  ).answer('basic-implement-attack', 'Bo', ['damage', 'role-boost']);
  expect(court.open).toMatchObject({ why: { key: 'heal' }, ...CAN_CONCEDE });
  expect(ranked(court)).toEqual(['Al', 'Abe', 'nobody']);
});
