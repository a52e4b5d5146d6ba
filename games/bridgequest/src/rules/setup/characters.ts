import { blank, type Flow, fillIn, type Seat } from '@tablewright/engine';
import { FIGURINES } from '../../content/figures/figures.ts';
import type { Hero } from '../../model.ts';
import { GENDERS, newSheet, type Sheet, STARTING_DICE, type Started } from '../../sheets/sheet.ts';
import type { Bridge } from '../../table.ts';
import { figureOf } from '../standing/figures.ts';
import { isSecond } from '../standing/pair.ts';

/** When a player comes: with the others, or into the game that goes on (BQ-LATE-01). */
const ARRIVALS = [{ id: 'now' }, { id: 'later' }] as const;

/** How long the name of a character may be. */
const LONGEST_NAME = 24;

/** Where the sheet of a seat lies among the documents of a match. */
export const sheetSlot = (seat: Seat): string => `sheet/${seat}`;

/**
 * Everybody has a character (BQ-SHEET-01, -02): the one of its sheet, or a new one, for which it names a figurine, a
 * gender and what it is called; the numbers are rolled.
 */
export function* makeCharacters(t: Bridge): Flow<void> {
  for (const hero of t.state.heroes) {
    // The ally of one player comes later, if it is taken along (BQ-SOLO-02).
    if (isSecond(t.state, hero)) hero.life = 'away';
    if (hero.sheet.name === '') yield* makesNew(t, hero);
    else takes(t, hero, hero.sheet);
  }
  // Somebody has to begin.
  const [first] = t.state.heroes;
  if (first !== undefined && t.state.heroes.every(({ life }) => life === 'away')) {
    first.life = 'alive';
    figureOf(t.state, first).where = { at: 'homeworld' };
  }
}

/** The figurines that a character can be: those without a rank that nobody else is (BQC-FIG). */
function freeFigurines(t: Bridge): readonly { readonly id: string; readonly name: string }[] {
  const taken = t.state.heroes.map(({ figure }) => figure);
  return FIGURINES.filter((one) => !('rank' in one) && !taken.includes(one.id));
}

function* makesNew(t: Bridge, hero: Hero): Flow<void> {
  const { seat } = hero;
  // Those that others bring on their sheets are theirs.
  const brought = t.state.heroes.map(({ sheet }) => sheet.race);
  const free = freeFigurines(t).filter(({ id }) => !brought.includes(id));
  const options = free.map(({ id }) => ({ id, names: { figure: id } }));
  const genders = GENDERS.map((gender) => ({ id: gender, gender }));
  const filled = yield* fillIn(
    t,
    seat,
    'choice.character',
    {
      figurine: blank.one(options),
      gender: blank.one(genders),
      name: blank.text({ minLength: 0, maxLength: LONGEST_NAME, fallback: '' }),
      arrives: blank.one(ARRIVALS),
    },
    { rule: 'BQ-SHEET-01' },
  );
  const mayWait = t.state.heroes.length > 1 && !t.state.isPair;
  if (filled.arrives.id === 'later' && mayWait) hero.life = 'away';
  const { id } = filled.figurine;
  const own = FIGURINES.find((one) => one.id === id)?.name ?? id;
  const others = t.state.heroes.filter((one) => one !== hero);
  const name = nameAmong(others, filled.name.trim() === '' ? own : filled.name.trim());
  const { gender } = filled.gender;
  const sheet = newSheet({ name, race: id, gender }, (sides, what) => rolled(t, seat, sides, what));
  comes(t, hero, sheet);
  const stats = Object.fromEntries(
    Object.keys(STARTING_DICE).map((what) => [what, sheet[what as Started]]),
  ) as Record<Started, number>;
  t.tell?.({
    ...{ type: 'hero-created', rule: 'BQ-SHEET-02', seat, figure: id, name, gender, stats },
  });
}

/** What the dice of a new sheet are rolled for. */
const PURPOSES = {
  ST: 'starting-st',
  DEX: 'starting-dex',
  WIS: 'starting-wis',
  CON: 'starting-con',
  karma: 'starting-karma',
} as const;

function rolled(t: Bridge, seat: Seat, sides: number, what: Started): number {
  const purpose = PURPOSES[what];
  const face = t.index(sides, purpose, seat) + 1;
  t.tell?.({ type: 'rolled', rule: 'BQ-SHEET-02', purpose, sides, face, roller: seat });
  return face;
}

/** A character knows others by their names: no two have the same. */
function nameAmong(others: readonly Hero[], name: string): string {
  const taken = others.map(({ sheet }) => sheet.name);
  if (!taken.includes(name)) return name;
  let count = 2;
  while (taken.includes(`${name} ${count}`)) count += 1;
  return `${name} ${count}`;
}

/** A character from a sheet; one whose figurine somebody else has takes the first that is free (BQ-COMP-05). */
function takes(t: Bridge, hero: Hero, sheet: Sheet): void {
  const free = freeFigurines(t);
  const own = free.some(({ id }) => id === sheet.race) ? sheet.race : free[0]?.id;
  // By its name others know it: it keeps it, unless somebody before it has the same.
  const earlier = t.state.heroes.filter(({ seat }) => seat < hero.seat);
  comes(t, hero, { ...sheet, race: own ?? sheet.race, name: nameAmong(earlier, sheet.name) });
  const { race: figure, name, karma, level } = hero.sheet;
  t.tell?.({
    ...{ type: 'hero-came', rule: 'BQ-SHEET-03', seat: hero.seat, figure, name, karma, level },
  });
}

function comes(t: Bridge, hero: Hero, sheet: Sheet): void {
  const { seat } = hero;
  hero.sheet = sheet;
  hero.figure = sheet.race;
  t.state.figures[sheet.race] = {
    ...{
      id: sheet.race,
      kind: 'hero',
      owner: seat,
      where: { at: hero.life === 'away' ? 'off' : 'homeworld' },
    },
  };
  // Until it is taken along, the ally of one player is a figurine like others.
  if (isSecond(t.state, hero)) {
    t.state.figures[sheet.race] = { id: sheet.race, kind: 'figurine', where: { at: 'off' } };
  }
}
