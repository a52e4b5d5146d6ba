import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { MAP } from '../../../../test/dungeon-court.ts';
import { begin, ours, row, theirs } from '../../../../test/table.ts';
import { canAttackWith, isTarget } from '../../../rules/attack/aim.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../../../rules/effects/basic-powers.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { alliesBeside, couldHold, itemsInReach } from '../../../rules/harm/items.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { buttonsInReach } from '../../../rules/movement/dungeon.ts';
import { kennel, square } from './testing/kennel.ts';

const EFFECT = ['damage', 'effect'];
const PIG = { companion: 'flame-pig', at: '7,3' };
const HOUND = { companion: 'scalehound', at: '4,3' };
const PICKS = ['summon-flame-pig', 'summon-scalehound'];
const far = { at: '13,7' };

describe('a Summoned Creature', () => {
  test('[KC-SUM-01] has the HP, size and speed of its entry, and carries nothing', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...HOUND, at: '2,3' }] });
    expect(court.of('Scalehound')).toMatchObject({ hp: 5, width: 1, height: 1, speed: 6 });
    expect(alliesBeside(court.state, court.id('Tam'))).toEqual([]);
    expect(itemsInReach(court.state, court.id('Scalehound'))).toEqual([]);
    expect(couldHold(court.of('Scalehound'))).toBe(false);
  });

  test('[KC-SUM-01] [KZ-DUN-11] presses no button, whoever has it act', () => {
    const tam = { class: 'tamer', picks: ['tamer/summon-scalehound'] };
    const court = begin({
      court: MAP,
      athletes: [ours('Tam', 'dungeon(2,1)', tam), theirs('Bo', '7,0')],
      companions: [{ companion: 'scalehound', of: 'Tam', at: 'dungeon(3,1)' }],
      turn: 'Tam',
    });
    const pressable = (name: string) => buttonsInReach(court.state, court.id(name)).length;
    expect([pressable('Tam'), pressable('Scalehound')]).toEqual([1, 0]);
  });

  test('[KC-SUM-02] [KC-INV-23] each of its Take-Outs is one Strike, whoever did it, and no point', () => {
    for (const by of ['Bo', 'Tam', 'Scalehound']) {
      const court = kennel({ picks: PICKS, beasts: [HOUND] });
      takeOut(court, court.id('Scalehound'), court.id(by));
      expect(court.state.strikes).toEqual([1, 0]);
      expect(court.state.points).toEqual([0, 0]);
    }
  });

  test('[KC-SUM-03] its square is the source of a command: adjacency and flanking are its own', () => {
    const court = kennel({
      picks: PICKS,
      beasts: [PIG],
      others: [ours('Al', '9,3')],
      rolls: [2, 5],
    });
    court.answer('goring-tusks', 'Bo', EFFECT, []);
    expect(court).toHaveHeard({ type: 'attack', who: 'Flame Pig', advantages: ['KZ-FLANK-01'] });
  });

  test('[KC-SUM-03] its statuses count for the roll, not its Tamer’s', () => {
    const blind = { status: 'blinded', by: 'Bo', ends: 'match' };
    const pig = kennel({ picks: PICKS, beasts: [{ ...PIG, statuses: [blind] }], rolls: [4, 4] });
    pig.answer('goring-tusks', 'Bo', EFFECT, []);
    expect(pig).toHaveHeard({ type: 'attack', disadvantages: ['KZ-STAT-06'] });
    const tam = kennel({ picks: PICKS, beasts: [PIG], tam: { statuses: [blind] }, rolls: [4] });
    tam.answer('goring-tusks', 'Bo', EFFECT, []);
    expect(tam).toHaveHeard({ type: 'attack', disadvantages: [] });
  });

  test('[KC-SUM-03] the roll is its Tamer’s: Miss Tokens are offered, spent and gained', () => {
    const court = kennel({ picks: PICKS, beasts: [PIG], tam: { missTokens: 2 }, rolls: [2] });
    court.answer('goring-tusks', 'Bo');
    expect(court).toBeAskedFor('miss-tokens', { seat: 0 });
    court.answer(2, EFFECT, []);
    expect(court.of('Tam')).toHaveMissTokens(0);
    expect(court.of('Bo')).toHaveHp(6);
    const missed = kennel({ picks: PICKS, beasts: [PIG], rolls: [1] });
    missed.answer('goring-tusks', 'Bo');
    expect(missed.of('Tam')).toHaveMissTokens(1);
    expect(missed.state.strikes).toEqual([1, 0]);
  });

  test('[KC-SUM-03] [KR-BOOST-01] the Role Boost is its Tamer’s', () => {
    const tam = { role: 'striker', specialisation: 'bruiser' };
    const court = kennel({ picks: PICKS, beasts: [PIG], tam, rolls: [4] });
    court.answer('goring-tusks', 'Bo', ['damage', 'effect', 'role-boost'], []);
    expect(court).toHaveHeard({ type: 'boost', who: 'Tam', of: 'Bo' });
    expect(court.of('Bo')).toHaveHp(5);
  });

  test('[KC-SUM-03] [KC-CONV-47] a Disarmed Tamer may command, one that has stowed its implement not', () => {
    const disarmed = { status: 'disarmed', by: 'Bo', ends: 'match' };
    const court = kennel({ picks: PICKS, beasts: [PIG], tam: { statuses: [disarmed] } });
    expect(court).toOffer('goring-tusks');
    const stowed = kennel({ picks: PICKS, beasts: [PIG], tam: { stowed: true } });
    expect(stowed).not.toOffer('goring-tusks');
  });

  test('[KC-SUM-05] it lays itself open by moving', () => {
    const court = kennel({ picks: PICKS, beasts: [PIG], tam: { at: '1,3' } });
    court.answer('walk', [square(2)], 'walk', row(3, 6, 5));
    expect(court).toBeAskedFor('opportunity', { of: 'Bo', rule: 'KZ-OPP-02' });
    court.answer('yes');
    expect(court.of('Flame Pig')).toHaveHp(3);
  });

  test('[KC-SUM-07] summoned by a Hidden Tamer it is Hidden, until it attacks', () => {
    const hidden = { status: 'hidden', by: 'Tam', ends: 'match' };
    const court = kennel({ picks: PICKS, tam: { at: '3,3', statuses: [hidden] }, rolls: [2, 4] });
    court.answer('summon-scalehound', square(7), 'Bo', EFFECT);
    expect(court).toHaveHeard({ type: 'attack', advantages: ['KZ-STAT-31'] });
    expect(court.of('Scalehound')).not.toHaveStatus('hidden');
    const waiting = kennel({ picks: PICKS, tam: { statuses: [hidden] }, bo: far });
    waiting.answer('summon-scalehound', square(4));
    expect(waiting.of('Scalehound')).toHaveStatus('hidden');
  });

  test('[KC-SUM-07] with secret squares nobody else learns where it appears', () => {
    const hidden = { status: 'hidden', by: 'Tam', ends: 'match' };
    const court = kennel({
      picks: PICKS,
      tam: { statuses: [hidden] },
      bo: far,
      options: { hiddenPositions: 'secret' },
    });
    court.answer('summon-scalehound', square(4));
    expect(court).toHaveHeard({ type: 'brought', who: 'Scalehound', cell: -1 });
  });

  test('[KC-SUM-08] attacking a Creep through it puts both on the list, a miss too', () => {
    const more = { creeps: [golems(['8,5'], [])] };
    const beasts = [{ ...PIG, at: '7,5' }];
    const court = kennel({ picks: PICKS, beasts, bo: far, more, rolls: [2] });
    court.answer('goring-tusks', 'Practice Golem 1');
    const enemies = [court.id('Tam'), court.id('Flame Pig')];
    expect(court.state.groups[0]).toMatchObject({ enemies, awake: true });
  });

  test('[KZ-CREEP-22] the Miss Trigger of a Creep that it missed answers to it, not to its Tamer', () => {
    const more = { creeps: [{ group: 'bears', members: [{ at: '8,5' }], enemies: [] }] };
    const beasts = [{ ...PIG, at: '7,5' }];
    const court = kennel({ picks: PICKS, beasts, bo: far, more, rolls: [2] });
    court.answer('goring-tusks');
    const bear = court.offered[0];
    if (court.asked.startsWith('target')) court.answer(bear);
    expect(court.of('Flame Pig').hp).toBeLessThan(5);
    expect(court.of('Tam')).toHaveHp(8);
  });

  test('[KC-SUM-10] not on a square that is taken or out of sight', () => {
    const court = kennel({
      picks: PICKS,
      others: [ours('Al', '3,3')],
      bo: far,
      more: {
        court: [
          '...#..........',
          '...#..........',
          '...#..........',
          ...Array(5).fill('.'.repeat(14)),
        ],
      },
    });
    court.answer('summon-scalehound');
    expect(court).not.toOffer(square(3));
    expect(court).not.toOffer('court(3,1)');
    expect(court).toOffer(square(2));
  });

  test('[KC-SUM-11] [KC-SHV-30] nothing sends it to the Dungeon', () => {
    const sword = { class: 'shivering-sword', picks: ['shivering-sword/banishing-blade'] };
    const court = kennel({
      picks: PICKS,
      beasts: [HOUND],
      bo: { at: '5,3', implement: 'sword', ...sword },
      turn: 'Bo',
      rolls: [4],
    });
    while (court.asked.startsWith('choose-')) court.answer(court.offered[0]);
    court.answer('banishing-blade', 'Scalehound', ['damage', 'effect']);
    expect(court.at('Scalehound')).toBe(square(4));
    expect(court.of('Scalehound')).toHaveHp(1);
  });

  test('[KC-CONV-30] made to attack by another it makes a Basic Physical Attack, without the Boost', () => {
    const hexer = { class: 'hexer', picks: ['hexer/greater-confusion'] };
    const court = kennel({
      picks: PICKS,
      tam: { at: '3,3' },
      beasts: [HOUND],
      bo: { at: '8,3', ...hexer },
      turn: 'Bo',
      rolls: [4, 4],
    });
    court.answer('greater-confusion', 'Scalehound', ['damage', 'effect']);
    expect(court).toHaveHeard({
      type: 'attack',
      who: 'Scalehound',
      power: 'basic-physical-attack',
    });
    expect(court.of('Tam')).toHaveHp(6);
  });

  test('[KC-CONV-30] [KZ-BASIC-10] it makes no Basic Implement Attack, however far its Opportunities reach', () => {
    const tree = { companion: 'spitting-tree', at: '3,3' };
    const court = kennel({ picks: PICKS, beasts: [tree] });
    expect(canAttackWith(court.of('Spitting Tree'), BASIC_IMPLEMENT_ATTACK)).toBe(false);
    expect(canAttackWith(court.of('Spitting Tree'), BASIC_PHYSICAL_ATTACK)).toBe(true);
  });

  test('[KZ-AI-06] ending its move beside a Creep wakes it', () => {
    const more = { creeps: [golems(['8,5'], [])] };
    const beasts = [{ ...PIG, at: '5,5' }];
    const court = kennel({ picks: PICKS, beasts, bo: far, more });
    court.answer('walk', [square(2)], 'walk', row(5, 6, 7));
    expect(court.state.groups[0]?.awake).toBe(true);
  });

  test('[KC-SUM-12] melee attacks through it reach 1', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, at: '6,3' }] });
    const pig = court.id('Flame Pig');
    expect(isTarget(court, pig, court.id('Bo'), BASIC_PHYSICAL_ATTACK)).toBe(false);
  });
});

describe('when its Tamer spends a Move Action', () => {
  test('[KC-SUM-04] each creature may move up to its speed, in any order, or stay', () => {
    const beasts = [
      { ...PIG, at: '2,5' },
      { ...HOUND, at: '2,1' },
    ];
    const court = kennel({ picks: PICKS, beasts, bo: far });
    court.answer('walk', [square(2)]);
    expect(court).toBeAskedFor('company-who', { rule: 'KC-SUM-04' });
    court.answer('Scalehound', 'walk', row(1, 3, 4, 5, 6, 7, 8));
    expect(court.at('Scalehound')).toBe('court(8,1)');
    expect(court).toBeAskedFor('company-what');
    court.answer('stay');
    expect(court).toBeAskedFor('action');
  });

  test('[KC-SUM-04] of any kind: a Shift, standing up, a second one in place of the attack', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, at: '2,5' }], bo: far });
    court.answer('shift', [square(2)], 'walk', row(5, 3), 'walk', [square(3)], 'walk', row(5, 4));
    expect(court.at('Flame Pig')).toBe('court(4,5)');
    const prone = kennel({ picks: PICKS, beasts: [PIG], tam: { statuses: ['prone'] } });
    expect(prone.answer('stand-up')).toBeAskedFor('company-what');
  });

  test('[KC-SUM-04] not for an Attack Action', () => {
    const court = kennel({ picks: PICKS, beasts: [PIG], rolls: [4] });
    court.answer('goring-tusks', 'Bo', EFFECT, []);
    expect(court).toBeAskedFor('action');
  });

  test('[D-63] [KR-LEAD-07] a Move Action that is granted off-turn moves them too', () => {
    const leader = { role: 'leader', specialisation: 'tactician', initiative: 9 };
    const court = kennel({
      picks: PICKS,
      beasts: [{ ...PIG, at: '2,5' }],
      bo: far,
      others: [ours('Lea', '1,5', leader)],
      turn: 'Lea',
    });
    court.answer('tactics', 'Tam', 'walk', [square(2)]);
    expect(court).toBeAskedFor('company-what');
    court.answer('walk', row(5, 3));
    expect(court.at('Flame Pig')).toBe('court(3,5)');
  });

  test('[KC-SUM-01] [KC-SUM-04] [KR-LEAD-07] granted one itself it moves, and that is all it can do', () => {
    const leader = { role: 'leader', specialisation: 'tactician', initiative: 9 };
    const holds = { at: '2,4', holds: ['blue'] };
    const court = kennel({
      picks: PICKS,
      tam: holds,
      beasts: [{ ...PIG, at: '2,5' }],
      bo: far,
      others: [ours('Lea', '1,5', leader)],
      turn: 'Lea',
    });
    court.answer('tactics', 'Flame Pig');
    expect(court).toBeAskedFor('company-what', { rule: 'KC-SUM-04' });
    expect(court.offered).not.toContain('take-over');
    court.answer('walk', row(5, 3));
    expect(court.at('Flame Pig')).toBe('court(3,5)');
    expect(court).toBeTheTurnOf('Lea');
  });

  test('[KC-SUM-04] Prone it stands up or crawls with it, Grabbed it tries to escape', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, statuses: ['prone'] }], bo: far });
    court.answer('walk', [square(2)]);
    expect(court.offered).toEqual(
      ['walk', 'stand-up', 'stay', 'blaze-up'].filter((id) => id !== 'blaze-up'),
    );
    court.answer('stand-up');
    expect(court.of('Flame Pig')).not.toHaveStatus('prone');
    const held = { status: 'grabbed', by: 'Bo', ends: 'escape' };
    const grabbed = kennel({ picks: PICKS, beasts: [{ ...PIG, statuses: [held] }], rolls: [4] });
    grabbed.answer('walk', [square(2)], 'escape', 'roll');
    expect(grabbed.of('Flame Pig')).not.toHaveStatus('grabbed');
  });
});

describe('statuses of a Summoned Creature', () => {
  const dazed = { status: 'dazed', by: 'Bo', ends: 'match' };

  test('[KC-SUM-06] Dazed: one order in a turn of its Tamer, a move or a command', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, statuses: [dazed] }], rolls: [4] });
    court.answer('goring-tusks', 'Bo', EFFECT, [], 'walk', [square(2)]);
    expect(court).toBeAskedFor('action');
    const moved = kennel({ picks: PICKS, beasts: [{ ...PIG, statuses: [dazed] }] });
    moved.answer('walk', [square(2)], 'walk', ['court(7,4)']);
    moved.answer('no');
    expect(moved).not.toOffer('goring-tusks');
  });

  test('[KC-SUM-06] the next turn it takes an order again', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, statuses: [dazed] }], rolls: [4] });
    court.answer('goring-tusks', 'Bo', EFFECT, [], 'end-turn', 'end-turn', 'walk', [square(2)]);
    expect(court).toBeAskedFor('company-what');
  });

  test.each(['frenzied', 'panicked'] as const)('[KC-SUM-06] %s becomes Dazed', (kind) => {
    const court = kennel({ picks: PICKS, beasts: [PIG] });
    const [on, by] = [court.id('Flame Pig'), court.id('Bo')];
    const until = { ends: 'save' } as const;
    court.run(inflict(court, { kind, on, by, source: 'x', until }));
    expect(court.of('Flame Pig')).toHaveStatus('dazed');
    expect(court.of('Flame Pig')).not.toHaveStatus(kind);
  });

  test('[KC-SUM-06] Stunned it takes no order', () => {
    const stunned = { status: 'stunned', by: 'Bo', ends: 'match' };
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, statuses: [stunned] }] });
    expect(court).not.toOffer('goring-tusks');
    expect(court.answer('walk', [square(2)])).toBeAskedFor('action');
  });

  test('[KC-SUM-06] Dominated: before its Tamer’s turn it moves and attacks as the dominator says', () => {
    const dominated = { status: 'dominated', by: 'Bo', ends: 'match' };
    const court = kennel({
      picks: PICKS,
      beasts: [{ ...PIG, at: '4,3', statuses: [dominated] }],
      turn: 'Bo',
      rolls: [4],
    });
    court.answer('end-turn');
    expect(court).toBeAskedFor('company-what', { seat: 1 });
    court.answer('walk', row(3, 3, 2));
    expect(court).toBeAskedFor('dominated-attack', { seat: 1 });
    court.answer('Tam', EFFECT, []);
    expect(court.of('Tam')).toHaveHp(6);
    expect(court).toBeTheTurnOf('Tam');
    expect(court).not.toOffer('goring-tusks');
    expect(court.answer('walk')).toBeAskedFor('way.move');
    court.answer([]);
    expect(court).toBeAskedFor('action');
  });

  test('[KC-SUM-06] Dominated and Stunned it does nothing for its dominator either', () => {
    const by = { by: 'Bo', ends: 'match' };
    const statuses = [
      { status: 'dominated', ...by },
      { status: 'stunned', ...by },
    ];
    const beasts = [{ ...PIG, at: '2,3', statuses }];
    const court = kennel({ picks: PICKS, beasts, turn: 'Bo' }).answer('end-turn');
    expect(court).toBeTheTurnOf('Tam');
    expect(court).toBeAskedFor('action');
  });

  test('[KC-SUM-06] [KC-CONV-44] a dominator has neither the Miss Tokens nor the Boost of the Tamer', () => {
    const dominated = { status: 'dominated', by: 'Bo', ends: 'match' };
    const court = kennel({
      picks: PICKS,
      tam: { missTokens: 3, role: 'striker', specialisation: 'bruiser' },
      beasts: [{ ...PIG, at: '2,3', statuses: [dominated] }],
      turn: 'Bo',
      rolls: [2],
    });
    court.answer('end-turn', 'stay', 'Tam');
    expect(court.of('Tam')).toHaveMissTokens(4);
    expect(court.of('Tam')).toHaveHp(8);
  });

  const fatal = { status: 'ongoing', amount: 5, by: 'Bo', ends: 'save', source: 'x' };

  test('[KC-SUM-09] Ongoing Damage that would fell it comes after its Tamer’s first action', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, statuses: [fatal] }], turn: 'Bo' });
    court.answer('end-turn');
    expect(court.of('Flame Pig')).toHaveHp(5);
    court.answer('shift', [square(2)], 'stay');
    expect(court.at('Flame Pig')).toBe('nowhere');
    expect(court.state.strikes).toEqual([1, 0]);
  });

  test('[KC-SUM-09] an action that ends the status spares it', () => {
    const picks = ['beast-charm', ...PICKS];
    const beasts = [{ ...PIG, at: '3,3', statuses: [fatal] }];
    const court = kennel({ picks, beasts, turn: 'Bo', rolls: [4] });
    court.answer('end-turn', 'beast-charm', 'Flame Pig', 'roll');
    expect(court.of('Flame Pig')).toHaveHp(5);
  });

  test('[D-67] healing alone does not: the damage is taken, and it may live', () => {
    const picks = ['beast-charm', ...PICKS];
    const beasts = [{ ...PIG, at: '3,3', hp: 3, statuses: [{ ...fatal, amount: 4 }] }];
    const court = kennel({ picks, beasts, turn: 'Bo', rolls: [2] });
    court.answer('end-turn', 'beast-charm', 'Flame Pig', 'roll');
    expect(court.of('Flame Pig')).toHaveHp(1);
  });

  test('[KC-SUM-09] without any action it comes before the Saving Throws', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, statuses: [fatal] }], turn: 'Bo' });
    court.answer('end-turn', 'end-turn');
    expect(court.at('Flame Pig')).toBe('nowhere');
  });

  test('[KC-SUM-09] what would not fell it is taken at the start', () => {
    const beasts = [{ ...PIG, statuses: [{ ...fatal, amount: 1 }] }];
    const court = kennel({ picks: PICKS, beasts, turn: 'Bo' }).answer('end-turn');
    expect(court.of('Flame Pig')).toHaveHp(4);
  });
});
