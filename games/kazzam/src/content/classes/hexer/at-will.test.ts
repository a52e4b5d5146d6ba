import { describe, expect, test } from 'vitest';
import { type Answers, begin, ours, type Told, theirs } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { opportunities } from '../../../rules/movement/opportunity.ts';
import { BOTH, beside, given, powerOf } from './testing/hexed.ts';

const cell = (x: number, y: number) => y * 12 + x;

describe('Clinging Flare', () => {
  const flare = (
    answers: Answers,
    rolls: readonly number[],
    t: Told = {},
    others: readonly Told[] = [],
  ) =>
    begin(given('clinging-flare', t, others, { implement: 'staff' }), { rolls }).answer(
      'clinging-flare',
      'T',
      ...answers,
    );
  const revealed = (court: ReturnType<typeof flare>) =>
    court.state.effects.filter(({ kind }) => kind === 'revealed').length;
  test('[KC-HEX-20] its target is Revealed for the match, whoever else may see to it', () => {
    const shone = flare([BOTH], [4], {}, [theirs('U', '5,3')]);
    expect([revealed(shone), shone.of('T').hp]).toEqual([1, 5]);
    const later = ['end-turn', 'end-turn', 'end-turn', 'end-turn'];
    expect(revealed(flare([BOTH, ...later], [4], {}, [theirs('U', '5,3')]))).toBe(1);
    const other = flare([BOTH, 'end-turn'], [4], {}, [theirs('U', '5,3')]);
    expect([other.state.turn?.creature, other.offered.includes('remove-effect')]).toEqual([
      2,
      false,
    ]);
  });
  test('[KC-HEX-20] the bearer takes it off with an Attack Action, Disarmed too, and goes on', () => {
    const off = flare([BOTH, 'remove-effect'], [4], { implement: 'staff', statuses: ['disarmed'] });
    expect(revealed(off)).toBe(0);
    expect(off.state.turn).toMatchObject({ creature: 1, attackActions: 0, moveActions: 1 });
    expect(off).not.toOffer('remove-effect');
  });
  test('[KC-HEX-20] [KC-CONV-16] not with the damage of a 3, nor past a Ward that holds', () => {
    expect(revealed(flare(['damage'], [3]))).toBe(0);
    const alone = flare(['effect'], [3]);
    expect([revealed(alone), alone.of('T').hp]).toEqual([1, 8]);
    expect(revealed(flare([BOTH], [4], { ward: 3 }))).toBe(0);
    expect(revealed(flare([BOTH], [4], { ward: 2 }))).toBe(1);
  });
});

describe('Lesser Confusion', () => {
  const confused = (
    answers: Answers,
    t: Told,
    others: readonly Told[],
    path: readonly string[] = [],
  ) =>
    begin(given('lesser-confusion', t, others), { rolls: [4] }).answer(
      'lesser-confusion',
      'T',
      BOTH,
      path,
      'end-turn',
      ...answers,
    );
  test('[KC-HEX-21] slides its target up to two squares', () => {
    const court = confused([], {}, [], ['court(5,4)', 'court(6,4)']);
    expect([court.of('T').cell, court.of('T').hp]).toEqual([cell(6, 4), 6]);
    const far = ['court(5,4)', 'court(6,4)', 'court(7,4)'];
    expect(() => confused([], {}, [], far)).toThrow();
  });
  test('[KC-HEX-21] it uses no Opportunity against its enemies until its next turn ends', () => {
    const leaving = ['walk', ['court(4,1)']];
    // Al acts before T, or after it.
    const before = confused(leaving, {}, [ours('Al', '4,2', { initiative: 5 })]);
    expect([before.of('Al').cell, before.open.why.key]).toEqual([cell(4, 1), 'action']);
    const after = confused(['end-turn', ...leaving], {}, [ours('Al', '4,2')]);
    expect(after).toBeAskedFor('opportunity');
  });
  test('[KC-HEX-21] [KC-CONV-32] it uses every one of its allies’, unasked, and the Hexer’s team scores', () => {
    const uno = theirs('U', '4,2', { hp: 3, initiative: 5 });
    const court = confused(['walk', ['court(4,1)']], { implement: 'sword' }, [uno]);
    expect(court.of('U')).toStandAt('nowhere');
    expect([court.state.points, court.state.strikes, court.open.why.key]).toEqual([
      [1, 0],
      [0, 0],
      'action',
    ]);
  });
  test('[KC-HEX-21] full damage, every square that the ally leaves', () => {
    const uno = theirs('U', '4,2', { initiative: 5 });
    const way = ['walk', ['court(5,2)'], ['court(6,2)']];
    const court = confused(way, {}, [uno]);
    expect(court.of('U')).toHaveHp(4);
  });
  test('[KC-HEX-21] allies out of its reach are safe, and so are all when it can use none', () => {
    const staff = theirs('U', '4,1', { implement: 'staff', initiative: 5 });
    const shot = ['basic-implement-attack', 'Hal'];
    const far = begin(given('lesser-confusion', {}, [staff]), { rolls: [4, 2] }).answer(
      'lesser-confusion',
      'T',
      BOTH,
      [],
      'end-turn',
      ...shot,
    );
    expect(far.of('U')).toHaveHp(8);
    const near = begin(given('lesser-confusion', {}, [{ ...staff, at: '4,2' }]), {
      rolls: [4, 2],
    }).answer('lesser-confusion', 'T', BOTH, [], 'end-turn', ...shot);
    expect(near.of('U')).toHaveHp(6);
    const dazed = confused(['walk', ['court(4,1)']], { statuses: ['distracted'] }, [
      theirs('U', '4,2', { initiative: 5 }),
    ]);
    expect(dazed.of('U')).toHaveHp(8);
  });
  test('[KC-HEX-21] [KC-CONV-16] a Ward that holds keeps its wits together', () => {
    const court = begin(given('lesser-confusion', { ward: 2 }), { rolls: [4] }).answer(
      'lesser-confusion',
      'T',
      BOTH,
    );
    expect(court.state.effects.some(({ kind }) => kind === 'lesser-confusion')).toBe(false);
  });
  test('[KC-HEX-21] a Creep strikes the others of its group', () => {
    const { t, beasts } = beside();
    t.run(attack(t, 0, beasts[0], powerOf('lesser-confusion')), BOTH, []);
    t.run(opportunities(t, [beasts[0]], beasts[1], 'KZ-OPP-02'));
    t.run(opportunities(t, [beasts[0]], 0, 'KZ-OPP-02'));
    expect(t.of('Love Beast 2')).toHaveHp(beasts.hp - 2);
    expect(t.of('Hal')).toHaveHp(8);
  });
});

describe('Beginner’s Amalgam', () => {
  const mixed = (
    die: number,
    lines: readonly string[],
    more: Answers,
    t: Told = {},
    hal: Told = {},
  ) =>
    begin(given('beginners-amalgam', t, [], hal), { rolls: [die] }).answer(
      'beginners-amalgam',
      'T',
      lines,
      ...more,
    );
  const all = (result: ReturnType<typeof mixed>) => {
    const { hp, has } = result.of('T') ?? {};
    return [hp, has];
  };
  const SLOWED = 1 << 28;
  const DISTRACTED = 1 << 4;
  test('[KC-HEX-25] one line for a 3, two for a 4, three for a 5', () => {
    expect(all(mixed(3, ['damage'], []))).toEqual([6, 0]);
    expect(all(mixed(4, ['damage', 'slowed'], [BOTH]))).toEqual([6, SLOWED]);
    expect(all(mixed(5, ['damage', 'slowed', 'distracted'], [BOTH]))).toEqual([
      6,
      SLOWED | DISTRACTED,
    ]);
    expect(() => mixed(3, ['damage', 'slowed'], [])).toThrow();
    expect(() => mixed(4, ['damage'], [])).toThrow();
    expect(() => mixed(4, ['damage', 'damage'], [])).toThrow();
  });
  test('[KC-HEX-25] a 6 adds 2 damage to three lines, and doubles nothing', () => {
    expect(all(mixed(6, ['damage', 'slowed', 'distracted'], [BOTH]))[0]).toBe(4);
    expect(all(mixed(6, ['slide', 'slowed', 'distracted'], [BOTH, []]))[0]).toBe(6);
  });
  test('[KC-HEX-25] the implement adds to the damage line only, once', () => {
    const staff = { implement: 'staff' };
    expect(all(mixed(6, ['damage', 'slowed', 'distracted'], [BOTH], {}, staff))[0]).toBe(3);
    expect(all(mixed(6, ['slide', 'slowed', 'distracted'], [BOTH, []], {}, staff))[0]).toBe(6);
    expect(all(mixed(5, ['slide', 'slowed', 'distracted'], [[]], {}, staff))[0]).toBe(8);
  });
  test('[KC-HEX-25] slides two squares; Slowed and Distracted until its next turn ends', () => {
    const slid = mixed(3, ['slide'], [['court(5,3)', 'court(6,3)']]);
    expect(slid.of('T').cell).toBe(cell(6, 3));
    const ends = (answers: Answers) =>
      all(mixed(4, ['slowed', 'distracted'], ['end-turn', ...answers]))[1];
    expect([ends([]), ends(['end-turn'])]).toEqual([SLOWED | DISTRACTED, 0]);
  });
  test('[KC-HEX-25] [KC-CONV-16] a Ward that holds stops all lines but the damage', () => {
    expect(all(mixed(3, ['slowed'], [], { ward: 1 }))).toEqual([8, 0]);
    expect(all(mixed(4, ['damage', 'slowed'], [BOTH], { ward: 2 }))).toEqual([8, 0]);
    expect(all(mixed(4, ['damage', 'slowed'], [BOTH], { ward: 1 }))).toEqual([7, SLOWED]);
  });
  test('[KC-HEX-25] [KC-CONV-35] there is no Creative Use of a table', () => {
    const court = begin(given('beginners-amalgam'));
    expect(court).not.toOffer('creative-use');
  });
});
