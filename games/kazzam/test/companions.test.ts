import { describe, expect, test } from 'vitest';
import { positionOf } from '../src/position.ts';
import { isTarget } from '../src/rules/attack/aim.ts';
import { areAllies, areEnemies, creatureOf, seatOf } from '../src/rules/court/creatures.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../src/rules/effects/basic-powers.ts';
import { effectsOf } from '../src/rules/effects/in-play.ts';
import { inReplyOrder } from '../src/rules/effects/reply-order.ts';
import { untilNextTurnEnds } from '../src/rules/effects/status.ts';
import { deal } from '../src/rules/harm/damage.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { summon } from '../src/rules/movement/summon.ts';
import { golems } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const GOLEM = 'Practice Golem 1';

interface Setting {
  readonly hound?: Told;
  readonly ana?: Told;
  readonly bo?: Told;
  readonly more?: Told;
  readonly rolls?: readonly number[];
  readonly turn?: string;
}

/** Ana with a hound beside her, and Bo. */
function kennel({
  hound = {},
  ana = {},
  bo = {},
  more = {},
  rolls = [],
  turn = 'Ana',
}: Setting = {}) {
  return begin(
    {
      court: floor(12, 6),
      athletes: [ours('Ana', '1,1', ana), theirs('Bo', '8,1', bo)],
      companions: [{ companion: 'test-hound', of: 'Ana', at: '2,1', ...hound }],
      turn,
      ...more,
    },
    { rolls },
  );
}

const hit = (court: Court, to: string, amount: number, by: string) =>
  court.run(
    deal(
      court,
      { to: court.id(to), by: court.id(by), kind: 'attack', melee: true },
      amount,
      'TEST',
    ),
  );

describe('a companion', () => {
  test('[KZ-TARG-01] [KZ-TARG-06] [KC-SUM-03] is on its owner’s side, and its owner decides for it', () => {
    const court = kennel();
    const { state } = court;
    const [ana, bo, hound] = ['Ana', 'Bo', 'Hound'].map((name) => court.id(name));
    expect(areAllies(state, ana ?? -1, hound ?? -1)).toBe(true);
    expect(areEnemies(state, bo ?? -1, hound ?? -1)).toBe(true);
    expect(seatOf(state, hound ?? -1)).toBe(seatOf(state, ana ?? -1));
    expect(isTarget(court, bo ?? -1, hound ?? -1, BASIC_IMPLEMENT_ATTACK)).toBe(false);
    const near = kennel({ bo: { at: '4,1' } });
    expect(isTarget(near, near.id('Bo'), near.id('Hound'), BASIC_IMPLEMENT_ATTACK)).toBe(true);
  });

  test('[KC-SUM-10] is brought to a square and told; a second of its kind has a name of its own', () => {
    const court = kennel();
    const cell = court.cell(3, 3);
    const who = court.run(summon(court, { block: 'test-hound', owner: 0, cell, rule: 'TEST' }));
    expect(creatureOf(court.state, who as number)).toMatchObject({
      name: 'Hound 2',
      kind: 'summoned',
      owner: 0,
      team: 0,
      hp: 5,
      cell,
    });
    expect(court.course).toContainEqual({ type: 'brought', rule: 'TEST', who, by: 0, cell });
  });

  test('[KC-SUM-10] [KZ-ZONE-02] comes upon what lies in its square', () => {
    const court = kennel({
      more: { zones: [{ cells: ['4,4'], damage: 2, terrain: true, by: 'Bo', source: 'x' }] },
    });
    const cell = court.cell(4, 4);
    court.run(summon(court, { block: 'test-hound', owner: 0, cell, rule: 'TEST' }));
    expect(court.of('Hound 2')).toHaveHp(3);
  });

  test('what nobody declared cannot be brought', () => {
    const court = kennel();
    const flow = summon(court, { block: 'dragon', owner: 0, cell: 5, rule: 'TEST' });
    expect(() => court.run(flow)).toThrow('there is nothing "dragon" to bring');
  });

  test('[KZ-SCORE-18] [KC-SUM-02] [KZ-DUN-02] [KZ-HP-06] nobody scores by it, it is a Strike for its owner, and it is gone for good with its traits', () => {
    const court = kennel();
    hit(court, 'Hound', 5, 'Bo');
    expect(court.state.points).toEqual([0, 0]);
    expect(court.state.strikes).toEqual([1, 0]);
    expect(court.state.stats[0]).toMatchObject({ strikes: 1 });
    expect(court.at('Hound')).toBe('nowhere');
    expect(effectsOf(court.state, 'companion/test-hound')).toEqual([]);
    court.answer('end-turn', 'end-turn');
    expect(court.at('Hound')).toBe('nowhere');
  });

  test('[KC-CONV-31] [KZ-SCORE-03] whom it fells its owner has felled', () => {
    const court = kennel({ bo: { at: '3,1', hp: 2 } });
    hit(court, 'Bo', 2, 'Hound');
    expect(court.state.points).toEqual([1, 0]);
    expect(court.state.stats[0]).toMatchObject({ kills: 1, points: 1 });
  });

  test('[KC-CONV-31] [KZ-STRK-04] as a teammate, which is a Strike for its owner', () => {
    const court = kennel({ ana: { hp: 2 } });
    takeOut(court, court.id('Ana'), court.id('Hound'));
    expect(court.state.strikes).toEqual([1, 0]);
    expect(court.state.stats[0]).toMatchObject({ strikes: 1, kills: 0 });
  });

  test('[KZ-AI-07] [KC-SUM-08] a Creep that it harms has both for enemies', () => {
    const court = kennel({ more: { creeps: [golems(['6,4'], [])] } });
    hit(court, GOLEM, 1, 'Hound');
    const enemies = [court.id('Ana'), court.id('Hound')];
    expect(court.state.groups[0]).toMatchObject({ enemies, awake: true });
  });

  test('[KZ-AI-06] whoever has one beside a Creep as its turn ends has woken it', () => {
    const court = kennel({ more: { creeps: [golems(['3,1'], [])] } }).answer('end-turn');
    const enemies = [court.id('Ana'), court.id('Hound')];
    expect(court.state.groups[0]).toMatchObject({ enemies, awake: true });
  });

  test('[KC-SUM-05] [KZ-OPP-07] takes Opportunities of 2 if its owner says so', () => {
    const court = kennel({ bo: { at: '3,1' }, turn: 'Bo' }).answer('walk', ['court(4,1)']);
    expect(court).toBeAskedFor('opportunity', { of: 'Hound' });
    expect(court.answer('yes').of('Bo')).toHaveHp(6);
  });

  test('[KC-TNK-40] one that deals none is not asked', () => {
    const court = kennel({
      hound: { companion: 'test-robot', at: '2,1' },
      bo: { at: '3,1' },
      turn: 'Bo',
    }).answer('walk', ['court(4,1)']);
    expect(court.at('Bo')).toBe('court(4,1)');
    expect(court.of('Bo')).toHaveHp(8);
  });

  test('[KC-SUM-06] suffers and saves in its owner’s phases, in the order that the owner picks', () => {
    const ongoing = { status: 'ongoing', amount: 1, ends: 'save', by: 'Bo' };
    const court = kennel({
      turn: 'Bo',
      hound: { statuses: [ongoing] },
      ana: { statuses: [ongoing], ward: 1 },
      rolls: [2, 5],
    }).answer('end-turn');
    expect(court).toBeAskedFor('start-order', { seat: 0 });
    court.answer(['ongoing-2', 'ongoing']);
    expect(court.of('Hound')).toHaveHp(4);
    expect(court.of('Ana')).toHaveHp(8);
    court.answer('end-turn', 'roll', 'roll');
    expect(court.of('Ana')).toHaveStatus('ongoing');
    expect(court.of('Hound')).not.toHaveStatus('ongoing');
  });

  test('[KC-SUM-06] what lasts until its turn ends lasts until its owner’s does', () => {
    const court = kennel();
    const until = untilNextTurnEnds(court.state, court.id('Hound'));
    expect(until).toEqual({ ends: 'turn-end', of: court.id('Ana'), turn: 2 });
  });

  test('[KC-SUM-06] its traits answer to its owner’s turn', () => {
    const court = kennel().answer('end-turn');
    expect(court.of('Hound').wards).toMatchObject([{ amount: 1 }]);
  });

  test('[KZ-INIT-06] is directly behind its owner where initiatives are compared', () => {
    const court = begin({
      court: floor(12, 6),
      athletes: [ours('Ana', '1,1'), ours('Al', '1,3'), theirs('Bo', '8,1')],
      creeps: [golems(['5,5'], [])],
      companions: [
        { companion: 'test-hound', of: 'Ana', at: '2,1' },
        { companion: 'test-robot', of: 'Ana', at: '2,2' },
      ],
      order: ['Bo', 'Ana', 'Al'],
      turn: 'Bo',
    });
    const all = ['Robot', GOLEM, 'Al', 'Hound', 'Bo', 'Ana'].map((name) => court.id(name));
    const inOrder = inReplyOrder(court.state, all).map((id) => creatureOf(court.state, id).name);
    expect(inOrder).toEqual(['Ana', 'Hound', 'Robot', 'Al', 'Bo', GOLEM]);
  });

  test('comes back from its position as it was, gone or not', () => {
    const court = kennel({ hound: { hp: 3, statuses: ['weakened'] } });
    const cell = court.cell(5, 5);
    court.run(summon(court, { block: 'test-robot', owner: 1, cell, rule: 'TEST' }));
    hit(court, 'Hound', 4, 'Bo');
    const written = positionOf(court);
    expect(positionOf(begin(written, { options: {} }))).toEqual(written);
    expect(written.companions).toMatchObject([
      { companion: 'test-hound', of: 'Ana', name: 'Hound', at: 'nowhere', hp: 0 },
      { companion: 'test-robot', of: 'Bo', name: 'Robot', at: '5,5', hp: 4 },
    ]);
  });

  test.each([
    [{ companion: 'cat' }, 'companions.0.companion must be one of test-hound, test-robot'],
    [{ of: GOLEM }, 'companions.0.of must name an athlete'],
    [{ name: 'Bo' }, '"Bo" is there twice'],
  ])('a position with %j says what would be right', (hound, message) => {
    const creeps = [golems(['3,5'], [])];
    expect(() => kennel({ hound, more: { creeps } })).toThrow(message);
  });
});
