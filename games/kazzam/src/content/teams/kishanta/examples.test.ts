import { describe, expect, test } from 'vitest';
import { ours } from '../../../../test/table.ts';
import { NOBODY } from '../../../model.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { withData } from '../../../rules/effects/effect-data.ts';
import { putInPlay } from '../../../rules/effects/in-play.ts';
import { beginRound } from '../../../rules/turn/turn.ts';
import { viewOf } from '../../../view-of.ts';
import { SOURCE_WARP } from '../../classes/porter/warps.ts';
import { of, scene, theirs } from './testing/scene.ts';

describe('Obi', () => {
  test('[KT-EX-11] [KT-OBI-06] [KT-OBI-02] [KT-OBI-08] [KC-CONV-28] [D-97] lifts from afar: teleport, slide, then the Grab', () => {
    const held = { statuses: [{ status: 'grabbed', by: 'Pila' }] };
    const court = scene([of('Obi', '1,5'), of('Pila', '9,5'), theirs('Bo', '8,5', held)], {
      rolls: [4],
    });
    court.answer('involuntary-lift', 'Bo', ['damage', 'spellwarp', 'role-boost', 'effect']);
    expect(court.of('Bo')).toHaveHp(8 - 3);
    expect(court).toBeAskedFor('teleport', { rule: 'KC-POR-10', seat: 0 });
    expect(court.offered).toContain('court(10,7)');
    expect(court.offered).not.toContain('court(11,5)');
    court.answer('court(10,7)');
    // Pila holds nobody any more (KZ-FORCE-12).
    expect(court.inPlay('grabbed')).toEqual([]);
    expect(court).toBeAskedFor('force.slide', { rule: 'KR-CON-01', seat: 0 });
    expect(court.ends).toContain('court(7,7)');
    expect(court.ends).not.toContain('court(6,7)');
    court.answer(['court(9,8)', 'court(9,9)', 'court(9,10)']);
    expect(court.of('Bo')).toStandAt('9,10');
    expect(court.inPlay('grabbed', 'Bo')).toMatchObject([{ by: court.id('Obi') }]);
    expect(court.of('Bo')).toHaveStatus('hovering');
  });
  test('[KT-OBI-03] [D-96] hands an orb over by kinemancy; whoever does not want it lets it lie', () => {
    const slid = (answer: string) =>
      scene([of('Obi', '1,5'), of('Pila', '8,5'), theirs('Bo', '15,5')], {
        more: { orbs: [{ colour: 'neutral', at: '5,5' }] },
      }).answer('kinemancy', 'court(8,5)', answer);
    expect(slid('yes').of('Pila')).toHoldOrb('orb-0');
    const court = slid('no');
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: court.cell(8, 5) });
  });
  test('[KT-ERR-14] [KT-OBI-05] [KT-OBI-08] takes Opportunities from his Source Warp, for 1 more', () => {
    const court = scene([of('Obi', '1,5'), theirs('Bo', '12,5')], { turn: 'Bo' });
    const warp = withData(SOURCE_WARP, { cell: court.cell(13, 5), warp: 1 });
    const until = { ends: 'match' } as const;
    const by = court.id('Obi');
    putInPlay(court.state, { ...warp, on: NOBODY, by, source: 'source-warp', until, amount: 0 });
    court.answer('walk', ['court(11,5)']);
    expect(court).toBeAskedFor('opportunity', { of: 'Obi' });
    court.answer('yes');
    expect(court.of('Bo')).toHaveHp(8 - 3);
  });
});

describe('Marc', () => {
  /** Marc is the second seat's, Pila the first one's, Bo the third one's. */
  const secret = (rolls: readonly number[]) =>
    scene([of('Marc', '1,5', { seat: 1 }), of('Pila', '2,5', { seat: 0 }), theirs('Bo', '4,5')], {
      rolls,
      seats: 3,
    });
  const seen = (court: ReturnType<typeof secret>, kind: string) =>
    [0, 1, 2, -1].map(
      (seat) => viewOf(court, seat).effects.find((effect) => effect.kind === kind)?.amount,
    );

  test('[KT-HID-02] [KT-MAR-02] [KC-HID-02] his die is known to his own player alone, until it is used', () => {
    const court = secret([2]);
    court.run(beginRound(court), 'yes');
    expect(seen(court, 'foreseen')).toEqual([0, 2, 0, 0]);
    expect(court.heard('secret-roll')).toMatchObject([
      { roll: 0, secret: [{ seats: [1], data: { roll: 2 } }] },
    ]);
    const [marc, bo] = [court.id('Marc'), court.id('Bo')];
    court.run(attack(court, marc, bo, BASIC_IMPLEMENT_ATTACK), 'yes');
    expect(court).toHaveHeard({ type: 'secret-shown', who: 'Marc', roll: 2, used: true });
    expect(seen(court, 'foreseen')).toEqual([undefined, undefined, undefined, undefined]);
  });
  test('[KT-HID-02] [KT-MAR-02] or until it lapses, with 3 damage to him', () => {
    const court = secret([2]);
    court.run(beginRound(court), 'yes');
    court.run(beginRound(court), 'no');
    expect(court).toHaveHeard({ type: 'secret-shown', who: 'Marc', roll: 2, used: false });
    // His Ward takes it.
    expect(court.of('Marc')).toHaveHp(6);
    expect(court.of('Marc')).toHaveWard();
  });
  test('[KT-HID-02] [KT-MAR-03] [KC-HID-04] that of Foresight too, which its target knows to be there', () => {
    const court = secret([4, 1]);
    court.answer('foresight', 'Bo', ['damage', 'effect', 'role-boost'], 'none');
    expect(seen(court, 'foretold')).toEqual([0, 1, 0, 0]);
    const shown = { type: 'secret-shown', of: 'Bo', roll: 1, used: true } as const;
    expect(court.heard('secret-shown')).toEqual([]);
    while (court.state.turn?.creature !== court.id('Bo')) court.answer('end-turn');
    court.answer('basic-implement-attack', 'Marc');
    expect(court).toHaveHeard(shown);
  });
  test('[KT-MAR-02] [D-95] off the map he is not asked for a die, and nothing lashes back', () => {
    const court = secret([]);
    court.of('Marc').cell = -1;
    expect(court.run(beginRound(court))).toBeUndefined();
    expect(court.heard('damage')).toEqual([]);
  });
});

describe('Hyun', () => {
  test('[KT-ERR-10] [KT-HYU-09] his Boost hurts others, not his target, on a 5 neither', () => {
    const others = [theirs('Cy', '4,4'), theirs('Di', '5,6')];
    const court = scene([of('Hyun', '1,5'), theirs('Bo', '5,5'), ...others], { rolls: [5] });
    court.answer('basic-implement-attack', 'Bo', ['damage', 'role-boost']);
    if (court.open.why.key === 'blast') court.answer(['Cy']);
    // 2 and the 1 of his staff, not the Boost.
    expect(['Bo', 'Cy', 'Di'].map((name) => court.of(name).hp)).toEqual([8 - 3, 8 - 1, 8]);
  });
});

describe('Pila', () => {
  test('[KT-ERR-13] [KT-PIL-09] her Reaction is hers again when her turn starts', () => {
    const marked = { statuses: [{ status: 'marked', by: 'Pila' }], hp: 8 };
    const court = scene([of('Pila', '5,5'), theirs('Bo', '6,5', marked), ours('Al', '0,0')], {
      rolls: [4],
      turn: 'Bo',
    });
    court.answer('walk', ['court(7,5)'], 'yes');
    expect(court).toBeAskedFor('reaction.punisher', { rule: 'KR-DEF-11' });
    court.answer('yes', 'sword-sweep');
    expect(court.of('Bo')).toHaveStatus('prone');
    expect(court.inPlay('defender-reaction', 'Pila')).toHaveLength(1);
    while (court.state.turn?.creature !== court.id('Pila')) {
      expect(court.inPlay('defender-reaction', 'Pila')).toHaveLength(1);
      court.answer(court.open.why.key === 'action' ? 'end-turn' : 'no');
    }
    expect(court.inPlay('defender-reaction', 'Pila')).toEqual([]);
  });
});
