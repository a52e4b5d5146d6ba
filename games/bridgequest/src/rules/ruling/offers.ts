import type { Flow, OneChoice, Seat, SomeChoice, StandingOffers } from '@tablewright/engine';
import { BUSINESS, type Hero } from '../../model.ts';
import { type Bridge, masterSeat } from '../../table.ts';
import { joins } from '../setup/joining.ts';
import { livingFrom } from '../standing/figures.ts';
import type { Offer } from './offer.ts';
import { TOOLS } from './tools.ts';

/** Nothing else, so that a seat is told apart from the others by nothing but what it has said itself. */
const HOLD: readonly [{ readonly id: 'hold' }] = [{ id: 'hold' }];

/**
 * What seats may do at any time: say at what of others’ business they want to be stopped, hold the next window
 * (decision 76), join a game that goes on (BQ-LATE-01); and the tools of a person who runs it (BQ-GM-02).
 */
export function offersAt(t: Bridge): StandingOffers {
  return {
    offersFor: (seat) => [
      ...ofPlayer(t, seat).map(({ choice }) => choice),
      ...(seat === masterSeat(t) && t.state.atRest
        ? TOOLS.map((tool) => tool(t, seat).choice)
        : []),
    ],
    *use(offer, answer) {
      const { seat } = offer;
      const known = [
        ...ofPlayer(t, seat),
        ...(seat === masterSeat(t) ? TOOLS.map((tool) => tool(t, seat)) : []),
      ].find(({ choice }) => choice.why.key === offer.why.key);
      yield* known?.use(answer) ?? none();
    },
  };
}

function* none(): Flow<void> {
  // What is not offered any more does nothing.
}

function ofPlayer(t: Bridge, seat: Seat): readonly Offer[] {
  const hero = t.state.heroes[seat];
  if (hero === undefined) return [];
  if (hero.life === 'away') {
    // The ally of one player comes as an ally does.
    const mayJoin = t.state.bossMode === undefined && !t.state.isPair;
    return mayJoin && t.state.atRest ? [joining(t, hero)] : [];
  }
  const isAlone = livingFrom(t.state, 0).length < 2;
  if (hero.life !== 'alive' || isAlone) return [];
  return [stopping(hero), ...(hero.holds ? [] : [holding(hero)])];
}

function stopping(hero: Hero): Offer {
  const { seat, stops } = hero;
  const options = BUSINESS.map((business) => ({ id: business }));
  const fallback = BUSINESS.flatMap((business, at) => (stops.includes(business) ? [at] : []));
  const choice: SomeChoice = {
    ...{ kind: 'some', seat, why: { key: 'choice.stops', rule: 'BQ-CMB-29' }, options },
    ...{ min: 0, max: options.length, fallback },
  };
  return {
    choice,
    // biome-ignore lint/correctness/useYield: nothing more is asked
    *use(answer) {
      const chosen = answer as readonly number[];
      hero.stops = BUSINESS.filter((_, at) => chosen.includes(at));
    },
  };
}

function holding(hero: Hero): Offer {
  const { seat } = hero;
  const choice: OneChoice = {
    ...{ kind: 'one', seat, why: { key: 'choice.hold', rule: 'BQ-CMB-29' }, options: HOLD },
  };
  return {
    choice,
    // biome-ignore lint/correctness/useYield: nothing more is asked
    *use() {
      hero.holds = true;
    },
  };
}

function joining(t: Bridge, hero: Hero): Offer {
  const { seat } = hero;
  const choice: OneChoice = {
    ...{ kind: 'one', seat, why: { key: 'choice.join', rule: 'BQ-LATE-01' } },
    options: [{ id: 'join' }],
  };
  return { choice, use: () => joins(t, hero) };
}
