import { describe, expect, test } from 'vitest';
import { begin } from '../../../../test/court.ts';
import type { More } from '../../../../test/more.ts';
import {
  athlete,
  court,
  driven,
  opponent,
  type Played,
  played,
  tableAt,
} from '../../../../test/played.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { opportunities } from '../../../rules/movement/opportunity.ts';
import { HEXER } from './hexer.ts';

type Answers = NonNullable<Played['answers']>;

/** Hal with one pick, T to be hexed, others as listed after them; Hal's turn, then theirs. */
function given(pick: string, t: More = {}, others: readonly More[] = [], hal: More = {}) {
  return {
    court: court(12, 7),
    athletes: [
      athlete('Hal', '1,3', { class: 'hexer', picks: [`hexer/${pick}`], initiative: 9, ...hal }),
      { ...opponent('T', '4,3'), ...t },
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
    t: More = {},
    others: readonly More[] = [],
  ) =>
    played({
      given: given('clinging-flare', t, others, { implement: 'staff' }),
      rolls,
      answers: ['clinging-flare', 'T', ...answers],
    });
  const revealed = ({ state }: ReturnType<typeof flare>) =>
    state.effects.filter(({ kind }) => kind === 'revealed').length;
  test('[KC-HEX-20] its target is Revealed for the match, whoever else may see to it', () => {
    const shone = flare([BOTH], [4], {}, [opponent('U', '5,3')]);
    expect([revealed(shone), shone.state.creatures[1]?.hp]).toEqual([1, 5]);
    const later = ['end-turn', 'end-turn', 'end-turn', 'end-turn'];
    expect(revealed(flare([BOTH, ...later], [4], {}, [opponent('U', '5,3')]))).toBe(1);
    const other = flare([BOTH, 'end-turn'], [4], {}, [opponent('U', '5,3')]);
    expect([other.state.turn?.creature, other.asked?.options.includes('remove-effect')]).toEqual([
      2,
      false,
    ]);
  });
  test('[KC-HEX-20] the bearer takes it off with an Attack Action, Disarmed too, and goes on', () => {
    const off = flare([BOTH, 'remove-effect'], [4], { implement: 'staff', statuses: ['disarmed'] });
    expect(revealed(off)).toBe(0);
    expect(off.state.turn).toMatchObject({ creature: 1, attackActions: 0, moveActions: 1 });
    expect(off.asked?.options).not.toContain('remove-effect');
  });
  test('[KC-HEX-20] [KC-CONV-16] not with the damage of a 3, nor past a Ward that holds', () => {
    expect(revealed(flare(['damage'], [3]))).toBe(0);
    const alone = flare(['effect'], [3]);
    expect([revealed(alone), alone.state.creatures[1]?.hp]).toEqual([1, 8]);
    expect(revealed(flare([BOTH], [4], { ward: 3 }))).toBe(0);
    expect(revealed(flare([BOTH], [4], { ward: 2 }))).toBe(1);
  });
});

describe('Lesser Confusion', () => {
  const confused = (
    answers: Answers,
    t: More,
    others: readonly More[],
    path: readonly string[] = [],
  ) =>
    played({
      given: given('lesser-confusion', t, others),
      rolls: [4],
      answers: ['lesser-confusion', 'T', BOTH, path, 'end-turn', ...answers],
    });
  test('[KC-HEX-21] slides its target up to two squares', () => {
    const { state } = confused([], {}, [], ['court(5,4)', 'court(6,4)']);
    expect([state.creatures[1]?.cell, state.creatures[1]?.hp]).toEqual([cell(6, 4), 6]);
    const far = ['court(5,4)', 'court(6,4)', 'court(7,4)'];
    expect(() => confused([], {}, [], far)).toThrow();
  });
  test('[KC-HEX-21] it uses no Opportunity against its enemies until its next turn ends', () => {
    const leaving = ['walk', ['court(4,1)']];
    // Al acts before T, or after it.
    const before = confused(leaving, {}, [athlete('Al', '4,2', { initiative: 5 })]);
    expect([before.state.creatures[2]?.cell, before.asked?.why]).toEqual([cell(4, 1), 'action']);
    const after = confused(['end-turn', ...leaving], {}, [athlete('Al', '4,2')]);
    expect(after.asked?.why).toBe('opportunity');
  });
  test('[KC-HEX-21] [KC-CONV-32] it uses every one of its allies’, unasked, and the Hexer’s team scores', () => {
    const uno = opponent('U', '4,2', { hp: 3, initiative: 5 });
    const { state, asked } = confused(['walk', ['court(4,1)']], { implement: 'sword' }, [uno]);
    expect(state.creatures[2]?.cell).toBe(-1);
    expect([state.points, state.strikes, asked?.why]).toEqual([[1, 0], [0, 0], 'action']);
  });
  test('[KC-HEX-21] full damage, every square that the ally leaves', () => {
    const uno = opponent('U', '4,2', { initiative: 5 });
    const way = ['walk', ['court(5,2)'], ['court(6,2)']];
    const { state } = confused(way, {}, [uno]);
    expect(state.creatures[2]?.hp).toBe(4);
  });
  test('[KC-HEX-21] allies out of its reach are safe, and so are all when it can use none', () => {
    const staff = opponent('U', '4,1', { implement: 'staff', initiative: 5 });
    const shot = ['basic-implement-attack', 'Hal'];
    const far = played({
      given: given('lesser-confusion', {}, [staff]),
      rolls: [4, 2],
      answers: ['lesser-confusion', 'T', BOTH, [], 'end-turn', ...shot],
    });
    expect(far.state.creatures[2]?.hp).toBe(8);
    const near = played({
      given: given('lesser-confusion', {}, [{ ...staff, at: '4,2' }]),
      rolls: [4, 2],
      answers: ['lesser-confusion', 'T', BOTH, [], 'end-turn', ...shot],
    });
    expect(near.state.creatures[2]?.hp).toBe(6);
    const dazed = confused(['walk', ['court(4,1)']], { statuses: ['distracted'] }, [
      opponent('U', '4,2', { initiative: 5 }),
    ]);
    expect(dazed.state.creatures[2]?.hp).toBe(8);
  });
  test('[KC-HEX-21] [KC-CONV-16] a Ward that holds keeps its wits together', () => {
    const { state } = played({
      given: given('lesser-confusion', { ward: 2 }),
      rolls: [4],
      answers: ['lesser-confusion', 'T', BOTH],
    });
    expect(state.effects.some(({ kind }) => kind === 'lesser-confusion')).toBe(false);
  });
  test('[KC-HEX-21] a Creep strikes the others of its group', () => {
    const { t, beasts } = beside();
    driven(attack(t, 0, beasts[0], powerOf('lesser-confusion')), [BOTH, []]);
    driven(opportunities(t, [beasts[0]], beasts[1], 'KZ-OPP-02'));
    driven(opportunities(t, [beasts[0]], 0, 'KZ-OPP-02'));
    expect(t.state.creatures[beasts[1]]?.hp).toBe(beasts.hp - 2);
    expect(t.state.creatures[0]?.hp).toBe(8);
  });
});

function powerOf(name: string) {
  const power = HEXER.find(({ id }) => id === `hexer/${name}`)?.power;
  if (power === undefined) throw new Error(`no ${name}`);
  return power;
}

/** Hal and two Creeps of one group beside each other, all near one another. */
function beside(rolls: readonly number[] = [4]) {
  const t = tableAt({
    given: { athletes: [athlete('Hal', 'dungeon(2,7)'), opponent('T', 'dungeon(14,7)')] },
    rolls,
  });
  const ids = [...t.state.creatures.keys()].filter((id) =>
    t.state.creatures[id]?.name.startsWith('Love Beast'),
  );
  const [first = -1, second = -1] = ids;
  const at = t.state.creatures[0]?.cell ?? 0;
  for (const [id, cells] of [
    [first, 1],
    [second, 2],
  ] as const) {
    const beast = t.state.creatures[id];
    if (beast !== undefined) beast.cell = at + cells;
  }
  const hp = t.state.creatures[second]?.hp ?? 0;
  return { t, beasts: Object.assign([first, second] as const, { hp }) };
}

describe('Beginner’s Amalgam', () => {
  const mixed = (
    die: number,
    lines: readonly string[],
    more: Answers,
    t: More = {},
    hal: More = {},
  ) =>
    played({
      given: given('beginners-amalgam', t, [], hal),
      rolls: [die],
      answers: ['beginners-amalgam', 'T', lines, ...more],
    });
  const all = (result: ReturnType<typeof mixed>) => {
    const { hp, has } = result.state.creatures[1] ?? {};
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
    expect(slid.state.creatures[1]?.cell).toBe(cell(6, 3));
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
    const { asked } = played({ given: given('beginners-amalgam') });
    expect(asked?.options).not.toContain('creative-use');
  });
});

describe('Greater Confusion', () => {
  const use = ['greater-confusion', 'T', BOTH] as const;
  const turned = (
    t: More,
    others: readonly More[],
    rolls: readonly number[],
    answers: Answers = [],
    options: More = {},
  ) =>
    played({
      given: given('greater-confusion', t, others),
      rolls,
      answers: [...use, ...answers],
      options,
    });
  test('[KC-HEX-30] the Hexer picks whom, itself included, among those it could attack', () => {
    const match = begin(
      given('greater-confusion', {}, [opponent('U', '9,3'), athlete('Al', '10,3')]),
      {
        rolls: [4],
      },
    ).answer('greater-confusion', 'T', BOTH);
    expect([match.asked, match.offered]).toEqual([
      'confused-target KC-HEX-30 seat 0',
      ['Hal', 'U'],
    ]);
  });
  test('[KC-HEX-30] with nobody in reach, or Disarmed, it does nothing', () => {
    const sword = { implement: 'sword' };
    expect(turned(sword, [opponent('U', '6,3')], [4]).asked?.why).toBe('action');
    const disarmed = { implement: 'sword', statuses: ['disarmed'] };
    expect(turned(disarmed, [opponent('U', '5,3')], [4]).asked?.why).toBe('action');
  });
  test('[KC-HEX-30] it costs the target nothing, and is spent', () => {
    const { state } = turned({ implement: 'sword' }, [opponent('U', '5,3')], [4, 4], ['end-turn']);
    expect([state.creatures[1]?.hp, state.creatures[2]?.hp]).toEqual([5, 5]);
    expect(state.turn).toMatchObject({ creature: 1, attackActions: 1 });
    expect(state.creatures[0]?.spent).toEqual(['greater-confusion']);
  });
  test('[KC-HEX-30] [KC-CONV-44] without the target’s Role Boost, with its Disadvantage', () => {
    const striker = { implement: 'sword', role: 'striker', specialisation: 'blitzer' };
    expect(turned(striker, [opponent('U', '5,3')], [4, 5]).state.creatures[2]?.hp).toBe(5);
    const blind = { implement: 'sword', statuses: ['blinded'] };
    expect(turned(blind, [opponent('U', '5,3')], [4, 5, 2]).state.creatures[2]?.hp).toBe(8);
  });
  test('[KC-HEX-30] [KC-CONV-32] whom it fells of the Hexer’s own team is the Hexer’s Strike', () => {
    const { state } = turned({ implement: 'sword' }, [athlete('Al', '5,3', { hp: 2 })], [4, 4]);
    expect([state.creatures[2]?.cell, state.points, state.strikes]).toEqual([-1, [0, 0], [1, 0]]);
  });
  test('[KC-OPT-06] without compelled Strikes a 1 of it is a miss alone', () => {
    const uno = [opponent('U', '5,3')];
    const sword = { implement: 'sword' };
    expect(turned(sword, uno, [4, 1]).state.strikes).toEqual([0, 1]);
    const off = turned(sword, uno, [4, 1], [], { compelledStrikes: false });
    expect(off.state.strikes).toEqual([0, 0]);
  });
  test('[KC-HEX-30] [KC-CONV-16] past a Ward that holds nothing happens', () => {
    const { state, asked } = turned({ implement: 'sword', ward: 3 }, [opponent('U', '5,3')], [4]);
    expect([state.creatures[2]?.hp, asked?.why]).toEqual([8, 'action']);
  });
  test('[KC-HEX-30] [KC-CONV-30] a Creep deals its base damage without a roll', () => {
    const { t, beasts } = beside();
    const [turnedOne, other] = beasts;
    const answers = [BOTH, t.state.creatures[other]?.name ?? ''];
    driven(attack(t, 0, turnedOne, powerOf('greater-confusion')), answers);
    expect(t.state.creatures[other]?.hp).toBe(beasts.hp - 2);
  });
});
