import { describe, expect, test } from 'vitest';
import { type Answers, ours, type Told, theirs } from '../../../../test/table.ts';
import { BOTH, bruiser, hps, type Scene, statusesOf, use } from './testing/shooting.ts';

const DISARMED = 1 << 3;
const sniper = { role: 'striker', specialisation: 'sniper' };

describe('Rapid Fire', () => {
  const three = { others: [theirs('U', '4,5'), theirs('V', '4,1')] };
  const fire = (answers: Answers, rolls: readonly number[], scene: Scene = three) =>
    use('rapid-fire', ['rapid-fire', 'T', ...answers], rolls, scene);
  test('[KC-WSL-20] each hit repeats it on an enemy not hit yet, to the last', () => {
    const all = fire([BOTH, 'U', BOTH, 'V', BOTH], [4, 4, 4]);
    expect([hps(all), all.open.why.key]).toEqual([[8, 6, 6, 6], 'action']);
    expect(fire([BOTH], [4])).toOfferOnly('U', 'V', 'nobody');
    expect(fire([BOTH, 'U', BOTH], [4, 4])).toOfferOnly('V', 'nobody');
  });
  test('[KC-WSL-20] nobody whom another attack has hit this turn', () => {
    const quick = { picks: ['wandslinger/rapid-fire', 'wandslinger/quickdraw'] };
    const answers = ['quickdraw', 'U', 'rapid-fire', 'T', BOTH];
    const court = use('', answers, [4, 4], { ...three, wes: quick });
    expect(court).toOfferOnly('V', 'nobody');
    const spared = ['quickdraw', 'U', 'rapid-fire', 'T', 0, BOTH];
    const missed = use('', spared, [2, 4], { ...three, wes: quick });
    expect(missed).toOfferOnly('U', 'V', 'nobody');
  });
  test('[KC-WSL-20] the user may stop; a miss, or damage alone on a 3, ends it', () => {
    expect(fire([BOTH, 'nobody'], [4])).toBeAskedFor('action');
    expect(fire([BOTH, 'U'], [4, 2])).toBeAskedFor('action');
    const damage = fire(['damage'], [3]);
    expect([hps(damage)[1], damage.open.why.key]).toEqual([6, 'action']);
    const effect = fire(['effect'], [3]);
    expect([hps(effect)[1], effect.open.why.key]).toEqual([8, 'rapid-fire']);
  });
  test('[KC-WSL-20] [KR-INV-04] [KC-INV-25] [KZ-INV-12] only the first roll brings Role Boost, Strike and Miss Token', () => {
    const order = ['damage', 'role-boost', 'effect'];
    expect(hps(fire([order, 'U', BOTH, 'V'], [4, 4, 2], { ...three, wes: sniper }))).toEqual([
      8, 5, 6, 8,
    ]);
    const late = fire([BOTH, 'U'], [4, 1]);
    expect([late.state.strikes, late.of('Wes').missTokens]).toEqual([[0, 0], 0]);
    const first = fire([], [1]);
    expect([first.state.strikes, first.of('Wes').missTokens]).toEqual([[1, 0], 1]);
  });
  test('[KC-WSL-20] [KC-CONV-16] a target’s Ward does not stop it', () => {
    const warded = fire([BOTH, 'U'], [4, 2], { ...three, t: { ward: 3 } });
    expect([hps(warded)[1], warded.open.why.key]).toEqual([8, 'action']);
  });
  test('[KC-WSL-20] [KC-WSL-22] [KZ-CREAT-01] a Creative Use makes no attack', () => {
    for (const pick of ['rapid-fire', 'follow-up']) {
      const court = use(pick, ['creative-use', 'Wes'], [], {
        others: [ours('Al', '2,3')],
      });
      expect([court.open.why.key, court.events.some(({ type }) => type === 'attack')]).toEqual([
        'action',
        false,
      ]);
    }
  });
  test('[KC-WSL-20] without another enemy in range nobody is asked', () => {
    expect(fire([BOTH], [4], { others: [theirs('U', '7,3')] })).toBeAskedFor('action');
  });
});

describe('Trick Shot', () => {
  const trick = (answers: Answers, rolls: readonly number[], t: Told = {}) =>
    use('trick-shot', ['trick-shot', 'T', ...answers], rolls, { t });
  test('[KC-WSL-21] has Disadvantage', () => {
    const court = trick([], [5, 2]);
    expect(court.of('T')).toHaveHp(8);
    expect(court.events.find(({ type }) => type === 'attack')).toMatchObject({
      disadvantages: ['KC-WSL-21'],
    });
  });
  test('[KC-WSL-21] [KC-CONV-10] 2 extra damage, which a 6 does not double', () => {
    expect(hps(trick([BOTH], [4, 4]))[1]).toBe(4);
    expect(hps(trick([BOTH], [6, 6]))[1]).toBe(2);
  });
  test('[KC-WSL-21] [KZ-CRIT-03] on a 3 the Effect alone deals 2, the damage line alone disarms nobody', () => {
    const effect = trick(['effect'], [3, 3]);
    expect([hps(effect)[1], statusesOf(effect)]).toEqual([6, DISARMED]);
    const damage = trick(['damage'], [3, 3]);
    expect([hps(damage)[1], statusesOf(damage)]).toEqual([6, 0]);
  });
  test('[KC-WSL-21] Disarmed until its next turn ends', () => {
    const ended = (answers: Answers) => statusesOf(trick([BOTH, 'end-turn', ...answers], [4, 4]));
    expect([ended([]), ended(['end-turn'])]).toEqual([DISARMED, 0]);
  });
  test('[KC-WSL-21] [KC-CONV-33] or one object of the attacker’s choice drops', () => {
    const hands = { holds: ['neutral', 'red'], stowed: true };
    const asked = trick([BOTH], [4, 4], hands);
    expect(asked).toOfferOnly('disarm', 'orb-0', 'orb-1');
    const court = trick([BOTH, 'orb-1'], [4, 4], hands);
    expect([court.of('T').held, court.state.items[1]?.place]).toEqual([
      [0],
      { at: 'ground', cell: 3 * 12 + 4 },
    ]);
    expect(court.of('T').has).toBe(0);
  });
  test('[KC-WSL-21] [KC-CONV-16] damage in the Effect counts against Ward', () => {
    const held = trick([BOTH], [4, 4], { ward: 4 });
    expect([hps(held)[1], statusesOf(held)]).toEqual([8, 0]);
    const broken = trick([BOTH], [4, 4], { ward: 3 });
    expect([hps(broken)[1], statusesOf(broken)]).toEqual([7, DISARMED]);
  });
});

describe('Follow-Up', () => {
  const follow = (answers: Answers, rolls: readonly number[], scene: Scene = {}) =>
    use('follow-up', ['follow-up', 'T', ...answers], rolls, scene);
  test('[KC-WSL-22] a Basic Implement Attack on the same target, after the damage', () => {
    const court = follow([], [4, 4]);
    expect([court.of('T').hp, court.open.why.key]).toEqual([4, 'action']);
    const order = court.events.flatMap((event) =>
      event.type === 'attack' ? [event.power] : event.type === 'damage' ? ['damage'] : [],
    );
    expect(order).toEqual(['follow-up', 'damage', 'basic-implement-attack', 'damage']);
  });
  test('[KC-WSL-22] [KC-CONV-17] after the Role Boost too, which the second shot has not', () => {
    expect(hps(follow([], [4, 4], { wes: bruiser }))[1]).toBe(3);
  });
  test('[KC-WSL-22] at another only if the first one is Taken Out', () => {
    const others = [theirs('U', '4,5')];
    const alive = follow([], [4, 4], { others });
    expect([hps(alive), alive.open.why.key]).toEqual([[8, 4, 8], 'action']);
    const fallen = follow([], [4], { t: { hp: 2 }, others });
    expect(fallen).toOfferOnly('U', 'nobody');
    const next = follow(['U'], [4, 4], { t: { hp: 2 }, others });
    expect([next.state.points, next.of('U').hp]).toEqual([[1, 0], 6]);
  });
  test('[KC-WSL-22] on a 3 either the damage or the second shot', () => {
    expect(hps(follow(['damage'], [3]))[1]).toBe(6);
    expect(hps(follow(['effect'], [3, 6]))[1]).toBe(4);
  });
  test('[KC-WSL-22] [KC-CONV-14] the second shot gives no Strike and no Miss Token', () => {
    const court = follow([], [4, 1]);
    expect([court.state.strikes, court.of('Wes').missTokens]).toEqual([[0, 0], 0]);
  });
  test('[KC-WSL-22] none after a miss', () => {
    const missed = follow([], [2]);
    expect([hps(missed)[1], missed.of('Wes').missTokens]).toEqual([8, 1]);
  });
});

describe('Breather Shot', () => {
  const slowed = { status: 'slowed', ends: 'save' };
  const breathe = (wes: Told, answers: Answers, rolls: readonly number[]) =>
    use('breather-shot', ['breather-shot', ...answers], rolls, { wes });
  test('[KC-WSL-24] the Bloodied regain 2 HP, others none', () => {
    expect(hps(breathe({ hp: 4 }, [], [4]))).toEqual([6, 6]);
    expect(hps(breathe({ hp: 5 }, [], [4]))).toEqual([5, 6]);
  });
  test('[KC-WSL-24] [KZ-SAVE-05] then one save against a status that a save ends, which gets its own as well', () => {
    const saved = breathe({ statuses: [slowed] }, ['roll'], [4, 4]);
    expect([statusesOf(saved, 0), hps(saved)[1]]).toEqual([0, 6]);
    const failed = breathe({ statuses: [slowed] }, ['roll'], [3, 4]);
    expect(statusesOf(failed, 0)).not.toBe(0);
    const phase = ['roll', 'end-turn', 'roll'];
    expect(statusesOf(breathe({ statuses: [slowed] }, phase, [3, 4, 4]), 0)).toBe(0);
  });
  test('[KC-WSL-24] [KZ-SAVE-05] of its choice, and none that only time ends', () => {
    const lasting = { status: 'dazed', ends: 'next-turn' };
    const weakened = { status: 'weakened', ends: 'save' };
    const court = breathe({ statuses: [lasting, slowed, weakened] }, [], []);
    const statuses = court.offered.map((id) => id.replace(/-\d+$/, ''));
    expect([court.open.why.key, statuses]).toEqual(['save-against', ['slowed', 'weakened']]);
    expect(breathe({ statuses: [lasting] }, [], [4])).toBeAskedFor('action');
  });
  test('[KC-WSL-24] [KC-REC-05] then the shot, with its Role Boost', () => {
    expect(hps(breathe(bruiser, [], [4]))[1]).toBe(5);
  });
  test('[KC-WSL-24] [KZ-GEN-08] which it makes if it can', () => {
    const two = { others: [theirs('U', '4,5')] };
    const court = use('breather-shot', ['breather-shot'], [], two);
    expect([court.open.why.key, court.offered]).toEqual(['target', ['T', 'U']]);
  });
  test('[KC-WSL-24] [KC-CONV-18] Disarmed without the shot, and not with the wand stowed', () => {
    const court = breathe({ hp: 3, statuses: ['disarmed'] }, [], []);
    expect([court.of('Wes').hp, court.open.why.key]).toEqual([5, 'action']);
    const stowed = { stowed: true, holds: ['neutral', 'neutral'] };
    const after = use('breather-shot', [], [], { wes: stowed });
    expect(after).not.toOffer('breather-shot');
  });
});

describe('Ward and Shoot', () => {
  const ward = (answers: Answers, rolls: readonly number[], wes: Told = {}) =>
    use('ward-and-shoot', ['ward-and-shoot', ...answers], rolls, { wes });
  const wards = (court: ReturnType<typeof use>) =>
    court.of('Wes').wards.map(({ amount }) => amount);
  test('[KC-WSL-25] [KC-CONV-17] 1 Ward, then a shot with Role Boost', () => {
    const done = ward([], [4], bruiser);
    expect([wards(done), hps(done)[1]]).toEqual([[1], 5]);
  });
  test('[KC-WSL-25] [KZ-GEN-08] which it makes if it can', () => {
    const two = { others: [theirs('U', '4,5')] };
    const court = use('ward-and-shoot', ['ward-and-shoot'], [], two);
    expect([court.open.why.key, court.offered]).toEqual(['target', ['T', 'U']]);
  });
  test('[KC-WSL-25] whatever comes of the shot, or without one', () => {
    expect(wards(ward([], [1]))).toEqual([1]);
    const disarmed = ward([], [], { statuses: ['disarmed'], ward: 2 });
    expect([wards(disarmed), disarmed.open.why.key]).toEqual([[2, 1], 'action']);
  });
});
