import { D20, type Flow, untilAllPass } from '@tablewright/engine';
import type { Figure, FigureId, Hero } from '../../model.ts';
import { introduce, introductions } from '../../sheets/characters.ts';
import { spendKarma, tensToSpend } from '../../sheets/karma.ts';
import {
  type Meeter,
  meet,
  meetAll,
  type Standing,
  standingWithNewcomer,
} from '../../sheets/placement.ts';
import { meetingOf, relationshipWith } from '../../sheets/relationships.ts';
import type { Bridge } from '../../table.ts';
import { placeFigure } from '../placing/place.ts';
import { livingFrom } from '../standing/figures.ts';
import { comeWith } from './cast.ts';

/** A roll of the set-up, which Karma may still move (BQ-KAR-20). */
interface Roll {
  readonly hero: Hero;
  readonly face: number;
  shift: number;
}

/**
 * Everybody meets the figurines of the game, and each of these goes where that leads it (BQ-REL-01 to -13).
 * @param figurines in the order in which they are met; the Boss of the game is one of them (BQ-REL-16)
 */
export function* meetFigurines(
  t: Bridge,
  figurines: readonly FigureId[],
  boss: FigureId,
): Flow<void> {
  const heroes = livingFrom(t.state, t.state.active);
  for (const id of figurines) {
    const figure = t.state.figures[id];
    if (figure !== undefined && figure.kind !== 'hero') {
      yield* meetFigurine(t, heroes, figure, id === boss);
    }
  }
}

/** By which rules a figurine is met for the first time, and an enemy checked. */
type MeetingRules = Readonly<Record<'first' | 'enemy', string>>;

const USUAL: MeetingRules = { first: 'BQ-REL-02', enemy: 'BQ-REL-09' };
const JOINING: MeetingRules = { first: 'BQ-LATE-05', enemy: 'BQ-LATE-02' };

/** Figurines that earlier games have brought are met like all others (BQ-NEWE-02), Bosses that were beaten are checked (BQ-XBRDG-01). */
function rulesFor({ state }: Bridge, id: FigureId): MeetingRules {
  const isNew = state.campaign.added.includes(id);
  const isBeaten = state.heroes.some(({ sheet }) => sheet.bosses.includes(id));
  return {
    first: isNew ? 'BQ-NEWE-02' : USUAL.first,
    enemy: isBeaten && id !== state.boss ? 'BQ-XBRDG-01' : USUAL.enemy,
  };
}

/** All players, in turn order, meet one figurine. */
function* meetFigurine(
  t: Bridge,
  heroes: readonly Hero[],
  figure: Figure,
  isBoss: boolean,
): Flow<void> {
  const { id } = figure;
  const { mood, meeters } = yield* rollFor(t, heroes, id, rulesFor(t, id));
  const { sheets, standing } = meetAll(meeters, {
    figurine: id,
    isBoss,
    ...(mood === undefined ? {} : { mood }),
  });
  for (const [at, hero] of heroes.entries()) write(t, hero, id, sheets[at]);
  switch (standing.at) {
    case 'location':
      return yield* placeFigure(t, figure, standing.location, 'BQ-REL-05');
    case 'friendzone':
      return goTo(t, figure, 'friendzone', 'BQ-REL-06');
    case 'boss-mode':
      return goTo(t, figure, 'boss-mode', isListed(t, id) ? 'BQ-LATE-06' : 'BQ-REL-16');
    default:
      return goTo(t, figure, 'off', 'BQ-REL-13');
  }
}

const isListed = ({ state }: Bridge, boss: FigureId): boolean =>
  state.heroes.some(({ sheet }) => sheet.bosses.includes(boss));

/** The mood of a figurine, where anybody meets it for the first time, and what each player rolls, after Karma. */
function* rollFor(
  t: Bridge,
  heroes: readonly Hero[],
  id: FigureId,
  rules: MeetingRules,
): Flow<{ readonly mood: number | undefined; readonly meeters: readonly Meeter[] }> {
  const meetings = heroes.map(({ sheet }) => meetingOf(sheet, id));
  const mood = meetings.includes('first') ? moodOf(t, id) : undefined;
  const rolls = heroes.flatMap((hero, at): Roll[] => {
    const meeting = meetings[at];
    if (meeting === undefined || meeting === 'none') return [];
    const face = t.roll(D20, meeting === 'first' ? 'relationship' : 'enemy-check', hero.seat);
    t.tell?.({ type: 'met', rule: rules[meeting], seat: hero.seat, figure: id, face });
    return [{ hero, face, shift: 0 }];
  });
  yield* spendKarmaOn(t, heroes, rolls);
  const meeters = heroes.map(({ sheet, seat }): Meeter => {
    const roll = rolls.find(({ hero }) => hero.seat === seat);
    return roll === undefined ? { sheet } : { sheet, face: roll.face, shift: roll.shift };
  });
  return { mood, meeters };
}

/** One who comes back checks its enemies that are off the Bridge anew (BQ-DEAD-07). */
export function* checkEnemiesOff(t: Bridge, hero: Hero): Flow<void> {
  for (const id of t.state.cast) yield* meetsAsNewcomer(t, hero, id, USUAL);
}

/**
 * One who joins a game that goes on checks its enemies that are off the Bridge, those that were beaten among them, and
 * meets whom it does not know, wherever they are (BQ-LATE-02, decision 65). Everybody meets those that come with it
 * (BQ-LATE-05).
 */
export function* meetAsJoiner(t: Bridge, hero: Hero): Flow<void> {
  const known = [...t.state.cast];
  for (const id of known) yield* meetsAsNewcomer(t, hero, id, JOINING);
  for (const id of comeWith(t, hero)) {
    const figure = t.state.figures[id];
    if (figure === undefined) continue;
    yield* meetFigurine(t, livingFrom(t.state, t.state.active), figure, false);
  }
}

/** A newcomer meets one figurine: it is placed only if it is off the Bridge, and no friendship is made for all. */
function* meetsAsNewcomer(t: Bridge, hero: Hero, id: FigureId, rules: MeetingRules): Flow<void> {
  const figure = t.state.figures[id];
  if (figure === undefined || figure.kind === 'hero' || figure.kind === 'captive') return;
  const before = standingNow(figure);
  const isOff = before.at === 'off' || before.at === 'friendzone';
  const meeting = meetingOf(hero.sheet, id);
  if (meeting === 'enemy' && !isOff) return;
  const { mood, meeters } = yield* rollFor(t, [hero], id, rules);
  const [meeter] = meeters;
  if (meeter === undefined) return;
  const met = meet(meeter, id, mood);
  write(t, hero, id, met.sheet);
  const after = standingWithNewcomer(before, met, id);
  if (after.at === 'location' && isOff) {
    yield* placeFigure(t, figure, after.location, 'BQ-REL-05');
  } else if (after.at === 'off' && before.at !== 'off') goTo(t, figure, 'off', 'BQ-REL-13');
}

/** Where a figurine is now, as meetings have it. */
function standingNow({ kind, where }: Figure): Standing {
  if (kind === 'ally') return { at: 'in-use' };
  switch (where.at) {
    case 'bridge':
      return { at: 'location', location: where.place.location };
    case 'friendzone':
    case 'boss-mode':
      return { at: where.at };
    default:
      return { at: where.at === 'off' ? 'off' : 'in-use' };
  }
}

function moodOf(t: Bridge, figure: FigureId): number {
  const face = t.roll(D20, 'mood');
  t.tell?.({ type: 'mood-rolled', rule: 'BQ-REL-02', figure, face });
  return face;
}

/** Writes what a meeting came to onto a sheet, and tells it where it changed. */
function write(t: Bridge, hero: Hero, figure: FigureId, sheet = hero.sheet): void {
  const before = relationshipWith(hero.sheet, figure);
  const number = relationshipWith(sheet, figure);
  hero.sheet = sheet;
  if (number === undefined || number === before) return;
  const { seat } = hero;
  t.tell?.({ type: 'relationship-set', rule: 'BQ-SHEET-05', seat, figure, number });
}

function goTo(
  t: Bridge,
  figure: Figure,
  to: 'friendzone' | 'boss-mode' | 'off',
  rule: string,
): void {
  figure.where = { at: to };
  t.tell?.({ type: 'figure-went', rule, figure: figure.id, to });
}

/**
 * Before rolls count, whoever has tens of Karma may spend them on any of them, one's own or another's
 * (BQ-KAR-20). Nobody else is asked: Karma is open, so that says nothing.
 */
function* spendKarmaOn(t: Bridge, heroes: readonly Hero[], rolls: readonly Roll[]): Flow<void> {
  if (rolls.length === 0) return;
  yield* untilAllPass({
    seats: heroes.filter(({ sheet }) => tensToSpend(sheet) > 0).map(({ seat }) => seat),
    why: { key: 'choice.karma-on-roll', rule: 'BQ-KAR-20' },
    scopes: { setup: 1 },
    optionsFor: (seat) => {
      const spender = t.state.heroes[seat];
      if (spender === undefined || tensToSpend(spender.sheet) === 0) return [];
      return rolls.map((roll) => ({
        id: `on/${roll.hero.seat}`,
        names: { seat: roll.hero.seat },
        roll,
      }));
    },
    *act(seat, { roll }) {
      const spender = t.state.heroes[seat];
      if (spender === undefined) return;
      const { sheet, shift } = spendKarma(spender.sheet, 1);
      spender.sheet = sheet;
      roll.shift += shift;
      const on = roll.hero.seat;
      t.tell?.({ type: 'karma-spent', rule: 'BQ-KAR-20', seat, on, shift, karma: sheet.karma });
    },
  });
}

/**
 * Players who have yet to get to know each other do (BQ-REL-17).
 * @param rule by which they come to do so
 */
export function* meetEachOther(t: Bridge, rule = 'BQ-REL-17'): Flow<void> {
  const heroes = livingFrom(t.state, t.state.active);
  for (const { earlier, later } of introductions(heroes.map(({ sheet }) => sheet))) {
    const first = heroes[earlier];
    if (first === undefined) continue;
    const mood = t.roll(D20, 'mood', first.seat);
    const { seat } = first;
    t.tell?.({ type: 'mood-of-player', rule: 'BQ-REL-17', seat, face: mood });
    const rolls = later.flatMap((at): Roll[] => {
      const hero = heroes[at];
      if (hero === undefined) return [];
      const face = t.roll(D20, 'relationship', hero.seat);
      t.tell?.({ type: 'met-player', rule: 'BQ-REL-17', seat: hero.seat, other: seat, face });
      return [{ hero, face, shift: 0 }];
    });
    yield* spendKarmaOn(t, heroes, rolls);
    for (const { hero, face, shift } of rolls) {
      [first.sheet, hero.sheet] = introduce([first.sheet, hero.sheet], mood, face, shift);
      const number = hero.sheet.relationships.characters[first.sheet.name] ?? 0;
      t.tell?.({ type: 'players-related', rule, seat, other: hero.seat, number });
    }
  }
}
