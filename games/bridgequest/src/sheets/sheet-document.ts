import { type RandomSource, sampleOf } from '@tablewright/engine';
import type { DocumentKind } from '@tablewright/engine/documents';
import type { Card } from '../content/card.ts';
import { STATS } from '../effects/words.ts';
import { readSheet } from './read-sheet.ts';
import { dieOfSave, savesOf, withItem, withPower } from './saves.ts';
import { GENDERS, newSheet, type Sheet } from './sheet.ts';

/** What sheets are made of. */
export interface SheetContent {
  /** The ids of the figurines; a character is one of them, and meets the others. */
  readonly figurines: readonly [string, ...string[]];
  /** Cards that can be saved. */
  readonly cards: readonly Card[];
}

/** Character sheets as documents, which persist between games (BQ-SHEET-03). */
export function sheetKind(content: SheetContent): DocumentKind<Sheet> {
  const { figurines } = content;
  return {
    version: 1,
    read: (raw) => readSheet(raw, figurines),
    choices: { race: figurines, gender: GENDERS },
    blank: () => blankSheet(figurines[0]),
    sample: (random) => sampleSheet(content, random),
  };
}

/** A character with middling numbers, to be filled in by hand. */
function blankSheet(race: string): Sheet {
  return newSheet({ name: 'Somebody', race, gender: 'female' }, (sides) => sides / 2);
}

type Chance = Pick<RandomSource, 'index'>;

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'] as const;

/** Further than any first roll leads: relationships run from -20 to 20. */
const EXTREME = 20;

/** A character after some games. */
function sampleSheet({ figurines, cards }: SheetContent, random: Chance): Sheet {
  const from = (least: number, most: number, what: string) =>
    least + random.index(most - least + 1, what);
  const one = <T>(list: readonly [T, ...T[]]): T =>
    list[random.index(list.length, 'pick')] ?? list[0];
  const race = one(figurines);
  const others = figurines.filter((figurine) => figurine !== race);
  const met = random.index(2, 'met') === 0 ? [] : others;
  const fresh = newSheet({ name: one(NAMES), race, gender: one(GENDERS) }, (sides, what) =>
    from(1, sides, what),
  );
  const worn = Object.fromEntries(
    STATS.map((stat) => [stat, Math.max(1, fresh[stat] + from(-3, 6, stat))]),
  );
  const figures = met.map((figurine) => [figurine, from(-EXTREME, EXTREME, 'relationship')]);
  const sheet: Sheet = {
    ...fresh,
    ...worn,
    karma: from(-60, 120, 'karma'),
    level: from(1, 6, 'level'),
    relationships: { figurines: Object.fromEntries(figures), characters: {} },
    bosses: sampleOf(met, random.index(3, 'bosses'), random),
    minotaurTokens: random.index(4, 'token') === 0 ? [1] : [],
    wishballz: random.index(4, 'wishballz') === 0 ? 1 : 0,
  };
  const savable = cards.filter((card) => savesOf(card).length > 0);
  return sampleOf(savable, random.index(5, 'saved'), random).reduce(
    (saved, card) => withSaves(saved, card, random),
    sheet,
  );
}

function withSaves(sheet: Sheet, card: Card, random: Chance): Sheet {
  return savesOf(card).reduce((saved, as) => {
    const rolled = 1 + random.index(dieOfSave(card, as) ?? 1, 'number');
    return as === 'power'
      ? { ...saved, powers: withPower(saved.powers, card, rolled) }
      : { ...saved, items: withItem(saved.items, card, rolled) };
  }, sheet);
}
