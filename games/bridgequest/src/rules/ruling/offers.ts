import {
  type Answer,
  blank,
  type Choice,
  type Flow,
  formOf,
  type OneChoice,
  type Seat,
  type SomeChoice,
  type StandingOffers,
} from '@tablewright/engine';
import { LOCATIONS } from '../../bridge/layout.ts';
import { BUSINESS, type Hero } from '../../model.ts';
import { withKarma } from '../../sheets/karma.ts';
import { type Bridge, masterSeat } from '../../table.ts';
import { isOpen, ZONES } from '../../zones.ts';
import { placeFigure } from '../placing/place.ts';
import { joins } from '../setup/joining.ts';
import { figuresOf, livingFrom } from '../standing/figures.ts';
import { bankOf } from '../standing/pair.ts';

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

interface Offer {
  readonly choice: Choice;
  use(answer: Answer): Flow<void>;
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

type Tool = (t: Bridge, seat: Seat) => Offer;

/** Furthest that a number is changed at once. */
const FURTHEST = 100;

const seatsOf = (t: Bridge) =>
  t.state.heroes.map((hero) => ({ id: `${hero.seat}`, names: { seat: hero.seat }, hero }));

/** The tools of a person who runs the game, each a form; what is done with them is told (BQ-GM-02). */
const TOOLS: readonly Tool[] = [
  (t, seat) => {
    const figures = figuresOf(t.state).map(({ id }) => ({ id, names: { figure: id } }));
    const places = [
      ...LOCATIONS.filter((one) => isOpen(t.state, one)).map((location) => ({
        ...{ id: `${location}`, names: { location }, location },
      })),
      { id: 'homeworld', names: {}, location: undefined },
    ];
    const form = formOf(
      seat,
      'choice.rule-move',
      { figure: blank.one(figures), to: blank.one(places) },
      { rule: 'BQ-GM-02' },
    );
    return tool(form, function* ({ figure, to }) {
      const moved = t.state.figures[figure.id];
      if (moved === undefined) return;
      told(t, 'move', figure.id);
      if (to.location !== undefined) return yield* placeFigure(t, moved, to.location, 'BQ-GM-02');
      moved.where = { at: 'homeworld' };
      t.tell?.({ type: 'figure-went', rule: 'BQ-GM-02', figure: moved.id, to: 'homeworld' });
    });
  },
  (t, seat) => {
    const numbers = (['travels', 'karma'] as const).map((what) => ({ id: what, what }));
    const by = blank.amount({ min: -FURTHEST, max: FURTHEST, fallback: 0 });
    const form = formOf(
      seat,
      'choice.rule-number',
      { player: blank.one(seatsOf(t)), number: blank.one(numbers), by },
      { rule: 'BQ-GM-02' },
    );
    // biome-ignore lint/correctness/useYield: nothing more is asked
    return tool(form, function* ({ player: { hero }, number: { what }, by: points }) {
      if (hero.life !== 'alive') return;
      told(t, 'number', `${hero.seat}`);
      if (what === 'karma') {
        hero.sheet = withKarma(hero.sheet, points);
        const { karma } = hero.sheet;
        t.tell?.({ type: 'karma-changed', rule: 'BQ-GM-02', seat: hero.seat, points, karma });
        return;
      }
      const bank = bankOf(t.state, hero);
      bank.travels += points;
      const { travels: left } = bank;
      t.tell?.({ type: 'travels-changed', rule: 'BQ-GM-02', seat: bank.seat, by: points, left });
    });
  },
  (t, seat) => {
    const cards = (['door-discard', 'treasure-discard'] as const).flatMap((pile) =>
      ZONES.at(t.state, pile).map((card) => ({ id: card, names: { card }, pile })),
    );
    const form = formOf(
      seat,
      'choice.rule-give',
      {
        card: blank.one([...cards, { id: 'none', names: {}, pile: undefined }]),
        player: blank.one(seatsOf(t)),
      },
      { rule: 'BQ-GM-02' },
    );
    // biome-ignore lint/correctness/useYield: nothing more is asked
    return tool(form, function* ({ card: { id, pile }, player: { hero } }) {
      if (pile === undefined || hero.life !== 'alive') return;
      told(t, 'give', id);
      ZONES.move(t, [id], pile, `hand/${hero.seat}`, { rule: 'BQ-GM-02', seat: hero.seat });
    });
  },
  (t, seat) => {
    const lasting = t.state.lasting.map((one) => ({
      ...{ id: `${one.id}`, names: { card: one.source, seat: one.target }, one },
    }));
    const form = formOf(
      seat,
      'choice.rule-end',
      { effect: blank.one([...lasting, { id: 'none', names: {}, one: undefined }]) },
      { rule: 'BQ-GM-02' },
    );
    // biome-ignore lint/correctness/useYield: nothing more is asked
    return tool(form, function* ({ effect: { one } }) {
      if (one === undefined) return;
      told(t, 'end', one.source);
      t.state.lasting = t.state.lasting.filter(({ id }) => id !== one.id);
      t.tell?.({ type: 'effect-ended', rule: 'BQ-GM-02', seat: one.target, source: one.source });
    });
  },
  (t, seat) => {
    const face = blank.amount({ min: 1, max: 100, fallback: 1 });
    const form = formOf(seat, 'choice.rule-die', { face }, { rule: 'BQ-GM-02' });
    // biome-ignore lint/correctness/useYield: nothing more is asked
    return tool(form, function* ({ face: shown }) {
      t.state.nextDie = shown;
      told(t, 'die', `${shown}`);
    });
  },
  (t, seat) => {
    const sides = [4, 6, 8, 10, 12, 20, 100].map((n) => ({ id: `d${n}`, n }));
    const form = formOf(
      seat,
      'choice.rule-secret',
      { die: blank.one(sides) },
      { rule: 'BQ-GM-03' },
    );
    // biome-ignore lint/correctness/useYield: nothing more is asked
    return tool(form, function* ({ die: { n } }) {
      t.among([seat], () => {
        const shown = t.index(n, 'secret', seat) + 1;
        t.tell?.({
          ...{ type: 'rolled', rule: 'BQ-GM-03', purpose: 'secret', sides: n, face: shown },
        });
      });
      t.tell?.({ type: 'rolled-in-secret', rule: 'BQ-GM-03', seat, sides: n });
    });
  },
];

/** A form, and what is done with what is filled in. */
function tool<F>(
  { choice, read }: { readonly choice: Choice; read(answer: Answer): F },
  does: (filled: F) => Flow<void>,
): Offer {
  return { choice, use: (answer) => does(read(answer)) };
}

function told(t: Bridge, what: string, of: string): void {
  t.tell?.({ type: 'master-acted', rule: 'BQ-GM-02', what, of });
}
