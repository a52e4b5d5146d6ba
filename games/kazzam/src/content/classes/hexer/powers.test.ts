import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { attack } from '../../../rules/attack/attack.ts';
import { opportunities } from '../../../rules/movement/opportunity.ts';
import { HEXER as CLASS } from './index.ts';

const { abilities: HEXER } = CLASS;

/** Hal with one pick, T to be hexed, others as listed after them; Hal's turn, then theirs. */
function given(pick: string, t: Told = {}, others: readonly Told[] = [], hal: Told = {}) {
  return {
    court: floor(12, 7),
    athletes: [
      ours('Hal', '1,3', { class: 'hexer', picks: [`hexer/${pick}`], initiative: 9, ...hal }),
      { ...theirs('T', '4,3'), ...t },
      ...others,
    ],
    turn: 'Hal',
  };
}

const BOTH = ['damage', 'effect'];
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

function powerOf(name: string) {
  const power = HEXER.find(({ id }) => id === `hexer/${name}`)?.power;
  if (power === undefined) throw new Error(`no ${name}`);
  return power;
}

/** Hal and two Creeps of one group beside each other, all near one another. */
function beside(rolls: readonly number[] = [4]) {
  const t = begin(
    { athletes: [ours('Hal', 'dungeon(2,7)'), theirs('T', 'dungeon(14,7)')], turn: 'Hal' },
    { rolls },
  );
  const ids = [...t.state.creatures.keys()].filter((id) =>
    t.state.creatures[id]?.name.startsWith('Love Beast'),
  );
  const [first = -1, second = -1] = ids;
  const at = t.of('Hal').cell ?? 0;
  for (const [id, cells] of [
    [first, 1],
    [second, 2],
  ] as const) {
    const beast = t.state.creatures[id];
    if (beast !== undefined) beast.cell = at + cells;
  }
  const hp = t.of('Love Beast 2').hp ?? 0;
  return { t, beasts: Object.assign([first, second] as const, { hp }) };
}

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

describe('Greater Confusion', () => {
  const use = ['greater-confusion', 'T', BOTH] as const;
  const turned = (
    t: Told,
    others: readonly Told[],
    rolls: readonly number[],
    answers: Answers = [],
    options: Told = {},
  ) => begin(given('greater-confusion', t, others), { rolls, options }).answer(...use, ...answers);
  test('[KC-HEX-30] the Hexer picks whom, itself included, among those it could attack', () => {
    const match = begin(given('greater-confusion', {}, [theirs('U', '9,3'), ours('Al', '10,3')]), {
      rolls: [4],
    }).answer('greater-confusion', 'T', BOTH);
    expect([match.asked, match.offered]).toEqual([
      'confused-target KC-HEX-30 seat 0',
      ['Hal', 'U'],
    ]);
  });
  test('[KC-HEX-30] with nobody in reach, or Disarmed, it does nothing', () => {
    const sword = { implement: 'sword' };
    expect(turned(sword, [theirs('U', '6,3')], [4])).toBeAskedFor('action');
    const disarmed = { implement: 'sword', statuses: ['disarmed'] };
    expect(turned(disarmed, [theirs('U', '5,3')], [4])).toBeAskedFor('action');
  });
  test('[KC-HEX-30] it costs the target nothing, and is spent', () => {
    const court = turned({ implement: 'sword' }, [theirs('U', '5,3')], [4, 4], ['end-turn']);
    expect([court.of('T').hp, court.of('U').hp]).toEqual([5, 5]);
    expect(court.state.turn).toMatchObject({ creature: 1, attackActions: 1 });
    expect(court.of('Hal')).toHaveSpent('greater-confusion');
  });
  test('[KC-HEX-30] [KC-CONV-44] without the target’s Role Boost, with its Disadvantage', () => {
    const striker = { implement: 'sword', role: 'striker', specialisation: 'blitzer' };
    expect(turned(striker, [theirs('U', '5,3')], [4, 5]).of('U')).toHaveHp(5);
    const blind = { implement: 'sword', statuses: ['blinded'] };
    expect(turned(blind, [theirs('U', '5,3')], [4, 5, 2]).of('U')).toHaveHp(8);
  });
  test('[KC-HEX-30] [KC-CONV-32] whom it fells of the Hexer’s own team is the Hexer’s Strike', () => {
    const court = turned({ implement: 'sword' }, [ours('Al', '5,3', { hp: 2 })], [4, 4]);
    expect([court.of('Al').cell, court.state.points, court.state.strikes]).toEqual([
      -1,
      [0, 0],
      [1, 0],
    ]);
  });
  test('[KC-OPT-06] without compelled Strikes a 1 of it is a miss alone', () => {
    const uno = [theirs('U', '5,3')];
    const sword = { implement: 'sword' };
    expect(turned(sword, uno, [4, 1]).state.strikes).toEqual([0, 1]);
    const off = turned(sword, uno, [4, 1], [], { compelledStrikes: false });
    expect(off.state.strikes).toEqual([0, 0]);
  });
  test('[KC-HEX-30] [KC-CONV-16] past a Ward that holds nothing happens', () => {
    const court = turned({ implement: 'sword', ward: 3 }, [theirs('U', '5,3')], [4]);
    expect([court.of('U').hp, court.open.why.key]).toEqual([8, 'action']);
  });
  test('[KC-HEX-30] [KC-CONV-30] a Creep deals its base damage without a roll', () => {
    const { t, beasts } = beside();
    const [turnedOne] = beasts;
    const answers = [BOTH, 'Love Beast 2'];
    t.run(attack(t, 0, turnedOne, powerOf('greater-confusion')), ...answers);
    expect(t.of('Love Beast 2')).toHaveHp(beasts.hp - 2);
  });
});
