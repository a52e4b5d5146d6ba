/** What tests expect, said in the game's words; see ../README.md. */
import type { Choice } from '@tablewright/engine';
import { expect } from 'vitest';
import type { KazzamEvent } from '../../src/events.ts';
import type { Creature, KazzamState, Status } from '../../src/model.ts';
import { courtOf, idOf, stateOf, subjectOf } from './names.ts';

/** What matchers look at of a table. */
interface Court {
  readonly open: Choice;
  readonly asked: string;
  readonly offered: readonly string[];
  readonly isQuiet: boolean;
  readonly state: KazzamState;
  readonly events: readonly KazzamEvent[];
}

/** What a question is expected to be besides its key. */
export interface Question {
  /** Name of the creature that it is about. */
  readonly of?: string;
  readonly rule?: string;
  readonly seat?: number;
}

/** An event as far as it is told: creatures may go by their names, squares as `5,3`. */
export type HeardPattern = { readonly type: KazzamEvent['type'] } & Readonly<
  Record<string, unknown>
>;

interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
}

interface KazzamMatchers<R = unknown> {
  /** Of a court: that question is open. */
  toBeAskedFor(key: string, question?: Question): R;
  /** Of a court: nobody is asked anything. */
  toAskNothing(): R;
  /** Of a court: the open choice offers each of these, by id. */
  toOffer(...ids: readonly string[]): R;
  /** Of a court: the open choice offers these in this order and nothing else. */
  toOfferOnly(...ids: readonly string[]): R;
  /** Of a court: the turn that runs is that creature's. */
  toBeTheTurnOf(name: string): R;
  /** Of a court: something like this has happened. */
  toHaveHeard(event: HeardPattern): R;
  /** Of a creature. */
  toHaveHp(hp: number): R;
  /** Of a creature: the status lies on it, with that number if one is given. */
  toHaveStatus(status: Status, amount?: number): R;
  /** Of a creature: its (top left) square, `4,5`, `dungeon(4,5)` or `nowhere`. */
  toStandAt(square: string): R;
  /** Of a creature: that orb is in its hands, `orb-0`. */
  toHoldOrb(orb: string): R;
  /** Of a creature: it holds these in this order and nothing else. */
  toHoldOrbs(...orbs: readonly string[]): R;
  toHaveMissTokens(count: number): R;
  /** Of a creature: the powers that it has spent, in order. */
  toHaveSpent(...powers: readonly string[]): R;
  /** Of a creature: its Ward, in the order in which it was gained. */
  toHaveWard(...amounts: readonly number[]): R;
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> extends KazzamMatchers<R> {}
}

const list = (items: readonly unknown[]) => items.map(String).join(', ') || 'nothing';

/** A verdict on whether something is as it should be: `Bo should have 6 HP, but has 4`. */
function verdict(pass: boolean, subject: string, should: string, but: string): Verdict {
  return {
    pass,
    message: () =>
      pass
        ? `${subject} should not ${should}, but does`
        : `${subject} should ${should}, but ${but}`,
  };
}

function compared(creature: Creature, what: string, want: unknown, got: unknown): Verdict {
  return verdict(Object.is(want, got), creature.name, `have ${want} ${what}`, `has ${got}`);
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

function listed(
  { name }: Creature,
  [verb, but]: readonly [string, string],
  want: readonly unknown[],
  got: readonly unknown[],
): Verdict {
  return verdict(sameList(want, got), name, `${verb} ${list(want)}`, `${but} ${list(got)}`);
}

const squareOf = (creature: Creature) => courtOf(stateOf(creature)).square(creature.cell);
const orbsOf = (creature: Creature) => creature.held.map(courtOf(stateOf(creature)).orb);

expect.extend({
  toBeAskedFor(court: Court, key: string, { of, rule, seat }: Question = {}): Verdict {
    const names = courtOf(court.state);
    const wanted = `be asked for ${key}${rule ? ` (${rule})` : ''}${of ? ` of ${of}` : ''}`;
    const at = seat === undefined ? '' : ` at ${names.seat(seat)}`;
    if (court.isQuiet) return verdict(false, 'the table', wanted + at, 'nobody is asked');
    const { open } = court;
    const fits =
      open.why.key === key &&
      (rule === undefined || open.why.rule === rule) &&
      (seat === undefined || open.seat === seat) &&
      (of === undefined || subjectOf(open) === idOf(court.state, of));
    return verdict(
      fits,
      'the table',
      wanted + at,
      `is asked for ${names.question(open)} at ${names.seat(open.seat)}`,
    );
  },
  toAskNothing(court: Court): Verdict {
    const but = court.isQuiet ? '' : `asks for ${courtOf(court.state).question(court.open)}`;
    return verdict(court.isQuiet, 'the table', 'ask nothing', but);
  },
  toOffer(court: Court, ...ids: readonly string[]): Verdict {
    const { offered } = court;
    const asked = courtOf(court.state).question(court.open);
    // Of several, `not` means that none is offered.
    const found = ids.filter((id) => offered.includes(id));
    const pass = this.isNot === true ? found.length > 0 : found.length === ids.length;
    const left = ids.filter((id) => !found.includes(id));
    return {
      pass,
      message: () =>
        pass
          ? `${asked} should not offer ${list(found)}, but does`
          : `${asked} should offer ${list(left)}, but offers ${list(offered)}`,
    };
  },
  toOfferOnly(court: Court, ...ids: readonly string[]): Verdict {
    const { offered } = court;
    const asked = courtOf(court.state).question(court.open);
    const should = `offer ${list(ids)} and nothing else`;
    return verdict(sameList(ids, offered), asked, should, `offers ${list(offered)}`);
  },
  toBeTheTurnOf({ state }: Court, name: string): Verdict {
    const { turn } = state;
    const now = turn === undefined ? 'nobody' : courtOf(state).who(turn.creature);
    return verdict(turn?.creature === idOf(state, name), 'the turn', `be ${name}’s`, `is ${now}’s`);
  },
  toHaveHeard({ events, state }: Court, pattern: HeardPattern): Verdict {
    const { field } = courtOf(state);
    const named = (event: object) =>
      Object.fromEntries(Object.entries(event).map(([key, value]) => [key, field(key, value)]));
    const fits = (event: KazzamEvent) =>
      Object.entries(pattern).every(([key, want]) => {
        const got = new Map<string, unknown>(Object.entries(event)).get(key);
        return this.equals(got, want) || this.equals(field(key, got), want);
      });
    const alike = events.filter(({ type }) => type === pattern.type).map(named);
    const told = alike.length === 0 ? `no ${pattern.type}` : JSON.stringify(alike);
    const should = `have heard ${JSON.stringify(named(pattern))}`;
    return verdict(events.some(fits), 'the table', should, `has heard ${told}`);
  },
  toHaveHp(creature: Creature, hp: number): Verdict {
    return compared(creature, 'HP', hp, creature.hp);
  },
  toHaveStatus(creature: Creature, status: Status, amount?: number): Verdict {
    const { effects, creatures } = stateOf(creature);
    const on = effects.filter((effect) => creatures[effect.on] === creature);
    const has = on.some(
      ({ kind, amount: of }) => kind === status && (amount === undefined || of === amount),
    );
    const told = on.map(({ kind, amount: of }) => (of === 0 ? kind : `${kind} ${of}`));
    const wanted = amount === undefined ? status : `${status} ${amount}`;
    return verdict(has, creature.name, `be ${wanted}`, `has on it ${list(told)}`);
  },
  toStandAt(creature: Creature, square: string): Verdict {
    const wanted = /^court\((.*)\)$/.exec(square)?.[1] ?? square;
    const now = squareOf(creature);
    return verdict(now === wanted, creature.name, `stand at ${wanted}`, `stands at ${now}`);
  },
  toHoldOrb(creature: Creature, orb: string): Verdict {
    const held = orbsOf(creature);
    return verdict(held.includes(orb), creature.name, `hold ${orb}`, `holds ${list(held)}`);
  },
  toHoldOrbs(creature: Creature, ...orbs: readonly string[]): Verdict {
    return listed(creature, ['hold', 'holds'], orbs, orbsOf(creature));
  },
  toHaveMissTokens(creature: Creature, count: number): Verdict {
    return compared(creature, 'Miss Tokens', count, creature.missTokens);
  },
  toHaveSpent(creature: Creature, ...powers: readonly string[]): Verdict {
    return listed(creature, ['have spent', 'has spent'], powers, creature.spent);
  },
  toHaveWard(creature: Creature, ...amounts: readonly number[]): Verdict {
    const now = creature.wards.map(({ amount }) => amount);
    return listed(creature, ['have Ward', 'has'], amounts, now);
  },
});
