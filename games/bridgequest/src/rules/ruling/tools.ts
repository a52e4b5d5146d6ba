import {
  type Answer,
  blank,
  type Choice,
  confirm,
  type Flow,
  formOf,
  type Seat,
} from '@tablewright/engine';
import { LOCATIONS, type Location } from '../../bridge/layout.ts';
import { FIGURINES } from '../../content/figures/figures.ts';
import type { Figure } from '../../model.ts';
import { withKarma } from '../../sheets/karma.ts';
import type { Bridge } from '../../table.ts';
import { isOpen, ZONES } from '../../zones.ts';
import { discard } from '../cards/discarding.ts';
import { deed } from '../karma/deeds.ts';
import { placeFigure } from '../placing/place.ts';
import { figuresOf, livingFrom } from '../standing/figures.ts';
import { bankOf } from '../standing/pair.ts';
import type { Offer } from './offer.ts';

type Tool = (t: Bridge, seat: Seat) => Offer;

/** Furthest that a number is changed at once. */
const FURTHEST = 100;

const seatsOf = (t: Bridge) =>
  t.state.heroes.map((hero) => ({ id: `${hero.seat}`, names: { seat: hero.seat }, hero }));

/** What lies open before somebody, and can be taken away. */
const TABLES = ['active', 'tapped', 'identities'] as const;

/** Where a figure can be put. */
const placesOf = (t: Bridge) => [
  ...LOCATIONS.filter((one) => isOpen(t.state, one)).map((location) => ({
    ...{ id: `${location}`, names: { location }, location },
  })),
  { id: 'homeworld', names: {}, location: undefined },
];

/** Puts a figure onto a location, or into Homeworld. */
function* puts(
  t: Bridge,
  figure: Figure,
  location: Location | undefined,
  rule: string,
): Flow<void> {
  if (location !== undefined) return yield* placeFigure(t, figure, location, rule);
  figure.where = { at: 'homeworld' };
  t.tell?.({ type: 'figure-went', rule, figure: figure.id, to: 'homeworld' });
}

/** The tools of a person who runs the game, each a form; what is done with them is told (BQ-GM-02). */
export const TOOLS: readonly Tool[] = [
  (t, seat) => {
    const figures = figuresOf(t.state).map(({ id }) => ({ id, names: { figure: id } }));
    const form = formOf(
      seat,
      'choice.rule-move',
      { figure: blank.one(figures), to: blank.one(placesOf(t)) },
      { rule: 'BQ-GM-02' },
    );
    return tool(form, function* ({ figure, to }) {
      const moved = t.state.figures[figure.id];
      if (moved === undefined) return;
      told(t, 'move', figure.id);
      yield* puts(t, moved, to.location, 'BQ-GM-02');
    });
  },
  // A figurine that is not in the game, with the name, die and rank that it has (BQC-GM-04).
  (t, seat) => {
    const figures = FIGURINES.filter(({ id }) => t.state.figures[id] === undefined).map(
      ({ id }) => ({ id, names: { figure: id } }),
    );
    const form = formOf(
      seat,
      'choice.rule-figurine',
      {
        figure: blank.one([...figures, { id: 'none', names: {} }]),
        to: blank.one(placesOf(t)),
      },
      { rule: 'BQC-GM-04' },
    );
    return tool(form, function* ({ figure: { id }, to }) {
      if (id === 'none' || t.state.figures[id] !== undefined) return;
      told(t, 'figurine', id);
      const figure: Figure = { id, kind: 'figurine', where: { at: 'off' } };
      t.state.figures[id] = figure;
      t.state.cast.push(id);
      yield* puts(t, figure, to.location, 'BQC-GM-04');
    });
  },
  // Whoever runs the game sees a hand only if its owner agrees (BQ-HIDN-15).
  (t, seat) => {
    const form = formOf(
      seat,
      'choice.rule-hand',
      { player: blank.one(seatsOf(t)) },
      { rule: 'BQ-HIDN-15' },
    );
    return tool(form, function* ({ player: { hero } }) {
      const hand = `hand/${hero.seat}` as const;
      told(t, 'hand', `${hero.seat}`);
      const about = { rule: 'BQ-HIDN-15' };
      if (!(yield* confirm(t, hero.seat, 'choice.show-hand', about))) return;
      ZONES.show(t, [...ZONES.at(t.state, hand)], hand, { ...about, to: [seat] });
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
    const cards = livingFrom(t.state, 0).flatMap((hero) =>
      TABLES.flatMap((table) => {
        const from = `${table}/${hero.seat}` as const;
        return ZONES.at(t.state, from).map((card) => ({ id: card, names: { card }, from }));
      }),
    );
    const form = formOf(
      seat,
      'choice.rule-take',
      { card: blank.one([...cards, { id: 'none', names: {}, from: undefined }]) },
      { rule: 'BQ-GM-02' },
    );
    // biome-ignore lint/correctness/useYield: nothing more is asked
    return tool(form, function* ({ card: { id, from } }) {
      if (from === undefined || ZONES.placeOf(t.state, id) !== from) return;
      told(t, 'take', id);
      discard(t, [id], from, { rule: 'BQ-GM-02' });
    });
  },
  (t, seat) => {
    const form = formOf(
      seat,
      'choice.rule-food',
      { player: blank.one(seatsOf(t)) },
      { rule: 'BQ-GM-28' },
    );
    // biome-ignore lint/correctness/useYield: nothing more is asked
    return tool(form, function* ({ player: { hero } }) {
      if (hero.life !== 'alive') return;
      told(t, 'food', `${hero.seat}`);
      // What no program sees: somebody has brought food for all (BQ-KAR-10).
      deed(t, hero, { rule: 'BQ-GM-28', points: 1 });
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
          ...{ type: 'rolled', rule: 'BQ-HIDN-02', purpose: 'secret', sides: n, face: shown },
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
