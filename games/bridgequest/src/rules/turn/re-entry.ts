import { choose, confirm, type Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import { renamed } from '../../sheets/characters.ts';
import type { Bridge } from '../../table.ts';
import { dealHand } from '../setup/deal.ts';
import { checkEnemiesOff, meetEachOther } from '../setup/meetings.ts';
import { figureOf } from '../standing/figures.ts';

/**
 * A dead player's turn (BQ-DEAD-07 to -11): it starts again from Homeworld under a new name, with the same sheet, new
 * cards and its enemies checked anew; or it leaves the game. Nobody can before somebody has ended a turn alive.
 */
export function* reenters(t: Bridge, hero: Hero): Flow<boolean> {
  const { seat } = hero;
  const about = { rule: 'BQ-DEAD-07', usual: true };
  if (!(yield* confirm(t, seat, 'choice.re-enter', about))) {
    hero.life = 'left';
    t.tell?.({ type: 'left-game', rule: 'BQ-DEAD-07', seat });
    return false;
  }
  if (yield* takesOver(t, hero)) return true;
  hero.life = 'alive';
  hero.diedIn = undefined;
  hero.hasTriedAlly = false;
  hero.turnsAtHome = 0;
  figureOf(t.state, hero).where = { at: 'homeworld' };
  const sheets = renamed(
    t.state.heroes.map(({ sheet }) => sheet),
    t.state.heroes.indexOf(hero),
    nextName(
      hero.sheet.name,
      t.state.heroes.map(({ sheet }) => sheet.name),
    ),
  );
  for (const [at, one] of t.state.heroes.entries()) one.sheet = sheets[at] ?? one.sheet;
  t.tell?.({ type: 're-entered', rule: 'BQ-DEAD-11', seat, name: hero.sheet.name });
  dealHand(t, hero, 'BQ-DEAD-07');
  yield* checkEnemiesOff(t, hero);
  return true;
}

/** Whoever has no living character may take over one that was rescued (BQ-CAPT-07): it comes as it is, with first cards. */
function* takesOver(t: Bridge, hero: Hero): Flow<boolean> {
  const { seat } = hero;
  const { freed, figures } = t.state;
  const free = freed.filter(({ race }) => figures[race] === undefined);
  if (free.length === 0) return false;
  const options = [
    { id: 'own', names: { seat }, sheet: undefined },
    ...free.map((sheet) => ({ id: sheet.race, names: { figure: sheet.race }, sheet })),
  ];
  const about = { rule: 'BQ-CAPT-07', fallback: 0 };
  const { sheet } = yield* choose(t, seat, 'choice.re-enter-as', options, about);
  if (sheet === undefined) return false;
  t.state.freed = freed.filter((one) => one !== sheet);
  hero.life = 'alive';
  hero.diedIn = undefined;
  hero.hasTriedAlly = false;
  hero.turnsAtHome = 0;
  hero.sheet = sheet;
  hero.figure = sheet.race;
  figures[sheet.race] = { id: sheet.race, kind: 'hero', owner: seat, where: { at: 'homeworld' } };
  t.tell?.({ type: 're-entered', rule: 'BQ-CAPT-07', seat, name: sheet.name });
  yield* meetEachOther(t);
  yield* checkEnemiesOff(t, hero);
  dealHand(t, hero, 'BQ-CAPT-07');
  return true;
}

/** The new name of whoever comes back: the next of its line that nobody has. */
function nextName(name: string, taken: readonly string[]): string {
  const [, line = name] = /^(.*) \d+$/.exec(name) ?? [];
  let count = 2;
  while (taken.includes(`${line} ${count}`)) count += 1;
  return `${line} ${count}`;
}
