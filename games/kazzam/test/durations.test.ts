import { describe, expect, test } from 'vitest';
import type { Until } from '../src/model.ts';
import { inReplyOrder } from '../src/rules/effects/reply-order.ts';
import { giveStatus, untilNextTurnEnds } from '../src/rules/effects/status.ts';
import { windows } from '../src/rules/effects/windows.ts';
import { deal } from '../src/rules/harm/damage.ts';
import { extraTurn } from '../src/rules/turn/turn.ts';
import { INVARIANTS } from './content.ts';
import { beforeCreeps, golems } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';
import { said } from './test-content.ts';

/** Ana's turn, far from Bo. */
function apart(ana: Told = {}, bo: Told = {}, rolls: readonly number[] = []) {
  return begin(
    {
      court: floor(12, 3),
      athletes: [ours('Ana', '1,1', ana), theirs('Bo', '9,1', bo)],
      turn: 'Ana',
    },
    { rolls },
  );
}

/** Slows a creature until then. */
function slow({ state }: Court, on: number, until: Until): void {
  giveStatus({ state }, { kind: 'slowed', on, by: 1 - on, source: 'test', until });
}

const isSlowed = (court: Court) => court.state.effects.some(({ kind }) => kind === 'slowed');

describe('how long it lasts', () => {
  test('[KZ-GEN-05] [KZ-POWER-08] once a match is once in all of its rounds, and what lasts for it outlives them', () => {
    const picks = ['wandslinger/petrovs-petrification'];
    const ana = { class: 'wandslinger', picks, statuses: ['fierce'] };
    const court = begin(
      {
        court: floor(12, 3),
        athletes: [ours('Ana', '1,1', ana), theirs('Bo', '5,1', { implement: 'sword' })],
        turn: 'Ana',
      },
      { rolls: [2] },
    );
    expect(court).toOffer('petrovs-petrification');
    court.answer('petrovs-petrification', 'Bo', 'end-turn', 'end-turn');
    court.answer('end-turn', 'end-turn');
    expect(court.state.round).toBe(3);
    expect(court).not.toOffer('petrovs-petrification');
    expect(court.state.effects).toContainEqual(expect.objectContaining({ kind: 'fierce' }));
  });
  test('[KZ-GEN-18] until the start of a turn: gone in its Start Phase', () => {
    const court = apart();
    slow(court, 0, { ends: 'turn-start', of: 1, turn: 1 });
    expect(isSlowed(court)).toBe(true);
    court.answer('end-turn');
    expect([court.state.turn?.creature, isSlowed(court)]).toEqual([1, false]);
  });
  test('[KZ-GEN-13] [KZ-GEN-18] [KZ-TURN-02] its controller says what comes first there', () => {
    const hurt = (order: readonly string[]) => {
      const court = apart({}, { hp: 5, statuses: [{ status: 'ongoing', amount: 2 }] });
      const until = { ends: 'turn-start', of: 1, turn: 1 } as const;
      giveStatus(court, { kind: 'resist', on: 1, by: 0, source: 'test', until, amount: 1 });
      court.answer('end-turn');
      expect(court).toBeAskedFor('start-order', { rule: 'KZ-TURN-02', seat: 1 });
      expect(court).toOfferOnly('durations', 'ongoing');
      return court.answer(order).of('Bo').hp;
    };
    expect(hurt(['durations', 'ongoing'])).toBe(3);
    expect(hurt(['ongoing', 'durations'])).toBe(4);
  });
  test('[KZ-GEN-17] given in its own turn, the next one is the turn after', () => {
    const court = apart();
    slow(court, 0, untilNextTurnEnds(court.state, 0));
    court.answer('end-turn', 'end-turn');
    expect([court.state.turn?.creature, isSlowed(court)]).toEqual([0, true]);
    court.answer('end-turn');
    expect(isSlowed(court)).toBe(false);
  });
  test('[KZ-GEN-19] until the end of the turn: of the one that runs', () => {
    const court = apart();
    slow(court, 1, { ends: 'turn-end', of: 0, turn: court.of('Ana').turns });
    expect(isSlowed(court)).toBe(true);
    expect(isSlowed(court.answer('end-turn'))).toBe(false);
  });
  test.each(['turn-start', 'turn-end'] as const)(
    '[KZ-GEN-20] what lasts until the %s of a Creep that is gone ends where that would have been',
    (ends) => {
      const court = beforeCreeps({
        rows: floor(9, 3),
        athletes: [ours('Ana', '1,1'), theirs('Bo', '7,1')],
        creeps: [golems(['4,0', '4,2'])],
      });
      const golem = court.id('Practice Golem 1');
      slow(court, 0, { ends, of: golem, turn: court.of('Practice Golem 1').turns + 1 });
      court.of('Practice Golem 1').cell = -1;
      expect(isSlowed(court)).toBe(true);
      court.answer('end-turn');
      expect([court.state.turn?.creature, isSlowed(court)]).toEqual([0, false]);
      expect(court.heard('turn').map(({ who }) => who)).not.toContain(golem);
    },
  );
  test('[KZ-GEN-21] what is counted in the turns of who was Taken Out runs through its return', () => {
    const court = begin({
      court: ['.....', '..E..', '', '.E...', 's...t'],
      athletes: [ours('Ana', '0,0', { hp: 1 }), theirs('Bo', '1,0', { implement: 'sword' })],
      turn: 'Ana',
    });
    slow(court, 1, { ends: 'turn-end', of: 0, turn: court.of('Ana').turns + 1 });
    court.answer('walk', ['court(0,1)'], 'yes');
    expect(court.of('Ana')).toStandAt('nowhere');
    court.answer('end-turn');
    expect([court.at('Ana'), isSlowed(court)]).toEqual(['dungeon(0,1)', true]);
    expect(isSlowed(court.answer('end-turn'))).toBe(false);
  });
});

/** Ana's turn with Bo beside her, on a table. */
function table(bo: Told = {}, rolls: readonly number[] = []): Court {
  return begin(
    {
      court: floor(12, 3),
      athletes: [ours('Ana', '3,1'), theirs('Bo', '4,1', bo)],
      turn: 'Ana',
    },
    { rolls },
  );
}

describe('a turn outside the order', () => {
  test('[KZ-GEN-22] it is one for Ongoing Damage, Saving Throws and durations', () => {
    const t = table({ statuses: [{ status: 'ongoing', amount: 1, ends: 'save' }] }, [4]);
    giveStatus(t, {
      kind: 'slowed',
      on: 1,
      by: 0,
      source: 'test',
      until: { ends: 'turn-end', of: 1, turn: 1 },
    });
    t.run(extraTurn(t, 1), 'end-turn', 'roll');
    expect(t.of('Bo')).toMatchObject({ hp: 7, turns: 1 });
    expect(t.state.effects).toEqual([]);
  });

  test('[KZ-GEN-17] [KZ-GEN-22] [KZ-INV-30] inside one of its own, it ends what was to last until that one ended', () => {
    const slowed = () => {
      const t = table();
      const turn = t.of('Ana').turns ?? 0;
      const until = { ends: 'turn-end', of: 0, turn } as const;
      giveStatus(t, { kind: 'slowed', on: 0, by: 1, source: 'test', until });
      return t;
    };
    const within = slowed();
    expect(extraTurn(within, 0).next().done).toBe(false);
    expect(within.state.effects.map(({ kind }) => kind)).toEqual(['slowed']);
    expect(wrongIn(within.state)).toEqual([]);
    const after = slowed();
    after.run(extraTurn(after, 0), 'end-turn');
    expect([after.state.effects, wrongIn(after.state)]).toEqual([[], []]);
  });
});

/** What the invariants say of a state. */
function wrongIn(state: Court['state']): readonly string[] {
  return INVARIANTS.flatMap((invariant) => invariant.check(state) ?? []);
}

/** Puts something into play that answers, on each of these creatures. */
function answering(t: Court, ...bearers: readonly number[]): void {
  const until = { ends: 'match' } as const;
  for (const on of bearers) {
    windows.attach(t, {
      kind: 'test-answer',
      on,
      by: on,
      source: `${t.state.creatures[on]?.name}`,
      until,
      mark: -1,
      amount: 0,
    });
  }
  said.length = 0;
}

describe('several answers to one event', () => {
  const four = () =>
    begin({
      court: floor(12, 3),
      athletes: [
        ours('Ana', '1,1', { initiative: 3 }),
        theirs('Bo', '3,1', { initiative: 6 }),
        ours('Cy', '5,1', { initiative: 1 }),
        theirs('Di', '7,1', { initiative: 5 }),
      ],
      creeps: [golems(['9,0', '9,2'])],
      turn: 'Di',
    });
  test('[KZ-GEN-14] by initiative after the one whose turn it is, then Creeps', () => {
    const t = four();
    t.state.turn = { ...(t.state.turn as NonNullable<typeof t.state.turn>), creature: 3 };
    expect(inReplyOrder(t.state, [5, 4, 3, 2, 1, 0])).toEqual([0, 2, 1, 3, 4, 5]);
  });
  test.each([
    [3, [0, 2, 1]],
    [1, [3, 0, 2]],
    [0, [2, 1, 3]],
    // In a Creep's turn the round is begun anew.
    [4, [1, 3, 0, 2]],
    [5, [1, 3, 0, 2]],
  ] as const)(
    '[KZ-GEN-14] in the turn of %i, which comes last of the athletes',
    (creature, first) => {
      const t = four();
      t.state.turn = { ...(t.state.turn as NonNullable<typeof t.state.turn>), creature };
      const all = [0, 1, 2, 3, 4, 5];
      const rest = all.filter((id) => id < 4 && !first.some((one) => one === id));
      expect(inReplyOrder(t.state, all)).toEqual([...first, ...rest, 4, 5]);
      expect(inReplyOrder(t.state, [first[1], first[0]])).toEqual([first[0], first[1]]);
    },
  );
  test('[KZ-GEN-14] between turns it begins with the first of the round', () => {
    const t = four();
    t.state.turn = undefined;
    expect(inReplyOrder(t.state, [4, 3, 2, 1, 0])).toEqual([1, 3, 0, 2, 4]);
  });
  test('[KZ-GEN-14] Interrupts come before it, Reactions after it, each in that order', () => {
    const t = four();
    t.state.turn = { ...(t.state.turn as NonNullable<typeof t.state.turn>), creature: 0 };
    answering(t, 0, 1, 2);
    t.run(deal(t, { to: 3, by: 0, kind: 'other', melee: false }, 1, 'KZ-GEN-14'));
    expect(said).toEqual([
      'Cy before 2',
      'Bo before 1',
      'Ana before 0',
      'Cy after 2',
      'Bo after 1',
      'Ana after 0',
    ]);
  });
  test('[KZ-GEN-14] what lies on the map answers in the place of whoever laid it', () => {
    const pia = ours('Pia', '12,1', { class: 'porter', picks: ['porter/floor-portal'] });
    const hal = ours('Hal', '4,1', { class: 'hexer', picks: ['hexer/homards-patient-shot'] });
    const trap = ['floor-portal', 'Foe', 'court(9,1)', 'end-turn'];
    const shot = ['homards-patient-shot', 'end-turn'];
    /** Foe comes into Hal's range as it steps onto Pia's trap; her attack missed. */
    const entered = (first: 'Pia' | 'Hal') =>
      begin(
        {
          court: floor(14, 3),
          athletes: [...(first === 'Pia' ? [pia, hal] : [hal, pia]), theirs('Foe', '10,1')],
          turn: first,
        },
        { rolls: [2] },
      ).answer(...(first === 'Pia' ? [...trap, ...shot] : [...shot, ...trap]), 'walk', [
        'court(9,1)',
      ]);
    expect(entered('Hal')).toBeAskedFor('patient-shot', { rule: 'KC-HEX-23', seat: 0 });
    const sent = entered('Pia');
    expect(sent).toBeAskedFor('teleport', { rule: 'KC-POR-30', seat: 0 });
    // It is gone before he could shoot.
    sent.answer('court(12,0)');
    expect([sent.at('Foe'), sent.open.seat]).toEqual(['court(12,0)', 1]);
  });
  test('[KZ-GEN-15] what interrupts may be answered itself, and is over before what it interrupts', () => {
    const t = table();
    answering(t, 1);
    const event = { type: 'opportunity', holder: 1, granter: 0, rule: '', taken: true } as const;
    t.run(
      windows.pass(t, { ...event, amount: 2 }, function* () {
        said.push('it happens');
        yield* [];
      }),
    );
    expect(said).toEqual([
      'Bo interrupts',
      'Bo before 1',
      'Bo after 1',
      'Bo is done',
      'it happens',
    ]);
  });
});
