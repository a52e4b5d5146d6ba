import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import type { AttackPower } from '../../../rules/effects/power.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { grab } from '../../../rules/harm/grabs.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';

const EMPATH = { class: 'diviner', picks: ['diviner/empath'] };

interface Setting {
  readonly em?: Told;
  readonly al?: Told;
  readonly bo?: Told;
  readonly others?: readonly Told[];
  readonly rolls?: readonly number[];
  readonly seats?: number;
}

/** Em the Empath, whose turn it is, Al of her side, and Bo. */
function table({ em = {}, al = {}, bo = {}, others = [], rolls = [], seats = 2 }: Setting = {}) {
  return begin(
    {
      court: floor(20, 5),
      athletes: [
        ours('Em', '2,2', { ...EMPATH, ...em }),
        ours('Al', '4,2', al),
        theirs('Bo', '4,4', bo),
        ...others,
      ],
      turn: 'Em',
    },
    { rolls, seats },
  );
}

/** Em is bonded with Al. */
const bonded = (setting: Setting = {}) => table(setting).answer('empathic-bond', ...noHp(setting));
const noHp = ({ em, al, others }: Setting) => [
  ...(others === undefined ? [] : ['Al']),
  ...(em?.hp === undefined && al?.hp === undefined ? [] : ['none']),
];
const hps = (court: Court) => [court.of('Em').hp, court.of('Al').hp];

describe('making a bond', () => {
  test('[KC-DIV-11] with one ally within five that it sees; an Attack Action that does not end the turn', () => {
    const others = [ours('Ann', '8,2'), ours('Abe', '2,4')];
    const court = table({ others, em: { implement: 'staff' } }).answer('empathic-bond');
    expect(court).toBeAskedFor('target', { of: 'Em', rule: 'KC-DIV-11' });
    expect(court).toOfferOnly('Al', 'Abe');
    court.answer('Al');
    expect(court.inPlay('empathic-bond', 'Em')).toHaveLength(1);
    expect(court.inPlay('bonded', 'Al')).toHaveLength(1);
    expect(court).toBeAskedFor('action', { of: 'Em' });
    expect(court.state.turn?.attackActions).toBe(0);
  });
  test('[KC-DIV-11] with nobody about it cannot be used', () => {
    expect(table({ al: { at: '9,2' } })).not.toOffer('empathic-bond');
  });
  test('[KC-DIV-11] [KC-CONV-23] an ally of another seat has to be willing', () => {
    const court = table({ seats: 3, al: { seat: 1 } }).answer('empathic-bond');
    expect(court).toBeAskedFor('willing', { of: 'Al', rule: 'KC-DIV-11' });
    court.answer('no');
    expect(court.inPlay('empathic-bond')).toEqual([]);
  });
  test('[KC-DIV-11] moves up to 2 HP, of which the giver keeps one and none is lost', () => {
    const court = table({ em: { hp: 2 }, al: { hp: 7 } }).answer('empathic-bond');
    expect(court).toBeAskedFor('transfer-hp', { of: 'Em', rule: 'KC-DIV-11' });
    expect(court).toOfferOnly('none', 'give-hp-1', 'take-hp-1', 'take-hp-2');
    expect(hps(court.answer('take-hp-2'))).toEqual([4, 5]);
    const giving = table({ em: { hp: 8 }, al: { hp: 5 } }).answer('empathic-bond');
    expect(giving).toOfferOnly('none', 'give-hp-1', 'give-hp-2');
    expect(hps(giving.answer('give-hp-2'))).toEqual([6, 7]);
  });
  test('[KC-DIV-11] [KC-DIV-10] what the ally gets by it is nothing for the Empath to mirror', () => {
    const court = table({ em: { hp: 6 }, al: { hp: 4 } }).answer('empathic-bond', 'give-hp-2');
    expect(court).toBeAskedFor('action', { of: 'Em' });
    expect(hps(court)).toEqual([4, 6]);
  });
  test('[KC-DIV-11] [KC-INV-15] a new bond takes the place of the old one', () => {
    const others = [ours('Abe', '2,4')];
    const court = bonded({ others });
    court.answer('end-turn', 'end-turn', 'end-turn', 'end-turn', 'empathic-bond', 'Abe');
    expect(court.inPlay('empathic-bond')).toMatchObject([{ data: { target: court.id('Abe') } }]);
    expect(court.inPlay('bonded').map(({ on }) => on)).toEqual([court.id('Abe')]);
  });
});

describe('damage to either of the two', () => {
  const hurt = (court: Court, who: string, amount = 3) =>
    deal(
      court,
      { to: court.id(who), by: court.id('Bo'), kind: 'other', melee: false },
      amount,
      'T',
    );

  test('[KC-DIV-11] goes to whom the Empath says, at any distance', () => {
    const court = bonded();
    court.of('Al').cell = court.cell(19, 0);
    court.start(hurt(court, 'Al'));
    expect(court).toBeAskedFor('bond-damage', { of: 'Em', rule: 'KC-DIV-11', seat: 0 });
    expect(court.open.why.params).toMatchObject({ amount: 3, of: court.id('Al') });
    expect(court).toOfferOnly('Al', 'Em');
    court.answer('Em');
    expect(hps(court)).toEqual([5, 8]);
    expect(court).toHaveHeard({ type: 'diverted', who: 'Al', of: 'Em' });
    court.run(hurt(court, 'Em'), 'Al');
    expect(hps(court)).toEqual([5, 5]);
  });
  test('[KC-DIV-11] or stays where it was to be', () => {
    const court = bonded();
    court.run(hurt(court, 'Al'), 'Al');
    expect(hps(court)).toEqual([8, 5]);
    expect(court.heard('diverted')).toEqual([]);
  });
  test('[KC-DIV-11] [KZ-DMG-06] with the receiver’s own Ward and Resist', () => {
    const resist = { status: 'resist', amount: 1 };
    const court = bonded({ em: { ward: 1, statuses: [resist] }, al: { ward: 9 } });
    court.run(hurt(court, 'Al'), 'Em');
    expect(hps(court)).toEqual([7, 8]);
    expect(court.of('Al')).toHaveWard(9);
  });
  test('[KC-CONV-31] is whose doing it was: a point for whoever Takes the receiver Out', () => {
    const court = bonded({ em: { hp: 2 } });
    court.run(hurt(court, 'Al'), 'Em');
    expect(court).toHaveHeard({ type: 'taken-out', who: 'Em', by: 'Bo' });
    expect(court.state.points).toEqual([0, 1]);
  });
  test('[KC-DIV-11] not to others, and not without a bond', () => {
    const court = bonded({ others: [ours('Abe', '2,4')] });
    court.run(hurt(court, 'Abe'));
    court.run(hurt(court, 'Bo'));
    const free = table();
    free.run(hurt(free, 'Al'));
    expect(hps(free)).toEqual([8, 5]);
  });
});

describe('an attack on one of the two', () => {
  const SLOWING: AttackPower = {
    ...BASIC_IMPLEMENT_ATTACK,
    id: 'slowing',
    effect: [
      {
        on: 'target',
        *run(t, { attacker: by, target: on }) {
          const until = { ends: 'match' } as const;
          yield* inflict(t, { kind: 'slowed', on, by, source: 'test', until });
        },
      },
    ],
  };
  const slowing = (court: Court) => attack(court, court.id('Bo'), court.id('Al'), SLOWING);

  test('[KC-DIV-11] its damage and its status are sent apart', () => {
    const court = bonded({ rolls: [4] });
    court.run(slowing(court), 'Em', ['damage', 'effect'], 'Al');
    expect(hps(court)).toEqual([6, 8]);
    expect(court.of('Al')).toHaveStatus('slowed');
    expect(court.of('Em')).not.toHaveStatus('slowed');
  });
  test('[KC-DIV-11] [D-39] Ward of the attacked one stops the status, whoever takes the damage', () => {
    const court = bonded({ rolls: [4], al: { ward: 2 } });
    court.run(slowing(court), 'Em', ['damage', 'effect']);
    expect(hps(court)).toEqual([6, 8]);
    expect(court.of('Al')).toHaveWard(2);
    for (const who of ['Em', 'Al']) expect(court.of(who)).not.toHaveStatus('slowed');
  });
  test('[KC-DIV-11] [D-39] the receiver’s Ward takes damage and stops nothing', () => {
    const court = bonded({ rolls: [4], em: { ward: 9 } });
    court.run(slowing(court), 'Em', ['damage', 'effect'], 'Em');
    expect(hps(court)).toEqual([8, 8]);
    expect(court.of('Em')).toHaveStatus('slowed');
  });
});

describe('a negative status on either of the two', () => {
  const lasts = { ends: 'match' } as const;
  const given = (court: Court, kind: 'slowed' | 'fierce' | 'hovering', by = 'Bo') =>
    inflict(court, { kind, on: court.id('Al'), by: court.id(by), source: 'test', until: lasts });

  test('[KC-DIV-11] goes to whom the Empath says', () => {
    const court = bonded();
    court.start(given(court, 'slowed'));
    expect(court).toBeAskedFor('bond-status', { of: 'Em', rule: 'KC-DIV-11', seat: 0 });
    court.answer('Em');
    expect(court.of('Em')).toHaveStatus('slowed');
    expect(court.of('Al')).not.toHaveStatus('slowed');
    expect(court).toHaveHeard({ type: 'diverted', who: 'Al', of: 'Em', status: 'slowed' });
  });
  test('[KC-DIV-11] so do a fall and a Grab', () => {
    const court = bonded({ bo: { at: '3,3' } });
    const [al, bo] = [court.id('Al'), court.id('Bo')];
    court.run(knockProne(court, al, bo, 'test'), 'Em');
    court.run(grab(court, { on: al, by: bo, source: 'test', ranged: false }), 'Em');
    for (const status of ['prone', 'grabbed'] as const) {
      expect(court.of('Em')).toHaveStatus(status);
      expect(court.of('Al')).not.toHaveStatus(status);
    }
  });
  test('[KZ-STAT-70] what an enemy lifts off the ground is harmed; a positive status is nothing to share', () => {
    const court = bonded();
    court.run(given(court, 'fierce'));
    court.run(given(court, 'hovering', 'Em'));
    expect(court.of('Al')).toHaveStatus('fierce');
    const lifted = bonded();
    lifted.run(given(lifted, 'hovering'), 'Em');
    expect(lifted.of('Em')).toHaveStatus('hovering');
  });
});

describe('the end of a bond', () => {
  test('[KC-DIV-11] comes at the end of the Empath’s next turn', () => {
    const court = bonded().answer('end-turn', 'end-turn', 'end-turn');
    expect(court.inPlay('empathic-bond')).toHaveLength(1);
    court.answer('end-turn');
    expect([court.inPlay('empathic-bond'), court.inPlay('bonded')]).toEqual([[], []]);
  });
  test('[KC-DIV-06] [KC-DIV-11] or as either is Taken Out', () => {
    for (const who of ['Em', 'Al']) {
      const court = bonded();
      takeOut(court, court.id(who), court.id('Bo'));
      expect([court.inPlay('empathic-bond'), court.inPlay('bonded')]).toEqual([[], []]);
    }
  });
  test('[KC-DIV-11] not as anybody else is', () => {
    const court = bonded();
    takeOut(court, court.id('Bo'), court.id('Em'));
    expect(court.inPlay('empathic-bond')).toHaveLength(1);
  });
});
