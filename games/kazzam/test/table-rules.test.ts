import { describe, expect, test } from 'vitest';
import { heuristicOf } from '../src/bots/heuristic.ts';
import { kazzam } from '../src/index.ts';
import { GAME as KAZZAM } from './content.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const heuristic = heuristicOf(KAZZAM.content);

/** Ana's turn, Bo three squares off, others as listed. */
function table(
  more: readonly Told[] = [],
  {
    ana = {},
    bo = {},
    rolls = [],
    options = {},
    seats = 2,
    given = {},
  }: {
    readonly ana?: Told;
    readonly bo?: Told;
    readonly rolls?: readonly number[];
    readonly options?: Told;
    readonly seats?: number;
    readonly given?: Told;
  } = {},
): Court {
  const athletes = [ours('Ana', '1,1', ana), theirs('Bo', '4,1', bo), ...more];
  return begin({ court: floor(12, 4), athletes, turn: 'Ana', ...given }, { rolls, options, seats });
}

/** Every option of the open choice, those apart from the play among them. */
function all({ open }: Court): readonly string[] {
  return 'options' in open ? open.options.map(({ id }) => id) : [];
}

test('[KZ-END-04] the higher final score wins, ten points or not, and equal ones are a draw', () => {
  const result = (points: readonly number[], strikes: readonly number[]) =>
    table([], { given: { points, strikes }, options: { roundLimit: 1 } }).answer(
      'end-turn',
      'end-turn',
    ).match.outcome;
  expect(result([9, 8], [0, 0])).toMatchObject({ result: 'players', winners: [0] });
  // The ten points of the one side are seven.
  expect(result([10, 8], [9, 0])).toMatchObject({ result: 'opposition', winners: [1] });
  expect(result([10, 7], [9, 0])).toMatchObject({ result: 'draw', winners: [] });
});

test('[KZ-END-04] every seat of a team wins or loses with it', () => {
  const payoffs = (points: readonly number[]) =>
    begin(
      {
        court: floor(9, 3),
        athletes: [
          ours('Ana', '1,1', { seat: 1 }),
          ours('Abe', '2,1', { seat: 0 }),
          theirs('Bo', '8,1', { seat: 2 }),
        ],
        turn: 'Ana',
        points,
      },
      { seats: 3, options: { roundLimit: 1 } },
    ).answer('end-turn', 'end-turn', 'end-turn').match.outcome;
  expect(payoffs([3, 1])).toEqual({ result: 'players', winners: [0, 1], payoffs: [1, 1, 0] });
  expect(payoffs([1, 3])).toEqual({ result: 'opposition', winners: [2], payoffs: [0, 0, 1] });
  expect(payoffs([2, 2])).toEqual({ result: 'draw', winners: [], payoffs: [0.5, 0.5, 0.5] });
});

describe('giving up', () => {
  test('[KZ-END-06] in its own turn a side may concede: it loses with the scores standing', () => {
    const court = table([], { given: { points: [4, 1] } }).answer('concede');
    expect(court).toBeAskedFor('concede-now', { rule: 'KZ-END-06', seat: 0 });
    court.answer('yes');
    expect(court.state).toMatchObject({ result: 'conceded', conceded: 0, points: [4, 1] });
    expect(court.match.outcome).toMatchObject({ result: 'opposition', winners: [1] });
    expect(court.heard('over')).toMatchObject([{ rule: 'KZ-END-06', scores: [4, 1] }]);
  });
  test('[KZ-END-06] who thinks better of it goes on with the same turn, nothing spent', () => {
    const court = table().answer('concede', 'no');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court.state.turn).toMatchObject({ attackActions: 1, moveActions: 1, acted: false });
  });
  test('[KZ-END-06] [KZ-STAT-43] before it falls too, and that is not its last action', () => {
    const dying = { hp: 1, statuses: [{ status: 'ongoing', amount: 2 }] };
    const court = table([], { ana: dying }).answer('concede', 'no');
    expect([court.asked, court.of('Ana').hp]).toEqual(['final-action KZ-STAT-43 seat 0', 1]);
    court.answer('concede', 'yes');
    expect([court.state.result, court.of('Ana').hp]).toEqual(['conceded', 1]);
  });
  test('[KZ-END-06] in the turn of the other side too, whatever it is asked there', () => {
    const beside = { implement: 'sword', role: 'defender', specialisation: 'juggernaut' };
    const asked = () =>
      table([], { bo: { ...beside, at: '2,1' } }).answer('walk', ['court(1,2)', 'court(1,3)']);
    expect(asked()).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
    expect(asked()).toOfferOnly('no', 'yes');
    const back = asked().answer('concede', 'no');
    expect([back.asked, back.of('Ana').hp]).toEqual(['opportunity KZ-OPP-02 seat 1', 8]);
    const over = asked().answer('concede');
    expect(over).toBeAskedFor('concede-now', { rule: 'KZ-END-06', seat: 1 });
    expect(over.answer('yes').state).toMatchObject({ result: 'conceded', conceded: 1 });
    expect(over.match.choices).toEqual([]);
  });
  test('[KZ-END-06] before the first round, and not once more where it is asked just that', () => {
    const court = begin(undefined, { options: { athletes: 1 } });
    expect(court).toBeAskedFor('deploy', { rule: 'KZ-SETUP-04', seat: 1 });
    court.answer('concede');
    expect(all(court)).toEqual(['no', 'yes']);
    expect(court.answer('yes').match.outcome).toMatchObject({ result: 'players', winners: [0] });
  });
  test('[KZ-END-06] all seats of the side have to agree, whoever of them asks', () => {
    const two = () =>
      table([ours('Cy', '1,3', { seat: 1 })], { seats: 3 }).answer('concede', 'yes');
    expect(two()).toBeAskedFor('concede-too', { rule: 'KZ-END-06', seat: 1 });
    expect(two().answer('no')).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(two().answer('yes').state).toMatchObject({ result: 'conceded', conceded: 0 });
  });
  test('[KZ-END-06] [KZ-END-02] nor once more where a teammate is asked whether it agrees', () => {
    const cy = ours('Cy', '1,3', { seat: 1 });
    const options = { refereeOverride: true };
    const court = table([cy], { seats: 3, options }).answer('ruling', 'points', 'Bo', 10);
    court.answer('end-turn');
    expect([court.asked, all(court)]).toEqual(['concede KZ-END-02 seat 0', ['no', 'yes']]);
    court.answer('yes');
    expect([court.asked, all(court)]).toEqual(['concede-too KZ-END-06 seat 1', ['no', 'yes']]);
  });
  test('[KZ-END-06] [KZ-STAT-13] who dominates an athlete gives up the match of its own side only', () => {
    const court = table([], { ana: { statuses: [{ status: 'dominated', by: 'Bo' }] } });
    expect(court.open.seat).toBe(1);
    court.answer('concede', 'yes');
    expect(court.state).toMatchObject({ result: 'conceded', conceded: 1 });
  });
  test('[KZ-END-06] bots never begin with it, and agree with a teammate who does', () => {
    const court = table([ours('Cy', '1,3', { seat: 1 })], { seats: 3 });
    const index = { index: () => 0 };
    const said = (key: string) => {
      const { open, state: view } = court;
      expect(open.why.key).toBe(key);
      const answer = heuristic({ view, seat: open.seat, choice: open, random: index });
      return court.idOf(answer);
    };
    expect(said('action')).not.toBe('concede');
    court.answer('concede');
    expect(said('concede-now')).toBe('no');
    court.answer('yes');
    expect(said('concede-too')).toBe('yes');
  });
});

describe('taking back', () => {
  test('[KZ-GEN-11] the last decision of a seat, if the other side agrees', () => {
    const court = table().answer('shift', ['court(1,2)']);
    expect(court.match.undoStatus(0)).toMatchObject({
      kind: 'consent',
      because: 'by-consent',
      from: [1],
    });
    expect(court.match.undo(0).ok).toBe(false);
    expect(court.match.undo(0, [1]).ok).toBe(true);
    expect([court.at('Ana'), court.asked]).toEqual(['court(1,1)', 'way.shift KZ-MOVE-09 seat 0']);
  });
  test('[KZ-GEN-11] not once a die has fallen', () => {
    const shot = table([], { rolls: [4] }).answer('basic-implement-attack', 'Bo');
    expect(shot.match.undo(0, [1]).ok).toBe(false);
    shot.answer('shift');
    expect(shot.match.undo(0, [1]).ok).toBe(true);
    expect(shot.match.undo(0, [1]).ok).toBe(false);
  });
  test('[KZ-GEN-11] what the other side has decided since goes with it', () => {
    const court = table().answer('end-turn', 'shift');
    expect(court.match.undo(0, [1]).ok).toBe(true);
    expect([court.state.turn?.creature, court.match.seq]).toEqual([court.id('Ana'), 0]);
  });
  test('[KZ-GEN-11] teammates are not asked', () => {
    const court = table([ours('Cy', '1,3', { seat: 1 })], { seats: 3 }).answer('shift');
    expect(court.match.undoStatus(0)).toMatchObject({ from: [2] });
    expect(court.match.undo(0, [2]).ok).toBe(true);
  });
  test('[KZ-GEN-11] takeback off: never', () => {
    const court = table([], { options: { takeback: 'off' } }).answer('shift');
    expect(court.match.undo(0, [1]).ok).toBe(false);
  });
});

describe('a forgotten Role Action', () => {
  const leader = { role: 'leader', specialisation: 'motivator', implement: 'staff' };
  const forgot = ({ ana = {}, ...more }: Parameters<typeof table>[1] = {}) =>
    table([ours('Cy', '1,3')], { ana: { ...leader, ...ana }, rolls: [2], ...more }).answer(
      'basic-implement-attack',
      'Bo',
    );
  test('[KZ-GEN-12] after its staff attack has ended its turn it may use it, if the other side agrees', () => {
    const court = forgot();
    expect([court.asked, court.offered]).toEqual(['retcon KZ-GEN-12 seat 0', ['inspire', 'none']]);
    court.answer('inspire');
    expect(court).toBeAskedFor('retcon-consent', { rule: 'KZ-GEN-12', seat: 1 });
    court.answer('yes', 'Cy');
    expect(court.state.effects).toContainEqual(
      expect.objectContaining({ kind: 'fierce', on: court.id('Cy'), by: court.id('Ana') }),
    );
    expect(court.heard('action').at(-1)).toMatchObject({ rule: 'KZ-GEN-12', action: 'inspire' });
    expect(court.state.turn?.creature).not.toBe(court.id('Ana'));
  });
  test('[KZ-GEN-12] it comes before the Saving Throws, as if before the attack', () => {
    const court = forgot({ ana: { statuses: [{ status: 'slowed', ends: 'save' }] } });
    expect(court).toBeAskedFor('retcon', { rule: 'KZ-GEN-12', seat: 0 });
    expect(court.answer('none').asked).toMatch(/^save/);
  });
  test('[KZ-GEN-12] refused or left alone, the turn is over', () => {
    for (const answers of [['none'], ['inspire', 'no']]) {
      const court = forgot().answer(...answers);
      expect(court.state.effects.some(({ kind }) => kind === 'fierce')).toBe(false);
      expect(court.state.turn?.creature).not.toBe(court.id('Ana'));
    }
  });
  test('[KZ-GEN-12] nobody is asked with a wand, without a Role Action left, or where nothing qualifies', () => {
    const asked = (ana: Told, first: readonly string[] = []) =>
      table([ours('Cy', '1,3')], { ana: { ...leader, ...ana }, rolls: [2] }).answer(
        ...first,
        'basic-implement-attack',
        'Bo',
      ).asked;
    expect(asked({ implement: 'wand' })).toBe('action KZ-ACT-01 seat 0');
    expect(asked({}, ['inspire', 'Cy'])).not.toMatch(/^retcon/);
    // Tactics moves an ally, which could have changed the attack.
    expect(asked({ specialisation: 'tactician' })).not.toMatch(/^retcon/);
    expect(asked({ statuses: ['distracted'] })).not.toMatch(/^retcon/);
  });
  test('[KZ-GEN-12] [KZ-STAT-43] a last action before a fall leaves none', () => {
    const court = table([ours('Cy', '1,3')], {
      ana: { ...leader, hp: 2, statuses: [{ status: 'ongoing', amount: 2 }] },
      rolls: [2],
    }).answer('basic-implement-attack', 'Bo');
    expect(court.asked).not.toMatch(/^retcon/);
  });
  test('[KZ-GEN-12] retcon off: it is lost', () => {
    expect(forgot({ options: { retcon: 'off' } }).asked).not.toMatch(/^retcon/);
  });
  test('[KZ-GEN-12] bots do without, and let others', () => {
    const court = forgot();
    const said = () => {
      const { open, state: view } = court;
      const answer = heuristic({ view, seat: open.seat, choice: open, random: { index: () => 0 } });
      return court.offered[answer as number];
    };
    expect(said()).toBe('none');
    court.answer('inspire');
    expect(said()).toBe('yes');
  });
});

describe('the referee', () => {
  const ruled = (answers: readonly unknown[], setting: Parameters<typeof table>[1] = {}) =>
    table([], { ...setting, options: { refereeOverride: true } }).answer('ruling', ...answers);
  test('[KZ-GEN-09] is the first seat, in its own turns, and only if the option is on', () => {
    expect(all(table())).not.toContain('ruling');
    const court = table([], { options: { refereeOverride: true } });
    expect(all(court)).toContain('ruling');
    expect(all(court.answer('end-turn'))).not.toContain('ruling');
  });
  test('[KZ-GEN-09] sets HP from 1 to the maximum, and the log tells it', () => {
    const court = ruled(['hp', 'Bo']);
    expect(court.open).toMatchObject({ kind: 'amount', min: 1, max: 8, fallback: 8 });
    court.answer(3);
    expect([court.of('Bo').hp, court.asked]).toEqual([3, 'action KZ-ACT-01 seat 0']);
    const [event] = court.heard('ruling');
    expect(event).toEqual({
      type: 'ruling',
      rule: 'KZ-GEN-09',
      who: 1,
      what: 'hp',
      amount: 3,
    });
    expect(event && kazzam.speech.event(event).key).toBe('event.ruling.hp');
  });
  test('[KZ-GEN-09] puts a creature on a free square, out of all Grabs', () => {
    const held = { statuses: [{ status: 'grabbed', by: 'Ana', source: 'test/0' }] };
    const court = ruled(['square', 'Bo'], { ana: { at: '3,1' }, bo: held });
    expect(court).not.toOffer('court(3,1)');
    court.answer('court(9,3)');
    expect(court.of('Bo')).toStandAt('9,3');
    expect(court.state.effects.some(({ kind }) => kind === 'grabbed')).toBe(false);
    expect(court.heard('arrived')).toMatchObject([{ rule: 'KZ-GEN-09', who: 1, how: 'ruled' }]);
  });
  test('[KZ-GEN-09] gives a status that a creature has not, and takes one that it has', () => {
    const court = ruled(['status-on', 'Bo']);
    court.answer('slowed', 'until-turn-end', 'ruling', 'status-on', 'Bo');
    expect(court).not.toOffer('slowed');
    court.answer('dazed', 'until-save');
    const until = (status: string) =>
      court.state.effects.find(({ kind }) => kind === status)?.until;
    expect([until('slowed'), until('dazed')]).toEqual([
      { ends: 'turn-end', of: 1, turn: court.of('Bo').turns + 1 },
      { ends: 'save' },
    ]);
    court.answer('ruling', 'status-off', 'Bo');
    expect(court).toOfferOnly('dazed', 'slowed');
    court.answer('dazed');
    expect([until('slowed') !== undefined, until('dazed')]).toEqual([true, undefined]);
  });
  test('[KZ-GEN-09] who is Stunned by a ruling in its turn has no action more', () => {
    const court = ruled(['status-on', 'Ana', 'stunned', 'until-save']);
    expect(court.asked).toMatch(/^save/);
  });
  test('[KZ-GEN-09] [KZ-TRACK-01] corrects points and Strikes of an athlete and so of its team', () => {
    const court = ruled(['points', 'Ana', 10]);
    expect(court.state).toMatchObject({
      points: [10, 0],
      ending: true,
      stats: [{ points: 10 }, {}],
    });
    court.answer('ruling', 'points', 'Ana', 9, 'ruling', 'strikes', 'Bo', 2);
    expect(court.state).toMatchObject({ points: [9, 0], ending: false, strikes: [0, 2] });
    expect(court.state.stats[1]).toMatchObject({ strikes: 2 });
    expect(court.heard('points')).toEqual([]);
  });
  test('[KZ-GEN-09] sets Miss Tokens', () => {
    expect(ruled(['miss-tokens', 'Ana', 4]).of('Ana').missTokens).toBe(4);
  });
  test('[KZ-GEN-09] may leave it at that at any moment', () => {
    for (const answers of [['none'], ['hp', 'nobody']]) {
      const court = ruled(answers);
      expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
      expect(court.heard('ruling')).toEqual([]);
    }
  });
});
