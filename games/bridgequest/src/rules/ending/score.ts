import { choose, chooseAmount, type Flow, leftTo, type Seat } from '@tablewright/engine';
import { FIGURINES } from '../../content/figures/figures.ts';
import type { Hero } from '../../model.ts';
import {
  type Addition,
  additionsFor,
  ruleOfAddition,
  type Scoring,
  spendAddition,
  type TableCard,
} from '../../sheets/additions.ts';
import { withRelationshipBetween } from '../../sheets/characters.ts';
import { type Bridge, cardOf, masterSeat } from '../../table.ts';
import { isFromSheet, ZONES } from '../../zones.ts';
import { deed } from '../karma/deeds.ts';
import { sidesOf } from './quantity.ts';

/** The Minibosses that later games bring (BQC-FIG-31 to -40). */
const RESERVE: readonly string[] = FIGURINES.slice(20).map(({ id }) => id);

/** What players are worth at the end (BQ-GOAL-03 to -09). */
const BOSS_SLAYER = 4;
const HELPER = 3;
const REACHED = 2;
const HOME = 1;

/** The additions that a hero has earned, and by which rule; the highest line alone (BQ-GOAL-07). */
export function earned({ state, options }: Bridge, hero: Hero): { n: number; rule: string } {
  const { seat, life } = hero;
  const { bossFell, bossMode, ending } = state;
  if (bossFell?.owner === seat) return { n: BOSS_SLAYER, rule: 'BQ-GOAL-03' };
  if (bossFell?.helper === seat) return { n: HELPER, rule: 'BQ-GOAL-04' };
  if (bossMode?.reached.includes(seat) === true) {
    if (life === 'dead' && !options.deadGetAdditions) return { n: 0, rule: 'BQ-GOAL-08' };
    return { n: REACHED, rule: life === 'dead' ? 'BQ-GOAL-08' : 'BQ-GOAL-05' };
  }
  const figure = state.figures[hero.figure];
  const isHome = life === 'left' || figure?.where.at === 'homeworld';
  // At the limit of rounds everybody on the Bridge counts as having come home (decision 74).
  const comesHome = ending === 'round-limit' && figure?.where.at === 'bridge';
  const isOut = life === 'dead' || life === 'captured';
  const counts = !isOut && hero.wasOnBridge && (isHome || comesHome);
  return counts ? { n: HOME, rule: 'BQ-GOAL-06' } : { n: 0, rule: 'BQ-GOAL-09' };
}

/** The next player scores, and spends its additions at once (BQ-END-09, BQ-ADD-01). */
export function* scores(t: Bridge): Flow<void> {
  const { state } = t;
  const seat = state.scoring.shift();
  const hero = seat === undefined ? undefined : state.heroes[seat];
  if (hero === undefined) {
    state.isOver = true;
    return;
  }
  // Whoever has left for home was scored then (decision 68).
  if (!hero.isScored) yield* scoreNow(t, hero);
  if (state.scoring.length > 0) return;
  yield* bringsNewcomers(t);
  state.isOver = true;
}

/** How many Minibosses come into the next game after a Boss has fallen (BQ-NEWE-01). */
const NEW_MINIBOSSES = 2;

/**
 * After a Boss was defeated the next game has more to meet (BQ-GM-17): they are drawn before nobody but whoever runs the
 * game, who may take others (BQ-GM-04, BQ-HIDN-16).
 */
function* bringsNewcomers(t: Bridge): Flow<void> {
  const { state } = t;
  if (state.bossFell === undefined) return;
  const known = new Set([...state.cast, ...state.beaten, ...Object.keys(state.figures)]);
  const left = RESERVE.filter((id) => !known.has(id));
  const master = masterSeat(t);
  const rule = master === undefined ? 'BQ-NEWE-01' : 'BQ-HIDN-16';
  const audience = master === undefined ? [] : [master];
  const secretly = (run: () => void): void => t.among(audience, run);
  while (state.newcomers.length < NEW_MINIBOSSES && left.length > 0) {
    let usual = '';
    secretly(() => {
      usual = t.pick(left, 'newcomer');
      if (master !== undefined)
        t.tell?.({ type: 'usual-drawn', rule: 'BQ-GM-17', what: 'newcomer', usual });
    });
    const figure = master === undefined ? usual : yield* newcomerOf(t, master, left, usual);
    left.splice(left.indexOf(figure), 1);
    secretly(() => {
      state.newcomers.push(figure);
      t.tell?.({ type: 'newcomer', rule, figure });
    });
  }
}

/** Whom whoever runs the game takes: nobody else hears whether that is the usual one. */
function* newcomerOf(
  t: Bridge,
  master: Seat,
  left: readonly string[],
  usual: string,
): Flow<string> {
  const options = left.map((id) => ({ id, names: { figure: id } }));
  const about = { usual: left.indexOf(usual), rule: 'BQ-GM-17' };
  const { taken, overrides } = yield* leftTo(t, master, 'choice.newcomer', options, about);
  if (overrides !== undefined) {
    t.among([master], () =>
      t.tell?.({ type: 'master-ruled', rule: 'BQ-GM-17', taken: taken.id, instead: overrides }),
    );
  }
  return taken.id;
}

/** A player is scored, and spends its additions. */
export function* scoreNow(t: Bridge, hero: Hero): Flow<void> {
  const { state } = t;
  hero.isScored = true;
  const { n, rule } = earned(t, hero);
  hero.degree = n;
  hero.additions = n + hero.given;
  t.tell?.({ type: 'scored', rule, seat: hero.seat, additions: n });
  const reached = state.bossMode?.reached.includes(hero.seat) === true;
  if (reached && hero.life === 'alive' && state.ending === 'boss-mode-won') {
    hero.sheet = { ...hero.sheet, level: hero.sheet.level + 1 };
    t.tell?.({
      type: 'level-gained',
      rule: 'BQ-BOSS-11',
      seat: hero.seat,
      level: hero.sheet.level,
    });
  }
  yield* givesAway(t, hero);
  yield* spends(t, hero);
}

/** What a big gift is that earns a place in the songs (BQ-KAR-30). */
const BIG_GIFT = 3;
const SONGS = 50;

/**
 * Before it spends them a player may give additions to others (BQ-ADD-09, decision 82): who was scored already spends them
 * at once, all others in their place.
 */
function* givesAway(t: Bridge, hero: Hero): Flow<void> {
  const others = t.state.heroes.filter((one) => one.seat !== hero.seat);
  if (hero.additions === 0 || others.length === 0) return;
  const options = [
    { id: 'keep', names: {}, other: undefined },
    ...others.map((other) => ({ id: `${other.seat}`, names: { seat: other.seat }, other })),
  ];
  const about = { rule: 'BQ-ADD-09', fallback: 0, params: { n: hero.additions } };
  const { other } = yield* choose(t, hero.seat, 'choice.give-additions', options, about);
  if (other === undefined) return;
  const bounds = { min: 1, max: hero.additions, fallback: hero.additions };
  const count = yield* chooseAmount(t, hero.seat, 'choice.how-many-additions', {
    ...{ rule: 'BQ-ADD-09', ...bounds },
  });
  hero.additions -= count;
  t.tell?.({ type: 'additions-given', rule: 'BQ-ADD-09', seat: hero.seat, to: other.seat, count });
  const { bossFell } = t.state;
  const fought = bossFell?.owner === other.seat || bossFell?.helper === other.seat;
  if (count >= BIG_GIFT && !fought) deed(t, hero, { rule: 'BQ-KAR-30', points: SONGS });
  if (!other.isScored) {
    other.given += count;
    return;
  }
  other.additions += count;
  yield* spends(t, other);
}

function* spends(t: Bridge, hero: Hero): Flow<void> {
  let scoring: Scoring = {
    sheet: hero.sheet,
    points: hero.additions,
    table: hero.life === 'dead' ? [] : tableOf(t, hero),
    wishballz: hero.sheet.wishballz,
    others: t.state.heroes.filter((one) => one !== hero).map(({ sheet }) => sheet.name),
    spent: [],
  };
  for (;;) {
    const offered = additionsFor(scoring).map((addition) => ({
      ...{ id: idOf(addition), names: namesOf(scoring, addition), addition },
    }));
    if (offered.length === 0) return;
    const about = { rule: 'BQ-ADD-01', params: { n: scoring.points } };
    const { addition } = yield* choose(t, hero.seat, 'choice.addition', offered, about);
    const sides = yield* sidesOf(t, scoring, addition);
    // No card, power or Karma touches these rolls (BQ-ADD-06).
    const face = sides === undefined ? 1 : t.index(sides, 'addition', hero.seat) + 1;
    if (sides !== undefined) {
      t.tell?.({
        ...{
          type: 'rolled',
          rule: 'BQ-ADD-06',
          purpose: 'addition',
          sides,
          face,
          roller: hero.seat,
        },
      });
    }
    const rule = ruleOfAddition(scoring, addition);
    scoring = spendAddition(scoring, addition, face);
    writeSheet(t, hero, scoring, addition, rule);
  }
}

function writeSheet(
  t: Bridge,
  hero: Hero,
  scored: Scoring,
  addition: Addition,
  rule: string,
): void {
  const { sheet, points } = scored;
  hero.sheet = sheet;
  hero.additions = points;
  if (addition.kind === 'character') {
    const other = t.state.heroes.find((one) => one.sheet.name === addition.who);
    const number = sheet.relationships.characters[addition.who] ?? 0;
    if (other !== undefined) {
      [hero.sheet, other.sheet] = withRelationshipBetween(sheet, other.sheet, number);
    }
  }
  t.tell?.({
    type: 'addition-spent',
    rule,
    seat: hero.seat,
    on: idOf(addition),
    left: points,
  });
}

/** What lay before a player at the end, active or tapped, with what was put on it (BQ-ADD-01, -08). */
function tableOf(t: Bridge, { seat }: Hero): readonly TableCard[] {
  return (['active', 'tapped', 'identities'] as const).flatMap((zone) =>
    ZONES.at(t.state, `${zone}/${seat}`).map((id) => ({
      card: cardOf(t, id),
      enhancers: ZONES.at(t.state, `on/${id}`).flatMap((one) => {
        const card = cardOf(t, one);
        // Those with which it came from the sheet are there already.
        return card.type === 'itemEnhancer' && !isFromSheet(one) ? [card] : [];
      }),
    })),
  );
}

/** An addition in words that files use: `save/3/gear`, `stat/DEX`, `figurine/BQC-FIG-03/1`. */
function idOf(addition: Addition): string {
  switch (addition.kind) {
    case 'save':
      return `save/${addition.at}/${addition.as}`;
    case 'enhancers':
      return `enhancers/${addition.at}`;
    case 'stat':
      return `stat/${addition.stat}`;
    case 'item':
    case 'power':
      return `${addition.kind}/${addition.card}`;
    case 'figurine':
    case 'character':
      return `${addition.kind}/${addition.who}/${addition.by}`;
    case 'wishballz':
      return 'wishballz';
  }
}

function namesOf({ table }: Scoring, addition: Addition): Readonly<Record<string, string>> {
  switch (addition.kind) {
    case 'save':
    case 'enhancers': {
      const saved = table[addition.at];
      return saved === undefined ? {} : { card: saved.card.id };
    }
    case 'item':
    case 'power':
      return { card: addition.card };
    case 'figurine':
      return { figure: addition.who };
    default:
      return {};
  }
}
