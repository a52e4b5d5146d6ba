import { D20, type Flow, type Seat, type TextParam, untilAllPass } from '@tablewright/engine';
import { figureCalled } from '../../called.ts';
import type { Figure, FigureId, Hero } from '../../model.ts';
import { introduce, introductions } from '../../sheets/characters.ts';
import { spendKarma, tensToSpend } from '../../sheets/karma.ts';
import { isNatural } from '../../sheets/naturals.ts';
import {
  type Meeter,
  meet,
  meetAll,
  type Standing,
  standingWithNewcomer,
} from '../../sheets/placement.ts';
import { meetingOf, relationshipWith } from '../../sheets/relationships.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import type { Bridge } from '../../table.ts';
import { placeFigure } from '../placing/place.ts';
import { livingFrom } from '../standing/figures.ts';
import { openWorld } from '../worlds/change.ts';
import { comeWith } from './cast.ts';

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

/** By which rules a figurine is met for the first time, and an enemy checked. */
type MeetingRules = Readonly<Record<'first' | 'enemy', string>>;

const JOINING: MeetingRules = { first: 'BQ-LATE-05', enemy: 'BQ-LATE-02' };

/** Who knew figurines before this meeting: they check only those that are new to them (BQ-REL-18). */
function veteransOf(heroes: readonly Hero[]): readonly Seat[] {
  return heroes.flatMap(({ seat, sheet }) =>
    Object.keys(sheet.relationships.figurines).length > 0 ? [seat] : [],
  );
}

/**
 * A new character meets every figurine of the campaign (BQ-REL-01), one that knows some only those that are new to it
 * (BQ-REL-18); of those that it knows it checks its enemies alone (BQ-REL-08). Figurines that earlier games have brought
 * are met like all others (BQ-NEWE-02), Bosses that were beaten are checked (BQ-XBRDG-01).
 */
function rulesFor({ state }: Bridge, id: FigureId, isVeteran: boolean): MeetingRules {
  const isNew = state.campaign.added.includes(id);
  const isBeaten = state.heroes.some(({ sheet }) => sheet.bosses.includes(id));
  return {
    first: isNew ? 'BQ-NEWE-02' : isVeteran ? 'BQ-REL-18' : 'BQ-REL-01',
    enemy: isBeaten && id !== state.boss ? 'BQ-XBRDG-01' : 'BQ-REL-08',
  };
}

/** Who meets a figurine. */
interface Meeters {
  /** In turn order. */
  readonly heroes: readonly Hero[];
  /** See {@link veteransOf}. */
  readonly veterans: readonly Seat[];
  readonly isBoss: boolean;
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
function* meetFigurine(t: Bridge, meeting: Meeters, figure: Figure): Flow<void> {
  const { heroes, veterans, isBoss } = meeting;
  const { id } = figure;
  const rules = ({ seat }: Hero) => rulesFor(t, id, veterans.includes(seat));
  const { mood, rolls, meeters } = yield* rollFor(t, heroes, id, rules);
  const { sheets, standing } = meetAll(meeters, {
    figurine: id,
    isBoss,
    ...(mood === undefined ? {} : { mood }),
  });
  for (const [at, hero] of heroes.entries()) writeRolled(t, rolls, hero, id, sheets[at]);
  switch (standing.at) {
    case 'location':
      openWorld(t, standing.location, 'BQ-REL-07');
      return yield* placeFigure(t, figure, standing.location, standing.rule);
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
  rulesOf: (hero: Hero) => MeetingRules,
): Flow<{
  readonly mood: number | undefined;
  readonly rolls: readonly Roll[];
  readonly meeters: readonly Meeter[];
}> {
  const meetings = heroes.map(({ sheet }) => meetingOf(sheet, id));
  const mood = meetings.includes('first') ? moodOf(t, id) : undefined;
  const rolls = heroes.flatMap((hero, at): Roll[] => {
    const meeting = meetings[at];
    if (meeting === undefined || meeting === 'none') return [];
    const face = t.roll(D20, meeting === 'first' ? 'relationship' : 'enemy-check', hero.seat);
    t.tell?.({ type: 'met', rule: rulesOf(hero)[meeting], seat: hero.seat, figure: id, face });
    return [{ hero, meeting, face, shift: 0 }];
  });
  yield* spendKarmaOn(t, heroes, rolls, figureCalled(id));
  const meeters = heroes.map(({ sheet, seat }): Meeter => {
    const roll = rolls.find(({ hero }) => hero.seat === seat);
    return roll === undefined ? { sheet } : { sheet, face: roll.face, shift: roll.shift };
  });
  return { mood, rolls, meeters };
}

/** One who comes back checks its enemies that are off the Bridge anew (BQ-DEAD-07). */
export function* checkEnemiesOff(t: Bridge, hero: Hero): Flow<void> {
  const isVeteran = veteransOf([hero]).length > 0;
  for (const id of t.state.cast) {
    yield* meetsAsNewcomer(t, hero, id, rulesFor(t, id, isVeteran));
  }
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
    const heroes = livingFrom(t.state, t.state.active);
    yield* meetFigurine(t, { heroes, veterans: veteransOf(heroes), isBoss: false }, figure);
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
  const { mood, rolls, meeters } = yield* rollFor(t, [hero], id, () => rules);
  const [meeter] = meeters;
  if (meeter === undefined) return;
  const met = meet(meeter, id, mood);
  writeRolled(t, rolls, hero, id, met.sheet);
  const after = standingWithNewcomer(before, met, id);
  if (after.at === 'location' && isOff) {
    openWorld(t, after.location, 'BQ-REL-07');
    yield* placeFigure(t, figure, after.location, 'BQ-REL-05');
  } else if (after.at === 'off' && before.at !== 'off') goTo(t, figure, 'off', 'BQ-REL-13');
}

/** Where a figurine is now, as meetings have it. */
function standingNow({ kind, where }: Figure): Standing {
  if (kind === 'ally') return { at: 'in-use' };
  switch (where.at) {
    case 'bridge':
      return { at: 'location', location: where.place.location, rule: 'BQ-REL-05' };
    case 'friendzone':
    case 'boss-mode':
      return { at: where.at };
    default:
      return { at: where.at === 'off' ? 'off' : 'in-use' };
  }
}

/** Writes what a hero's roll came to, if it rolled. */
function writeRolled(
  t: Bridge,
  rolls: readonly Roll[],
  hero: Hero,
  figure: FigureId,
  sheet: Sheet | undefined,
): void {
  const roll = rolls.find((one) => one.hero === hero);
  if (roll !== undefined && sheet !== undefined) write(t, roll, figure, sheet);
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
function* spendKarmaOn(
  t: Bridge,
  heroes: readonly Hero[],
  rolls: readonly Roll[],
  met: TextParam,
): Flow<void> {
  if (rolls.length === 0) return;
  yield* untilAllPass({
    seats: heroes.filter(({ sheet }) => tensToSpend(sheet) > 0).map(({ seat }) => seat),
    why: { key: 'choice.karma-on-roll', rule: 'BQ-REL-15', params: { met } },
    scopes: { setup: 1 },
    optionsFor: (seat) => {
      const spender = t.state.heroes[seat];
      if (spender === undefined || tensToSpend(spender.sheet) === 0) return [];
      return rolls.map((roll) => ({
        id: `on/${roll.hero.seat}`,
        names: { seat: roll.hero.seat, face: roll.face + roll.shift },
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
      return [{ hero, meeting: 'first', face, shift: 0 }];
    });
    yield* spendKarmaOn(t, heroes, rolls, { seat });
    for (const { hero, face, shift } of rolls) {
      [first.sheet, hero.sheet] = introduce([first.sheet, hero.sheet], mood, face, shift);
      const number = hero.sheet.relationships.characters[first.sheet.name] ?? 0;
      t.tell?.({ type: 'players-related', rule, seat, other: hero.seat, number });
    }
  }
}
