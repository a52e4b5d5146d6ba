import { expect, test } from 'vitest';
import { heuristicOf } from '../src/bots/heuristic.ts';
import { GAME as KAZZAM } from './content.ts';
import { golems } from './creep-court.ts';
import { type Duel, duel } from './sword.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const heuristic = heuristicOf(KAZZAM.content);

/** No bot of this test leaves anything to chance. */
const DRAWN = { index: () => 0 };

/** What the heuristic takes of the options of the open choice. */
function taken(court: Court): string | undefined {
  const { open, state: view } = court;
  const answer = heuristic({ view, seat: open.seat, choice: open, random: DRAWN });
  return court.idOf(answer);
}

/** Ana, who has nowhere to go, among others; it is her turn. */
function turnOf(more: Told, others: readonly Told[], rest: object = {}): Court {
  return begin({
    ...rest,
    court: floor(15, 15),
    athletes: [ours('Ana', '7,7', { statuses: ['immobilized'], ...more }), ...others],
    turn: 'Ana',
  });
}

const warded = (pick: string): Told => ({
  implement: 'staff',
  class: 'wardmaster',
  picks: [`wardmaster/${pick}`],
});

test('a bot raises its Ward Wall before foes that it cannot attack, near them', () => {
  const court = turnOf({ ...warded('ward-wall'), implement: 'sword' }, [theirs('Bo', '13,7')]);
  expect(taken(court)).toBe('ward-wall');
  court.answer('ward-wall');
  expect(taken(court)).toMatch(/^court\(1[12],[678]\)$/);
});

test('a bot keeps its Ward Wall while it can attack', () => {
  expect(taken(turnOf(warded('ward-wall'), [theirs('Bo', '9,7')]))).not.toBe('ward-wall');
});

test('a bot hides its side in a Sight Ward while several foes are about', () => {
  const friends = [ours('Abe', '7,8'), ours('Al', '6,7')];
  const foes = [theirs('Bo', '12,7'), theirs('Cy', '12,9')];
  expect(taken(turnOf(warded('sight-ward'), [...friends, ...foes]))).toBe('sight-ward');
  expect(taken(turnOf(warded('sight-ward'), friends))).not.toBe('sight-ward');
});

test('a bot keeps foes out with an Entry Ward, before an attack that ends its turn', () => {
  const court = turnOf(warded('entry-ward'), [theirs('Bo', '11,7'), theirs('Cy', '11,9')]);
  expect(court).toOffer('basic-implement-attack');
  expect(taken(court)).toBe('entry-ward');
});

test('a bot uses a Role Action before an attack that ends its turn', () => {
  const more = { role: 'defender', specialisation: 'smasher', implement: 'sword' };
  const court = turnOf(more, [theirs('Bo', '8,7')]);
  expect(court).toOffer('basic-implement-attack');
  expect(taken(court)).toBe('defenders-mark');
});

test('a bot names the direction of most foes for its shield', () => {
  const far: Duel = { sue: { statuses: ['immobilized'] }, others: [theirs('Cy', '6,6')] };
  const shielded = duel(['directional-shield'], 'Sue', [], far, ['5,0', '5,6']);
  expect(taken(shielded)).toBe('name-direction');
  shielded.answer('name-direction');
  expect(taken(shielded)).toMatch(/^south/);
});

test('a bot keeps the spell at work that is of use where it stands, and changes to it', () => {
  const charms = ['regenerative', 'electrified'];
  const beside = duel(charms, 'Sue', []);
  expect(taken(beside)).toBe('electrified');
  expect(taken(beside.answer('regenerative'))).toBe('change-spell');
  expect(taken(duel(charms, 'Sue', [], { sue: { hp: 4 } }))).toBe('regenerative');
});

test('a bot begins with the better shot of two: Favored Target brings more of them', () => {
  const picks = ['wandslinger/favored-target', 'wandslinger/trick-shot'];
  const more = { implement: 'wand', class: 'wandslinger', picks };
  expect(taken(turnOf(more, [theirs('Bo', '10,7')]))).toBe('favored-target');
});

test('a bot with a False Flag puts an opponent in the place of a friend', () => {
  const hunter = { role: 'specialist', specialisation: 'hunter' };
  const others = [ours('Abe', '6,9'), theirs('Bo', '9,9')];
  const creeps = [golems([{ at: '4,4' }], ['Abe'])];
  const court = turnOf(hunter, others, { creeps });
  court.of('Ana').spent.push('provocation');
  expect(taken(court)).toBe('false-flag');
  court.answer('false-flag', 'Practice Golem 1');
  // Of friends there is Abe alone.
  expect(taken(court)).toBe('Bo');
});

test('a bot makes a pedestal where an orb is in hand', () => {
  const more = { role: 'specialist', specialisation: 'terrain-artist' };
  const court = turnOf(more, [ours('Abe', '9,7', { holds: ['blue'] }), theirs('Bo', '13,13')]);
  expect(taken(court)).toBe('major-terrain');
});

test('a bot that is out of sight keeps its Role Action to hide', () => {
  const alone = (wall: string) =>
    begin({
      court: Array.from({ length: 5 }, () => `...${wall}...`),
      athletes: [
        ours('Ana', '1,2', {
          role: 'specialist',
          specialisation: 'runner',
          statuses: ['immobilized'],
        }),
        theirs('Bo', '5,2'),
      ],
      turn: 'Ana',
    });
  const behind = alone('#');
  expect(taken(behind)).not.toBe('cloak');
  expect(taken(behind.answer('end-turn'))).toBe('yes');
  expect(alone('.').offered).toContain('cloak');
});
