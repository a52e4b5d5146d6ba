import { describe, expect, test } from 'vitest';
import type { More } from '../../../test/more.ts';
import { athlete, court, opponent, type Played, played } from '../../../test/played.ts';

/** Lea, a Tactician with a wand, Al beside her, Bo to attack. */
function led(
  answers: NonNullable<Played['answers']>,
  {
    rolls = [],
    al = {},
    rows = court(9, 3),
  }: {
    readonly rolls?: readonly number[];
    readonly al?: More;
    readonly rows?: readonly string[];
  } = {},
) {
  return played({
    given: {
      court: rows,
      athletes: [
        athlete('Lea', '1,1', { role: 'leader', specialisation: 'tactician' }),
        { ...athlete('Al', '1,2', { hp: 4 }), ...al },
        opponent('Bo', '5,1'),
      ],
      turn: 'Lea',
    },
    rolls,
    answers,
  });
}
const shoot = ['basic-implement-attack', 'Bo'];
const order = ['damage', 'role-boost'];

describe('a Tactician', () => {
  test('[KR-LEAD-01] [KR-INV-06] on a hit one ally in sight regains 2 HP, up to its maximum', () => {
    const healed = (hp: number) =>
      led([...shoot, order, 'Al', []], { rolls: [4], al: { hp } }).state.creatures[1]?.hp;
    expect([healed(4), healed(7), healed(8)]).toEqual([6, 8, 8]);
  });
  test('[KR-LEAD-01] not on a miss, not herself, not whom she does not see', () => {
    expect(led(shoot, { rolls: [2] }).asked?.why).toBe('action');
    const { asked } = led([...shoot, order], { rolls: [4] });
    expect(asked?.options).toEqual(['Al', 'nobody']);
    const walled = ['.........', '.........', '#########', '.........'];
    const hidden = led(shoot, { rolls: [4], al: { at: '1,3' }, rows: walled });
    expect(hidden.asked?.why).toBe('action');
  });
  test('[KR-BOOST-07] a Boost without a legal application is neither ordered nor told', () => {
    const walled = ['.........', '.........', '#########', '.........'];
    const { events, asked } = led(shoot, { rolls: [4], al: { at: '1,3' }, rows: walled });
    expect(events.some(({ type }) => type === 'boost')).toBe(false);
    expect(asked?.why).toBe('action');
    const used = led([...shoot, order, 'Al', []], { rolls: [4] });
    expect(used.events.some(({ type }) => type === 'boost')).toBe(true);
  });
  test('[KR-BOOST-07] the Boost may be declined', () => {
    const { state, asked } = led([...shoot, order, 'nobody'], { rolls: [4] });
    expect([state.creatures[1]?.hp, asked?.why]).toEqual([4, 'action']);
  });
  test('[KR-LEAD-06] whom she heals may shift a square at once, at full HP too', () => {
    const { state } = led([...shoot, order, 'Al', ['court(2,2)']], { rolls: [4], al: { hp: 8 } });
    expect(state.creatures[1]?.cell).toBe(2 * 9 + 2);
    expect(state.turn?.creature).toBe(0);
  });
  test('[KR-LEAD-07] [KZ-ACT-19] Tactics lends a Move Action, and takes none of the ally', () => {
    const { state } = led(['tactics', 'Al', 'walk', ['court(2,2)', 'court(3,2)']]);
    expect(state.creatures[1]?.cell).toBe(2 * 9 + 3);
    expect(state.turn).toMatchObject({ creature: 0, moveActions: 1, roleActions: 0 });
  });
  test('[KR-LEAD-07] the ally may decline, and attacks are no Move Actions', () => {
    const { asked } = led(['tactics', 'Al']);
    expect(asked?.options).toContain('none');
    expect(asked?.options).not.toContain('basic-implement-attack');
    expect(led(['tactics', 'Al', 'none']).asked?.why).toBe('action');
  });
  test('[KR-LEAD-07] [KR-GEN-11] [KR-GEN-16] within five squares in sight', () => {
    expect(led([], { al: { at: '6,2' } }).asked?.options).toContain('tactics');
    expect(led([], { al: { at: '7,2' } }).asked?.options).not.toContain('tactics');
  });
});

/** Lea with a wand, Al beside her, Bo to attack; Lea's turn. */
function beside(
  specialisation: string,
  answers: NonNullable<Played['answers']>,
  al: More = {},
  rolls: readonly number[] = [],
) {
  return played({
    given: {
      court: court(9, 3),
      athletes: [
        athlete('Lea', '1,1', { role: 'leader', specialisation }),
        athlete('Al', '1,2', al),
        opponent('Bo', '5,1'),
      ],
      turn: 'Lea',
    },
    rolls,
    answers,
  });
}

describe('a Rescuer', () => {
  const rescued = (answers: Parameters<typeof beside>[1], al?: More, rolls?: readonly number[]) =>
    beside('rescuer', answers, al, rolls);
  const effects = (result: ReturnType<typeof rescued>) =>
    result.state.effects.filter(({ innate }) => innate !== true);
  test('[KR-EX-08] [KR-LEAD-04] heals 3 of the Bloodied and 2 of others', () => {
    const healed = (hp: number) =>
      rescued([...shoot, order, 'Al'], { hp }, [4]).state.creatures[1]?.hp;
    expect([healed(3), healed(5)]).toEqual([6, 7]);
  });
  test('[KR-LEAD-05] Restore offers the ally what has a use', () => {
    expect(rescued(['restore', 'Al']).asked?.options).toEqual(['advantage', 'guarded']);
    const held = { statuses: ['prone', { status: 'restrained', ends: 'escape' }] };
    expect(rescued(['restore', 'Al'], held).asked?.options).toEqual([
      'stand-up',
      'escape',
      'save',
      'advantage',
      'guarded',
    ]);
  });
  test('[KR-LEAD-05] it stands up', () => {
    expect(effects(rescued(['restore', 'Al', 'stand-up'], { statuses: ['prone'] }))).toEqual([]);
  });
  test('[KR-LEAD-05] it tries to escape, and spends no action', () => {
    const held = { statuses: [{ status: 'restrained', ends: 'escape' }] };
    expect(effects(rescued(['restore', 'Al', 'escape', 'roll'], held, [4]))).toEqual([]);
    expect(effects(rescued(['restore', 'Al', 'escape', 'roll'], held, [3]))).toHaveLength(1);
  });
  test('[KR-LEAD-05] it saves against any one status that has an end', () => {
    const slowed = { statuses: [{ status: 'slowed', ends: 'next-turn' }] };
    expect(effects(rescued(['restore', 'Al', 'save', 'roll'], slowed, [4]))).toEqual([]);
    const lasting = { statuses: ['slowed'] };
    expect(rescued(['restore', 'Al'], lasting).asked?.options).not.toContain('save');
  });
  test('[KR-LEAD-05] [KC-CONV-42] [D-37] it saves against no note of what was done, be it a used Reaction', () => {
    const { asked } = played({
      given: {
        court: court(9, 3),
        athletes: [
          opponent('Bo', '3,2'),
          athlete('Lea', '1,1', { role: 'leader', specialisation: 'rescuer' }),
          athlete('Al', '2,2', { role: 'defender', specialisation: 'juggernaut', ward: 0 }),
        ],
        turn: 'Bo',
      },
      rolls: [4],
      answers: ['basic-physical-attack', 'Al', 'yes', 'end-turn', 'restore', 'Al'],
    });
    expect(asked?.options).toEqual(['advantage', 'guarded']);
  });
  test('[KR-LEAD-05] [KZ-ADV-04] Advantage on its next Saving Throw, once', () => {
    const slowed = {
      statuses: [
        { status: 'slowed', ends: 'save', source: 'a' },
        { status: 'weakened', ends: 'save', source: 'b' },
      ],
    };
    const order = ['slowed-a', 'weakened-b'];
    const answers = ['restore', 'Al', 'advantage', 'end-turn', 'end-turn', order, 'roll', 'roll'];
    const left = effects(rescued(answers, slowed, [2, 5, 3]));
    expect(left.map(({ kind }) => kind)).toEqual(['weakened']);
  });
  test('[KR-LEAD-05] [KZ-GEN-17] Guarded until the end of its next turn', () => {
    const guarded = ['restore', 'Al', 'guarded', 'end-turn'];
    expect(effects(rescued(guarded)).map(({ kind }) => kind)).toEqual(['guarded']);
    expect(effects(rescued([...guarded, 'end-turn']))).toEqual([]);
  });
});

describe('a Motivator', () => {
  const motivated = (answers: Parameters<typeof beside>[1], al?: More, rolls?: readonly number[]) =>
    beside('motivator', answers, al, rolls).state;
  const fierce = (state: ReturnType<typeof motivated>) =>
    state.effects.filter(({ kind, on }) => kind === 'fierce' && on === 1).length;
  const healed = [...shoot, order, 'Al', 'end-turn'];
  test('[KR-EX-09] [KR-LEAD-02] heals above the maximum; each turn above it costs 1 HP and is Fierce', () => {
    const state = motivated(healed, {}, [4]);
    expect([state.turn?.creature, state.creatures[1]?.hp, fierce(state)]).toEqual([1, 9, 1]);
    const round = ['end-turn', 'end-turn', 'end-turn'];
    const second = motivated([...healed, ...round], {}, [4]);
    expect([second.turn?.creature, second.creatures[1]?.hp, fierce(second)]).toEqual([1, 8, 1]);
    const third = motivated([...healed, ...round, ...round], {}, [4]);
    expect([third.turn?.creature, third.creatures[1]?.hp, fierce(third)]).toEqual([1, 8, 0]);
  });
  test('[KR-LEAD-02] Fierce until that turn ends, and who is not above it is spared', () => {
    expect(fierce(motivated([...healed, 'end-turn'], {}, [4]))).toBe(0);
    const below = motivated(healed, { hp: 3 }, [4]);
    expect([below.creatures[1]?.hp, fierce(below)]).toEqual([5, 0]);
  });
  test('[KR-LEAD-03] Inspire: Fierce until the end of its next turn', () => {
    const inspired = ['inspire', 'Al', 'end-turn'];
    expect(fierce(motivated(inspired))).toBe(1);
    expect(fierce(motivated([...inspired, 'end-turn']))).toBe(0);
  });
});

describe('a Vanguard', () => {
  const led = (
    answers: NonNullable<Played['answers']>,
    {
      lea = {},
      al = {},
      bo = {},
      rolls = [],
    }: {
      readonly lea?: More;
      readonly al?: More;
      readonly bo?: More;
      readonly rolls?: readonly number[];
    } = {},
  ) =>
    played({
      given: {
        court: court(9, 5),
        athletes: [
          athlete('Lea', '3,2', { role: 'leader', specialisation: 'vanguard', ...lea }),
          athlete('Al', '1,2', al),
          opponent('Bo', '4,2', bo),
        ],
        turn: 'Lea',
      },
      rolls,
      answers,
    });
  const around = ['outflank', 'Bo', ['court(4,1)']] as const;
  test('[KR-LEAD-08] her Boost may heal herself', () => {
    const { state, asked } = led([...shoot, order], { lea: { hp: 5 }, rolls: [4] });
    expect(asked?.options).toEqual(['Lea', 'Al', 'nobody']);
    expect(state.creatures[0]?.hp).toBe(5);
    const healed = led([...shoot, order, 'Lea'], { lea: { hp: 5 }, rolls: [4] });
    expect(healed.state.creatures[0]?.hp).toBe(7);
  });
  test('[KR-LEAD-09] Outflank shifts up to two squares to another square beside the enemy', () => {
    const { state, events } = led([...around]);
    expect(state.creatures[0]?.cell).toBe(9 + 4);
    expect(events.some(({ type }) => type === 'opportunity')).toBe(false);
    expect(() => led(['outflank', 'Bo', ['court(2,2)']])).toThrow();
    expect(() => led(['outflank', 'Bo', []])).toThrow();
  });
  test('[KR-LEAD-09] the next ally deals 1 more on a hit, the one after does not', () => {
    const hit = (turns: NonNullable<Played['answers']>, rolls: readonly number[]) =>
      led([...around, 'end-turn', ...turns], { rolls }).state.creatures[2]?.hp;
    expect(hit(shoot, [4])).toBe(5);
    expect(led([...around, ...shoot, order, 'nobody'], { rolls: [4] }).state.creatures[2]?.hp).toBe(
      6,
    );
  });
  test('[KR-LEAD-09] and gains a second Miss Token on a miss', () => {
    const missed = led([...around, 'end-turn', ...shoot], { rolls: [2] });
    expect(missed.state.creatures[1]?.missTokens).toBe(2);
    expect(missed.state.effects.filter(({ kind }) => kind === 'outflanked')).toEqual([]);
  });
  test('[KR-LEAD-09] only while the Vanguard stands beside it', () => {
    const away = ['walk', ['court(4,0)'], 'no', 'end-turn'];
    const { state } = led([...around, ...away, ...shoot], { rolls: [4] });
    expect(state.creatures[2]?.hp).toBe(6);
  });
  test('[KR-LEAD-09] [KR-GEN-11] not around an enemy that is Hidden', () => {
    expect(led([]).asked?.options).toContain('outflank');
    expect(led([], { bo: { statuses: ['hidden'] } }).asked?.options).not.toContain('outflank');
  });
  test('[KR-LEAD-10] not where no other square beside it can be reached', () => {
    const { asked } = led([], { lea: { statuses: ['immobilized'] } });
    expect(asked?.options).not.toContain('outflank');
  });
});
