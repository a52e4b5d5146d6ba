import {
  type ClosedOption,
  choose,
  type Flow,
  type Option,
  PASS,
  type Seat,
  untilAllPass,
  type Why,
} from '@tablewright/engine';
import type { Business, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { livingFrom } from '../standing/figures.ts';

/** A time in which others may act (BQ-CMB-29). */
export interface BridgeWindow<O extends Option> {
  /** What it is about: those are asked who want to be stopped at it. */
  readonly about: Business;
  /** Whose business it is: they are asked without being told to (decision 76). */
  readonly concerned: readonly Seat[];
  readonly why: Why;
  /** Who is asked last: the owner of a combat (decision 29). */
  readonly last?: Seat;
  /** For how long a seat may pass in advance: names of times, and which one it is now. */
  readonly scopes?: Readonly<Record<string, string | number>>;
  /** What a seat could do now beside passing. */
  optionsFor(seat: Seat): readonly O[];
  /** What it could do at another time, each with the reason. */
  closedFor?(seat: Seat, open: readonly O[]): readonly ClosedOption[];
  /** Carries it out. All are asked again then. */
  act(seat: Seat, option: O): Flow<void>;
  /** Whether something is aimed at a seat: no pass in advance holds for it. */
  isAimedAt?(seat: Seat): boolean;
  /** Who can do nothing for a reason that everybody sees, and is left out. */
  isOut?(hero: Hero): boolean;
}

/**
 * Lets those act whose business it is, those who want to be stopped at it, and those who hold, until all have
 * passed in a row (BQ-CMB-29, decision 76). Who is asked depends on nothing that is hidden (decision 79); where nobody
 * else sits nothing can be betrayed, and the only hero is asked only if there is something to do.
 * @returns whether anybody has acted
 */
export function* openWindow<O extends Option>(t: Bridge, window: BridgeWindow<O>): Flow<boolean> {
  const living = livingFrom(t.state, t.state.active);
  const asked = inOrder(living, window).filter((hero) => isAsked(hero, window));
  const [only] = asked;
  if (only === undefined) return false;
  for (const hero of asked) hero.holds = false;
  if (t.seatCount === 1) return yield* alone(t, only, window);
  let acted = false;
  t.state.atRest = true;
  yield* untilAllPass<O>({
    seats: asked.map(({ seat }) => seat),
    why: window.why,
    optionsFor: (seat) => window.optionsFor(seat),
    closedFor: (seat, open) => window.closedFor?.(seat, open) ?? [],
    isAimedAt: (seat) => window.isAimedAt?.(seat) === true,
    ...(window.scopes === undefined ? {} : { scopes: window.scopes }),
    *act(seat, option) {
      acted = true;
      t.state.atRest = false;
      yield* window.act(seat, option);
      t.state.atRest = true;
    },
  });
  t.state.atRest = false;
  return acted;
}

function isAsked(hero: Hero, { about, concerned, isOut }: BridgeWindow<Option>): boolean {
  if (isOut?.(hero) === true) return false;
  return concerned.includes(hero.seat) || hero.stops.includes(about) || hero.holds;
}

/** Seats from the one after the active player, whose combat it is last (decision 29). */
function inOrder(living: readonly Hero[], { last }: BridgeWindow<Option>): readonly Hero[] {
  const [active, ...others] = living;
  const ordered = active === undefined ? [] : [...others, active];
  return last === undefined
    ? ordered
    : [
        ...ordered.filter(({ seat }) => seat !== last),
        ...ordered.filter(({ seat }) => seat === last),
      ];
}

/**
 * How a question is asked whose options come from hidden cards: also where there is only one, as a silence would tell
 * others so, whoever runs the game among them (BQ-HIDN-01, -15).
 */
export function hiding({ seatCount }: Pick<Bridge, 'seatCount'>): { readonly always?: true } {
  return seatCount > 1 ? { always: true } : {};
}

/** Asks the only hero of a table as long as it has something to do, and wants to. */
function* alone<O extends Option>(
  t: Bridge,
  { seat }: Hero,
  { why, scopes, optionsFor, closedFor, act }: BridgeWindow<O>,
): Flow<boolean> {
  let acted = false;
  for (;;) {
    const options = optionsFor(seat);
    if (options.length === 0) return acted;
    const { key, rule = '', params } = why;
    const chosen = yield* choose<O | typeof PASS>(t, seat, key, [...options, PASS], {
      ...{ rule, params, fallback: options.length },
      closed: () => closedFor?.(seat, options) ?? [],
      ...(scopes === undefined ? {} : { about: { scopes } }),
    });
    if (chosen === PASS) return acted;
    acted = true;
    yield* act(seat, chosen as O);
  }
}
