import { D20, type Flow, type Seat, untilAllPass } from '@tablewright/engine';
import type { Figure, FigureId, Hero } from '../../model.ts';
import { introduce, introductions } from '../../sheets/characters.ts';
import { spendKarma, tensToSpend } from '../../sheets/karma.ts';
import { isNatural } from '../../sheets/naturals.ts';
import { meetAll } from '../../sheets/placement.ts';
import { meetingOf, relationshipWith } from '../../sheets/relationships.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import type { Bridge } from '../../table.ts';
import { placeFigure } from '../placing/place.ts';
import { livingFrom } from '../standing/figures.ts';
import { openWorld } from '../worlds/change.ts';

/** A roll of the set-up, which Karma may still move (BQ-KAR-20). */
interface Roll {
  readonly hero: Hero;
  readonly meeting: 'first' | 'enemy';
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
  const veterans = veteransOf(heroes);
  for (const id of figurines) {
    const figure = t.state.figures[id];
    // Those that players are have no place as enemies (BQ-REL-19).
    if (figure !== undefined && figure.kind !== 'hero') {
      yield* meetFigurine(t, { heroes, veterans, isBoss: id === boss }, figure);
    }
  }
}

/** Who knew figurines before this meeting: they check only those that are new to them (BQ-REL-18). */
function veteransOf(heroes: readonly Hero[]): readonly Seat[] {
  return heroes.flatMap(({ seat, sheet }) =>
    Object.keys(sheet.relationships.figurines).length > 0 ? [seat] : [],
  );
}

/**
 * One who comes into a game that goes on checks its enemies that are off the Bridge, and meets whom it does not know;
 * those who are on it stay where they are (BQ-DEAD-07, BQ-LATE-02).
 */
export function* checkEnemiesOff(t: Bridge, hero: Hero): Flow<void> {
  const veterans = veteransOf([hero]);
  for (const id of t.state.cast) {
    const figure = t.state.figures[id];
    const isOff = figure?.where.at === 'off' || figure?.where.at === 'friendzone';
    if (figure === undefined || figure.kind !== 'figurine' || id === t.state.boss || !isOff)
      continue;
    const heroes = [hero];
    yield* meetFigurine(t, { heroes, veterans, isBoss: false, areNewcomers: true }, figure);
  }
}

/** Who meets a figurine. */
interface Meeters {
  /** In turn order. */
  readonly heroes: readonly Hero[];
  /** See {@link veteransOf}. */
  readonly veterans: readonly Seat[];
  readonly isBoss: boolean;
  /** They come into a game that goes on. */
  readonly areNewcomers?: boolean;
}

/** All players, in turn order, meet one figurine. */
function* meetFigurine(t: Bridge, meeters: Meeters, figure: Figure): Flow<void> {
  const { heroes, veterans, isBoss, areNewcomers = false } = meeters;
  const { id } = figure;
  const meetings = heroes.map(({ sheet }) => meetingOf(sheet, id));
  const mood = meetings.includes('first') ? moodOf(t, id) : undefined;
  const rolls = heroes.flatMap((hero, at): Roll[] => {
    const meeting = meetings[at];
    if (meeting === undefined || meeting === 'none') return [];
    const face = t.roll(D20, meeting === 'first' ? 'relationship' : 'enemy-check', hero.seat);
    const rule = ruleOfMeeting(meeting, veterans.includes(hero.seat));
    t.tell?.({ type: 'met', rule, seat: hero.seat, figure: id, face });
    return [{ hero, meeting, face, shift: 0 }];
  });
  yield* spendKarmaOn(t, heroes, rolls);
  const { sheets, standing } = meetAll(
    heroes.map(({ sheet, seat }) => ({ sheet, ...rolls.find(({ hero }) => hero.seat === seat) })),
    { figurine: id, isBoss, ...(mood === undefined ? {} : { mood }) },
  );
  for (const [at, hero] of heroes.entries()) {
    const roll = rolls.find((one) => one.hero === hero);
    const after = sheets[at];
    if (roll !== undefined && after !== undefined) write(t, roll, id, after);
  }
  switch (standing.at) {
    case 'location':
      openWorld(t, standing.location, 'BQ-REL-07');
      return yield* placeFigure(t, figure, standing.location, standing.rule);
    case 'friendzone':
      // One newcomer's friendship makes nobody everybody's friend (decision 65).
      if (areNewcomers) return;
      return goTo(t, figure, 'friendzone', 'BQ-REL-06');
    case 'boss-mode':
      return goTo(t, figure, 'boss-mode', 'BQ-REL-16');
    default:
      if (areNewcomers && figure.where.at === 'off') return;
      return goTo(t, figure, 'off', 'BQ-REL-13');
  }
}

/**
 * A new character meets every figurine of the campaign (BQ-REL-01), one that knows some only those that are new to it
 * (BQ-REL-18); of those that it knows it checks its enemies alone (BQ-REL-08).
 */
function ruleOfMeeting(meeting: 'first' | 'enemy', isVeteran: boolean): string {
  if (meeting === 'enemy') return 'BQ-REL-08';
  return isVeteran ? 'BQ-REL-18' : 'BQ-REL-01';
}

function moodOf(t: Bridge, figure: FigureId): number {
  const face = t.roll(D20, 'mood');
  t.tell?.({ type: 'mood-rolled', rule: 'BQ-REL-02', figure, face });
  return face;
}

/** Writes what a meeting came to onto a sheet, and tells it where it changed. */
function write(t: Bridge, { hero, meeting, face }: Roll, figure: FigureId, sheet: Sheet): void {
  const before = relationshipWith(hero.sheet, figure);
  const number = relationshipWith(sheet, figure);
  hero.sheet = sheet;
  if (number === undefined || number === before) return;
  const { seat } = hero;
  t.tell?.({ type: 'relationship-set', rule: ruleOfNumber(meeting, face), seat, figure, number });
}

/** What gives the number: the difference of a first roll, and the step of a natural 1 or 20 (BQ-REL-03, -04, -11). */
function ruleOfNumber(meeting: 'first' | 'enemy', face: number): string {
  if (meeting === 'enemy') return 'BQ-REL-11';
  return isNatural(face) ? 'BQ-REL-04' : 'BQ-REL-03';
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
 * (BQ-KAR-20, BQ-REL-15). Nobody else is asked: Karma is open, so that says nothing.
 */
function* spendKarmaOn(t: Bridge, heroes: readonly Hero[], rolls: readonly Roll[]): Flow<void> {
  if (rolls.length === 0) return;
  yield* untilAllPass({
    seats: heroes.filter(({ sheet }) => tensToSpend(sheet) > 0).map(({ seat }) => seat),
    why: { key: 'choice.karma-on-roll', rule: 'BQ-REL-15' },
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

/** Players who have yet to get to know each other do (BQ-REL-17). */
export function* meetEachOther(t: Bridge): Flow<void> {
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
      return [{ hero, meeting: 'first', face, shift: 0 }];
    });
    yield* spendKarmaOn(t, heroes, rolls);
    for (const { hero, face, shift } of rolls) {
      [first.sheet, hero.sheet] = introduce([first.sheet, hero.sheet], mood, face, shift);
      const number = hero.sheet.relationships.characters[first.sheet.name] ?? 0;
      t.tell?.({ type: 'players-related', rule: 'BQ-REL-17', seat, other: hero.seat, number });
    }
  }
}
