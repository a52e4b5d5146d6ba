import { describe, expect, test } from 'vitest';
import type { KazzamState } from '../src/model.ts';
import { positionOf } from '../src/position.ts';
import { begin, type Court, ours, theirs } from './court.ts';

/** The position of a match as it is read from a file. */
const positionIn = (state: KazzamState) =>
  JSON.parse(JSON.stringify(positionOf(state))) as { readonly moment: Record<string, unknown> };

/** In the turn of Ana, who has walked past Bo and two creeps, one of them in a gap. */
function played(): Court {
  return begin({
    court: ['1........', '.........', '###.#####', '###......'],
    athletes: [
      ours('Ana', '0,1', { missTokens: 2, stowed: true, holds: ['blue'] }),
      theirs('Bo', '5,1', {
        statuses: [{ status: 'ongoing', amount: 2, ends: 'save', by: 'Ana' }],
      }),
    ],
    creeps: [
      { group: 'bears', members: ['3,2', { at: '7,0', hp: 3 }], enemies: ['Bo'], orb: '0,0' },
    ],
    zones: [{ cells: ['2,1'], damage: 1 }],
    round: 3,
    points: [2, 5],
    turn: 'Ana',
  }).answer('walk', ['court(1,0)', 'court(2,0)']);
}

/** What `given` says of this moment with some of its fields changed. */
function refused(changes: Readonly<Record<string, unknown>>): string {
  const { moment, ...court } = positionIn(played().state);
  try {
    begin({ ...court, moment: { ...moment, ...changes } });
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  return 'nothing';
}

const of = (message: string) => `GivenError: given.moment${message}`;

describe('a moment of a match', () => {
  test('of a scenario keeps its court, and the match goes on from it as it would have', () => {
    const court = played();
    const again = begin(positionIn(court.state));
    expect(again.state).toEqual(court.state);
    expect(again.of('Guardian Bear 1')).toMatchObject({ width: 1, height: 2 });
    expect([again.asked, again.offered]).toEqual([court.asked, court.offered]);
  });

  test('names squares and creatures, and leaves out what is as it was at first', () => {
    const { moment } = positionIn(played().state);
    expect(moment).toMatchObject({
      step: 'action',
      turn: { creature: 'Ana', begun: true, acted: true, moveActions: 0 },
      athletes: [{ cell: 'court(2,0)', held: [1] }, { cell: 'court(5,1)' }],
      groups: [{ id: 'bears', enemies: ['Bo'], awake: true }],
    });
  });
});

describe('a moment is refused', () => {
  test.each([
    [{ step: undefined }, '.step must be there'],
    [
      { step: 'rest' },
      '.step must be one of build, deploy, initiative, ready, round, turn, action, finish',
    ],
    [{ step: 'turn' }, '.turn must be there in the steps action and finish, and only there'],
    [{ turn: undefined }, '.turn must be there in the steps action and finish, and only there'],
    [{ athletes: [] }, '.athletes must be one or more'],
    [
      { order: ['Ana', 'Zoe'] },
      '.order.1 must be one of Ana, Bo, Guardian Bear 1, Guardian Bear 2',
    ],
    [{ order: [7] }, '.order.0 must be one of Ana, Bo, Guardian Bear 1, Guardian Bear 2'],
    [{ points: [1] }, '.points must be two numbers'],
    [{ ending: 1 }, '.ending must be true or false'],
    [{ nextEffect: 1 }, /^GivenError: given\.moment\.nextEffect must be more than \d+$/],
    [
      { orbs: [{ place: { at: 'pedestal', pedestal: 1 } }] },
      '.orbs.0.place.pedestal must be a number of the 1 pedestals, from 0',
    ],
    [
      { orbs: [{ place: { at: 'sea' } }] },
      '.orbs.0.place.at must be one of pedestal, ground, held',
    ],
    [{ orbs: [] }, '.athletes.0.held.0 must be a number of the 0 orbs, from 0'],
    [{ struck: [{ zone: 'all', creature: 'Bo' }] }, '.struck.0.zone must be a whole number'],
    [
      { changed: [{ cell: 'court(1,1)', kind: 'lava' }] },
      /changed\.0\.kind must be one of wall, floor,/,
    ],
    [
      {
        traps: [
          { id: 1, kind: 'damage', cell: 'court(1,1)', hp: 0, by: 'Ana', rule: 'KR-SPEC-15' },
        ],
      },
      '.traps.0.hp must be a whole number of at least 1',
    ],
    [
      { turn: { creature: 'Ana', luck: 1 } },
      /moment\.turn\.luck is not known here; known are creature,/,
    ],
    [{ turn: {} }, '.turn.creature must be there'],
    [{ weather: 'fine' }, /moment\.weather is not known here; known are athletes, groups,/],
  ])('%j', (changes, message) => {
    const found = refused(changes);
    if (message instanceof RegExp) expect(found).toMatch(message);
    else expect(found).toBe(of(message));
  });

  test.each([
    [{ kind: 'luck' }, '.kind must be a status, an ability or what one leaves'],
    [{ data: 3 }, '.data must be an object of numbers, texts and lists of numbers'],
    [{ data: { cells: [{}] } }, '.data must be an object of numbers, texts and lists of numbers'],
    [{ innate: false }, '.innate must be true or left out'],
    [{ until: { ends: 'soon' } }, /until\.ends must be one of save, failed-save, escape, match,/],
    [{ until: { ends: 'turn-end', turn: 1 } }, '.until.of must be there'],
  ])('for an effect with %j', (changes, message) => {
    const effect = { id: 0, kind: 'slowed', on: 'Bo', source: 'mud', mark: 0, ...changes };
    const found = refused({ effects: [effect] });
    if (message instanceof RegExp) expect(found).toMatch(message);
    else expect(found).toBe(of(`.effects.0${message}`));
  });

  test('[KZ-INV-05] that breaks what always holds', () => {
    const { athletes } = positionIn(played().state).moment as { athletes: object[] };
    const there = athletes.map((athlete) => ({ ...athlete, cell: 'court(2,0)' }));
    expect(refused({ athletes: there })).toMatch(
      /^GivenError: given\.moment breaks KZ-INV-05 \(.+\): Bo and Ana share a square$/,
    );
  });

  test('beside what it tells itself', () => {
    const { moment, ...court } = positionIn(played().state);
    expect(() => begin({ ...court, moment, round: 2 })).toThrow(
      'given.round must not stand beside "moment", which tells all of it',
    );
  });
});
