import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from '../../../test/table.ts';

/** Lea, a Tactician with a wand, Al beside her, Bo to attack. */
function led(
  answers: Answers,
  {
    rolls = [],
    al = {},
    rows = floor(9, 3),
  }: {
    readonly rolls?: readonly number[];
    readonly al?: Told;
    readonly rows?: readonly string[];
  } = {},
) {
  return begin(
    {
      court: rows,
      athletes: [
        ours('Lea', '1,1', { role: 'leader', specialisation: 'tactician' }),
        { ...ours('Al', '1,2', { hp: 4 }), ...al },
        theirs('Bo', '5,1'),
      ],
      turn: 'Lea',
    },
    { rolls },
  ).answer(...answers);
}
const shoot = ['basic-implement-attack', 'Bo'];
const order = ['damage', 'role-boost'];

describe('a Tactician', () => {
  test('[KR-LEAD-01] [KR-INV-06] on a hit one ally in sight regains 2 HP, up to its maximum', () => {
    const healed = (hp: number) =>
      led([...shoot, order, 'Al', []], { rolls: [4], al: { hp } }).of('Al').hp;
    expect([healed(4), healed(7), healed(8)]).toEqual([6, 8, 8]);
  });
  test('[KR-LEAD-01] not on a miss, not herself, not whom she does not see', () => {
    expect(led(shoot, { rolls: [2] })).toBeAskedFor('action');
    const court = led([...shoot, order], { rolls: [4] });
    expect(court).toOfferOnly('Al', 'nobody');
    const walled = ['.........', '.........', '#########', '.........'];
    const hidden = led(shoot, { rolls: [4], al: { at: '1,3' }, rows: walled });
    expect(hidden).toBeAskedFor('action');
  });
  test('[KR-BOOST-07] a Boost without a legal application is neither ordered nor told', () => {
    const walled = ['.........', '.........', '#########', '.........'];
    const court = led(shoot, { rolls: [4], al: { at: '1,3' }, rows: walled });
    expect(court.events.some(({ type }) => type === 'boost')).toBe(false);
    expect(court).toBeAskedFor('action');
    const used = led([...shoot, order, 'Al', []], { rolls: [4] });
    expect(used.events.some(({ type }) => type === 'boost')).toBe(true);
  });
  test('[KR-BOOST-07] the Boost may be declined', () => {
    const court = led([...shoot, order, 'nobody'], { rolls: [4] });
    expect([court.of('Al').hp, court.open.why.key]).toEqual([4, 'action']);
  });
  test('[KR-LEAD-06] whom she heals may shift a square at once, at full HP too', () => {
    const court = led([...shoot, order, 'Al', ['court(2,2)']], { rolls: [4], al: { hp: 8 } });
    expect(court.of('Al').cell).toBe(2 * 9 + 2);
    expect(court.state.turn?.creature).toBe(0);
  });
  test('[KR-LEAD-07] [KZ-ACT-19] Tactics lends a Move Action, and takes none of the ally', () => {
    const court = led(['tactics', 'Al', 'walk', ['court(2,2)', 'court(3,2)']]);
    expect(court.of('Al').cell).toBe(2 * 9 + 3);
    expect(court.state.turn).toMatchObject({ creature: 0, moveActions: 1, roleActions: 0 });
  });
  test('[KR-LEAD-07] the ally may decline, and attacks are no Move Actions', () => {
    const court = led(['tactics', 'Al']);
    expect(court).toOffer('none');
    expect(court).not.toOffer('basic-implement-attack');
    expect(led(['tactics', 'Al', 'none'])).toBeAskedFor('action');
  });
  test('[KR-LEAD-07] [KR-GEN-11] [KR-GEN-16] within five squares in sight', () => {
    expect(led([], { al: { at: '6,2' } })).toOffer('tactics');
    expect(led([], { al: { at: '7,2' } })).not.toOffer('tactics');
  });
});

/** Lea with a wand, Al beside her, Bo to attack; Lea's turn. */
function beside(
  specialisation: string,
  answers: Answers,
  al: Told = {},
  rolls: readonly number[] = [],
) {
  return begin(
    {
      court: floor(9, 3),
      athletes: [
        ours('Lea', '1,1', { role: 'leader', specialisation }),
        ours('Al', '1,2', al),
        theirs('Bo', '5,1'),
      ],
      turn: 'Lea',
    },
    { rolls },
  ).answer(...answers);
}

describe('a Rescuer', () => {
  const rescued = (answers: Parameters<typeof beside>[1], al?: Told, rolls?: readonly number[]) =>
    beside('rescuer', answers, al, rolls);
  const effects = (result: ReturnType<typeof rescued>) =>
    result.state.effects.filter(({ innate }) => innate !== true);
  test('[KR-EX-08] [KR-LEAD-04] heals 3 of the Bloodied and 2 of others', () => {
    const healed = (hp: number) => rescued([...shoot, order, 'Al'], { hp }, [4]).of('Al').hp;
    expect([healed(3), healed(5)]).toEqual([6, 7]);
  });
  test('[KR-LEAD-05] Restore offers the ally what has a use', () => {
    expect(rescued(['restore', 'Al'])).toOfferOnly('advantage', 'guarded');
    const held = { statuses: ['prone', { status: 'restrained', ends: 'escape' }] };
    expect(rescued(['restore', 'Al'], held)).toOfferOnly(
      'stand-up',
      'escape',
      'save',
      'advantage',
      'guarded',
    );
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
    expect(rescued(['restore', 'Al'], lasting)).not.toOffer('save');
  });
  test('[KR-LEAD-05] [KC-CONV-42] [D-37] it saves against no note of what was done, be it a used Reaction', () => {
    const after = begin(
      {
        court: floor(9, 3),
        athletes: [
          theirs('Bo', '3,2'),
          ours('Lea', '1,1', { role: 'leader', specialisation: 'rescuer' }),
          ours('Al', '2,2', { role: 'defender', specialisation: 'juggernaut', ward: 0 }),
        ],
        turn: 'Bo',
      },
      { rolls: [4] },
    ).answer('basic-physical-attack', 'Al', 'yes', 'end-turn', 'restore', 'Al');
    expect(after).toOfferOnly('advantage', 'guarded');
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
  const motivated = (answers: Parameters<typeof beside>[1], al?: Told, rolls?: readonly number[]) =>
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
    answers: Answers,
    {
      lea = {},
      al = {},
      bo = {},
      rolls = [],
    }: {
      readonly lea?: Told;
      readonly al?: Told;
      readonly bo?: Told;
      readonly rolls?: readonly number[];
    } = {},
  ) =>
    begin(
      {
        court: floor(9, 5),
        athletes: [
          ours('Lea', '3,2', { role: 'leader', specialisation: 'vanguard', ...lea }),
          ours('Al', '1,2', al),
          theirs('Bo', '4,2', bo),
        ],
        turn: 'Lea',
      },
      { rolls },
    ).answer(...answers);
  const around = ['outflank', 'Bo', ['court(4,1)']] as const;
  test('[KR-LEAD-08] her Boost may heal herself', () => {
    const court = led([...shoot, order], { lea: { hp: 5 }, rolls: [4] });
    expect(court).toOfferOnly('Lea', 'Al', 'nobody');
    expect(court.of('Lea')).toHaveHp(5);
    const healed = led([...shoot, order, 'Lea'], { lea: { hp: 5 }, rolls: [4] });
    expect(healed.of('Lea')).toHaveHp(7);
  });
  test('[KR-LEAD-09] Outflank shifts up to two squares to another square beside the enemy', () => {
    const court = led([...around]);
    expect(court.of('Lea').cell).toBe(9 + 4);
    expect(court.events.some(({ type }) => type === 'opportunity')).toBe(false);
    expect(() => led(['outflank', 'Bo', ['court(2,2)']])).toThrow();
    expect(() => led(['outflank', 'Bo', []])).toThrow();
  });
  test('[KR-LEAD-09] the next ally deals 1 more on a hit, the one after does not', () => {
    const hit = (turns: Answers, rolls: readonly number[]) =>
      led([...around, 'end-turn', ...turns], { rolls }).of('Bo').hp;
    expect(hit(shoot, [4])).toBe(5);
    expect(led([...around, ...shoot, order, 'nobody'], { rolls: [4] }).of('Bo')).toHaveHp(6);
  });
  test('[KR-LEAD-09] and gains a second Miss Token on a miss', () => {
    const missed = led([...around, 'end-turn', ...shoot], { rolls: [2] });
    expect(missed.of('Al')).toHaveMissTokens(2);
    expect(missed.state.effects.filter(({ kind }) => kind === 'outflanked')).toEqual([]);
  });
  test('[KR-LEAD-09] only while the Vanguard stands beside it', () => {
    const away = ['walk', ['court(4,0)'], 'no', 'end-turn'];
    const court = led([...around, ...away, ...shoot], { rolls: [4] });
    expect(court.of('Bo')).toHaveHp(6);
  });
  test('[KR-LEAD-09] [KR-GEN-11] not around an enemy that is Hidden', () => {
    expect(led([])).toOffer('outflank');
    expect(led([], { bo: { statuses: ['hidden'] } })).not.toOffer('outflank');
  });
  test('[KR-LEAD-10] not where no other square beside it can be reached', () => {
    const court = led([], { lea: { statuses: ['immobilized'] } });
    expect(court).not.toOffer('outflank');
  });
});
