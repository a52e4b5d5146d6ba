import { describe, expect, test } from 'vitest';
import { STATUSES } from '../src/model.ts';
import { isFlanked, isTarget } from '../src/rules/attack/aim.ts';
import { areAllies, areEnemies, creatureOf } from '../src/rules/court/creatures.ts';
import { BASIC_PHYSICAL_ATTACK } from '../src/rules/effects/basic-powers.ts';
import { BITS, giveStatus, has, isHarm, removeEffects } from '../src/rules/effects/status.ts';
import { dropOrDisarm } from '../src/rules/harm/drop-or-disarm.ts';
import { layTrap } from '../src/rules/terrain/traps.ts';
import { beforeCreeps, golems } from './creep-court.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

const until = { ends: 'match' } as const;

/** Ana and Al of one team, Bo of the other, two golems and a bear. */
const everybody = () =>
  begin({
    court: floor(12, 8),
    athletes: [ours('Ana', '1,1'), ours('Al', '1,3'), theirs('Bo', '3,1')],
    creeps: [golems(['6,1', '6,3']), { group: 'bears', members: ['9,5'] }],
    turn: 'Ana',
  });
const [ANA, AL, BO, GOLEM, OTHER, BEAR] = [0, 1, 2, 3, 4, 5] as const;

describe('who is whose', () => {
  test('[KZ-TARG-06] [KZ-TARG-08] [KC-CONV-22] teammates are allies, all others enemies', () => {
    const { state } = everybody();
    const allies = state.creatures.flatMap((_, id) => (areAllies(state, ANA, id) ? [id] : []));
    const enemies = state.creatures.flatMap((_, id) => (areEnemies(state, ANA, id) ? [id] : []));
    expect([allies, enemies]).toEqual([[AL], [BO, GOLEM, OTHER, BEAR]]);
    // Two Creeps are allies within their group only.
    expect([areAllies(state, GOLEM, OTHER), areAllies(state, GOLEM, BEAR)]).toEqual([true, false]);
  });
  test('[KZ-TARG-14] nobody is an ally or a teammate of itself', () => {
    const { state } = everybody();
    for (const id of state.creatures.keys()) {
      expect([areAllies(state, id, id), areEnemies(state, id, id)]).toEqual([false, false]);
    }
  });
  test('[KZ-TARG-01] athletes of both teams and Creeps are creatures; orbs, traps and walls are none', () => {
    const lockdown = { role: 'controller', specialisation: 'lockdown' };
    const warder = { class: 'wardmaster', picks: ['wardmaster/ward-wall'] };
    const court = begin({
      court: floor(12, 8),
      athletes: [
        ours('Ana', '1,3', { ...lockdown, ...warder }),
        ours('Al', '1,5'),
        theirs('Bo', '3,3'),
      ],
      creeps: [golems(['3,5'])],
      orbs: [{ at: '2,2' }],
      turn: 'Ana',
    }).answer('ward-wall', 'court(4,1)', 'horizontal');
    layTrap(court.state, { kind: 'damage', cell: court.cell(2, 5), by: 2, rule: 'KR-SPEC-15' });
    expect([court.state.walls.length, court.state.items.length]).toEqual([1, 1]);
    court.answer('slow');
    expect(court).toOfferOnly('Al', 'Bo', 'Practice Golem 1');
  });
  test('[KZ-TARG-04] a teammate may be treated as an enemy', () => {
    const court = begin(
      {
        court: floor(9, 3),
        athletes: [ours('Ana', '1,1'), ours('Al', '2,1'), theirs('Bo', '7,1')],
        turn: 'Ana',
      },
      { rolls: [4] },
    ).answer('attack-ally', 'basic-physical-attack', 'no');
    expect(court.of('Al')).toHaveHp(6);
  });
  test('[KZ-TARG-04] [KC-CONV-23] nobody of another seat is treated as an ally who does not agree', () => {
    const blinked = (answer: string) => {
      const porter = { class: 'porter', picks: ['porter/short-jump'] };
      const court = begin(
        {
          court: floor(9, 3),
          athletes: [
            ours('Ana', '1,1', porter),
            ours('Al', '2,1', { seat: 1 }),
            theirs('Bo', '7,1'),
          ],
          turn: 'Ana',
        },
        { seats: 3 },
      ).answer('short-jump', 'Al');
      expect([court.open.why.key, court.open.seat]).toEqual(['willing', 1]);
      return court.answer(answer);
    };
    expect(blinked('yes').open.why.key).toBe('teleport');
    const refused = blinked('no');
    expect(refused.of('Al')).toStandAt('2,1');
    expect(refused.open.why.key).not.toBe('willing');
  });
  test('[KZ-TARG-07] [KZ-STAT-16] whoever dominates says whom it treats as an enemy', () => {
    const court = begin(
      {
        court: floor(9, 3),
        athletes: [
          ours('Ana', '1,1'),
          theirs('Bo', '4,1', {
            statuses: [{ status: 'dominated', by: 'Ana', ends: 'match' }],
          }),
          theirs('Cy', '5,1'),
        ],
        turn: 'Bo',
      },
      { rolls: [4] },
    );
    expect([court.open.seat, court.offered.includes('attack-ally')]).toEqual([0, true]);
    court.answer('attack-ally', 'basic-physical-attack');
    expect([court.open.why.key, court.open.seat]).toEqual(['grant-advantage', 1]);
    expect(court.answer('no').of('Cy')).toHaveHp(6);
  });
  test('[KZ-TARG-10] who is told to attack an ally has to, as long as there is one in reach', () => {
    const court = begin(
      {
        court: floor(12, 3),
        athletes: [
          ours('Ana', '1,1', { class: 'hexer', picks: ['hexer/greater-confusion'] }),
          theirs('Bo', '4,1'),
          theirs('Cy', '6,1'),
        ],
        turn: 'Ana',
      },
      { rolls: [4, 4] },
    ).answer('greater-confusion', 'Bo', ['damage', 'effect']);
    expect(court).toOfferOnly('Ana', 'Cy');
    expect(court.answer('Cy').of('Cy')).toHaveHp(6);
  });
});

describe('areas', () => {
  const FUSILLADE = { class: 'wandslinger', picks: ['wandslinger/filovs-fusillade'] };
  test('[KZ-TARG-05] of all enemies any may be left out', () => {
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [ours('Ana', '1,2', FUSILLADE), theirs('Bo', '4,2'), theirs('Cy', '4,4')],
        turn: 'Ana',
      },
      { rolls: [4] },
    ).answer('filovs-fusillade');
    expect(court).toOfferOnly('Bo', 'Cy');
    court.answer(['Cy']);
    expect(court.state.creatures.map(({ hp }) => hp)).toEqual([8, 8, 6]);
  });
  test('[KZ-TARG-05] all creatures leave no choice', () => {
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Ana', '5,2', { class: 'porter', picks: ['porter/instant-repulsion'] }),
          ours('Al', '4,2'),
          theirs('Bo', '6,2'),
        ],
        turn: 'Ana',
      },
      { rolls: [2, 2] },
    ).answer('instant-repulsion');
    expect(court).toOfferOnly('Al', 'Bo');
    court.answer('Bo', 0);
    expect(court.heard('attack').map(({ of }) => of)).toEqual([2, 1]);
  });
  test('[KZ-TARG-02] what strikes all but Creeps strikes the traps there, and no Creep', () => {
    const court = beforeCreeps({
      rows: floor(12, 8),
      athletes: [ours('Ana', '6,3'), theirs('Bo', '11,7')],
      creeps: [
        { group: 'bears', members: [{ at: '3,3', statuses: ['immobilized'] }], enemies: ['Ana'] },
        golems([{ at: '4,5', hp: 5 }]),
      ],
      rolls: [6, 4],
    });
    layTrap(court.state, { kind: 'damage', cell: court.cell(3, 1), by: 0, rule: 'KR-SPEC-15' });
    layTrap(court.state, { kind: 'damage', cell: court.cell(9, 1), by: 0, rule: 'KR-SPEC-15' });
    court.answer('end-turn', 'roll');
    expect(court.state.traps.map(({ cell }) => cell)).toEqual([court.cell(9, 1)]);
    expect([court.of('Practice Golem 1').hp, court.of('Ana').hp]).toEqual([5, 6]);
  });
});

describe('objects', () => {
  test('[KZ-TARG-13] [KC-CONV-33] with nothing in its hands there is nothing to drop', () => {
    const fumbled = (holds: readonly string[]) => {
      const t = begin({
        court: floor(9, 3),
        athletes: [ours('Ana', '1,1'), theirs('Bo', '4,1', { holds })],
        turn: 'Ana',
      });
      const fumble = { on: 1, by: 0, source: 'test', rule: 'KZ-TARG-13', until };
      t.run(dropOrDisarm(t, fumble), ...(holds.length > 0 ? ['orb-0'] : []));
      return [creatureOf(t.state, 1).held, has(creatureOf(t.state, 1), BITS.disarmed)];
    };
    expect(fumbled(['neutral'])).toEqual([[], false]);
    expect(fumbled([])).toEqual([[], true]);
  });
  test('[KZ-SCORE-18] nobody scores for a trap or a wall', () => {
    const court = begin(
      {
        court: floor(9, 3),
        athletes: [ours('Ana', '1,1'), theirs('Bo', '7,1')],
        turn: 'Ana',
      },
      { rolls: [6] },
    );
    layTrap(court.state, { kind: 'snap', cell: court.cell(4, 1), by: 1, rule: 'KR-SPEC-17' });
    court.answer('end-turn', 'end-turn', 'attack-trap');
    expect(court.state.traps).toEqual([]);
    expect([court.state.points, court.state.stats[0]]).toEqual([
      [0, 0],
      { strikes: 0, kills: 0, creeps: 0, orbs: 0, points: 0 },
    ]);
    const warder = { class: 'wardmaster', picks: ['wardmaster/ward-wall'] };
    const walled = begin({
      court: floor(9, 3),
      athletes: [theirs('Bo', '7,1', warder), ours('Ana', '1,1')],
      turn: 'Bo',
    }).answer('ward-wall', 'court(4,1)', 'vertical', 'end-turn');
    expect(walled.state.walls).toHaveLength(1);
    walled.answer('implement-attack-on-wall', 'court(4,0)');
    expect([walled.state.walls, walled.state.points]).toEqual([[], [0, 0]]);
  });
});

describe('statuses in general', () => {
  const pair = (bo: Told = {}, rolls: readonly number[] = []) =>
    begin(
      {
        court: floor(9, 3),
        athletes: [ours('Ana', '1,1'), theirs('Bo', '2,1', bo), ours('Al', '3,1')],
        turn: 'Ana',
      },
      { rolls },
    );
  test('[KZ-STAT-03] taking off one leaves others, unless they stand under one mark', () => {
    const t = pair();
    const give = (kind: 'slowed' | 'weakened' | 'blinded', mark?: number) =>
      giveStatus(t, {
        kind,
        on: 1,
        by: 0,
        source: kind,
        until: { ends: 'save' },
        ...(mark === undefined ? {} : { mark }),
      });
    const first = give('slowed', 50);
    give('weakened', 50);
    give('blinded');
    removeEffects(t, ({ on, mark }) => on === 1 && mark === first.mark, 'test');
    expect(t.state.effects.map(({ kind }) => kind)).toEqual(['blinded']);
  });
  test('[KZ-STAT-04] [KM-CRP-10] Prone and Grabbed by a Creep have no other end than ever', () => {
    const rows = (die: number) => {
      const court = beforeCreeps({
        rows: floor(12, 6),
        athletes: [ours('Ana', '11,5'), theirs('Bo', '4,2')],
        creeps: [{ group: 'bears', members: ['2,2'], enemies: ['Bo'] }],
        rolls: [die],
      }).answer('end-turn');
      court.answer('end-turn');
      const before = court.state.effects.filter(({ on }) => on === court.id('Bo'));
      return before.map(({ kind, until: { ends } }) => [kind, ends]);
    };
    expect(rows(3)).toEqual([['grabbed', 'escape']]);
    expect(rows(5)).toEqual([['prone', 'match']]);
  });
  test('[KZ-STAT-70] [KC-CONV-42] which of them are negative', () => {
    expect(STATUSES.filter((status) => !isHarm(status))).toEqual([
      'concealed',
      'fierce',
      'flying',
      'guarded',
      'hidden',
      'hovering',
      'nimble',
      'phasing',
      'reach',
      'regenerate',
      'resist',
      'resist-all',
      'retaliate',
      'shade',
    ]);
  });
  test('[KZ-STAT-19] Flying includes Hovering', () => {
    const t = pair({ statuses: ['flying'] });
    expect([
      has(creatureOf(t.state, 1), BITS.hovering),
      has(creatureOf(t.state, 0), BITS.hovering),
    ]).toEqual([true, false]);
  });
  test('[KZ-FLANK-05] the partner needs no action and may lie or be dazed, but not Stunned', () => {
    const flanks = (statuses: readonly string[]) => {
      const t = begin({
        court: floor(9, 3),
        athletes: [ours('Ana', '1,1'), theirs('Bo', '2,1'), ours('Al', '3,1', { statuses })],
        turn: 'Ana',
      });
      return isFlanked(t.state, 0, 1);
    };
    for (const fine of ['prone', 'hidden', 'disarmed', 'dazed']) expect(flanks([fine])).toBe(true);
    expect(flanks(['stunned'])).toBe(false);
  });
  test('[KZ-FLANK-06] Flying and other creatures are no help to each other, and Mobs are never flanked', () => {
    const flanks = (ana: readonly string[], bo: readonly string[], al: readonly string[]) => {
      const t = begin({
        court: floor(9, 3),
        athletes: [
          ours('Ana', '1,1', { statuses: ana }),
          theirs('Bo', '2,1', { statuses: bo }),
          ours('Al', '3,1', { statuses: al }),
        ],
        turn: 'Ana',
      });
      return isFlanked(t.state, 0, 1);
    };
    const fly = ['flying'];
    expect([flanks([], [], []), flanks(fly, fly, fly)]).toEqual([true, true]);
    expect([flanks([], [], fly), flanks([], fly, []), flanks(fly, [], [])]).toEqual([
      false,
      false,
      false,
    ]);
    const t = begin({
      court: floor(9, 4),
      athletes: [ours('Ana', '1,1'), theirs('Bo', '8,3'), ours('Al', '4,1')],
      creeps: [{ group: 'swarm', members: ['2,1'] }],
      turn: 'Ana',
    });
    expect(isFlanked(t.state, 0, 3)).toBe(false);
    expect(isTarget(t, 0, 3, BASIC_PHYSICAL_ATTACK)).toBe(true);
  });
});
