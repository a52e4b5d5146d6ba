import type { Card, ItemEnhancer } from '../content/card.ts';
import { STATS } from '../effects/words.ts';
import { gearOf } from './attempts.ts';
import { dieOfSave, type Save, savesOf, withEnhancers, withItem, withPower } from './saves.ts';
import { type SavedItem, type Sheet, type Stat, withStat } from './sheet.ts';

/** A card that lay active or tapped before a player when the game ended (BQ-ADD-01). */
export interface TableCard {
  readonly card: Card;
  /** Put on it in this game; not those with which it was taken from the sheet. */
  readonly enhancers: readonly ItemEnhancer[];
}

/** What one point can be spent on (BQ-ADD-01). `at` counts from 0 in the cards of the table. */
export type Addition =
  /** BQ-ADD-02 to -05. */
  | { readonly kind: 'save'; readonly at: number; readonly as: Save }
  /** All enhancers of an item that is on the sheet, together (BQ-ADD-08). */
  | { readonly kind: 'enhancers'; readonly at: number }
  /** A d4 more on a number (BQ-ADD-10). */
  | { readonly kind: 'stat'; readonly stat: Stat }
  | { readonly kind: 'item' | 'power'; readonly card: string }
  /** A relationship, by 1 (BQ-ADD-11). */
  | { readonly kind: 'figurine' | 'character'; readonly who: string; readonly by: 1 | -1 }
  /** The Wishballz that are held (BQ-ADD-12). */
  | { readonly kind: 'wishballz' };

/** A player who spends additions. */
export interface Scoring {
  readonly sheet: Sheet;
  /** Additions left; what is left at the end is lost (BQ-ADD-09). */
  readonly points: number;
  /** Empty for the dead, who have nothing to save (BQ-GOAL-08). */
  readonly table: readonly TableCard[];
  /** Those of the sheet included. */
  readonly wishballz: number;
  /** The other characters of the game, whose sheets can follow a change (BQ-INV-29). */
  readonly others: readonly string[];
  /** What was spent: a card is saved once. */
  readonly spent: readonly Addition[];
}

/** Everything that a player may spend the next point on; nothing if none is left. */
export function additionsFor(scoring: Scoring): readonly Addition[] {
  if (scoring.points < 1) return [];
  return [...ofTheTable(scoring), ...ofTheSheet(scoring)];
}

function ofTheTable({ sheet, table, wishballz, spent }: Scoring): readonly Addition[] {
  const saves = table.flatMap(({ card, enhancers }, at): readonly Addition[] => {
    const isSaved = gearOf(sheet).some((gear) => gear.card === card.id);
    return [
      ...savesOf(card).map((as) => ({ kind: 'save', at, as }) as const),
      ...(isSaved && enhancers.length > 0 ? [{ kind: 'enhancers', at } as const] : []),
    ];
  });
  const balls = wishballz > sheet.wishballz ? [{ kind: 'wishballz' } as const] : [];
  return [...saves.filter((one) => !spent.some((other) => isSame(one, other))), ...balls];
}

function ofTheSheet({ sheet, others }: Scoring): readonly Addition[] {
  const { figurines, characters } = sheet.relationships;
  const known = others.filter((name) => Object.hasOwn(characters, name));
  return [
    ...STATS.map((stat) => ({ kind: 'stat', stat }) as const),
    ...gearOf(sheet).map(({ card }) => ({ kind: 'item', card }) as const),
    ...sheet.powers.map(({ card }) => ({ kind: 'power', card }) as const),
    ...Object.keys(figurines).flatMap((who) => bothWays('figurine', who)),
    ...known.flatMap((who) => bothWays('character', who)),
  ];
}

function bothWays(kind: 'figurine' | 'character', who: string): readonly Addition[] {
  return [
    { kind, who, by: 1 },
    { kind, who, by: -1 },
  ];
}

function isSame(one: Addition, other: Addition): boolean {
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([field, value]) => (other as Readonly<Record<string, unknown>>)[field] === value)
  );
}

/**
 * The sides of the die that an addition rolls; nothing where it rolls none. No card, power or Karma changes
 * that roll (BQ-ADD-06), and naturals mean nothing (BQ-ADD-07).
 */
export function dieOfAddition({ table }: Scoring, addition: Addition): number | undefined {
  switch (addition.kind) {
    case 'save': {
      const saved = table[addition.at];
      return saved === undefined ? undefined : dieOfSave(saved.card, addition.as);
    }
    case 'stat':
    case 'item':
    case 'power':
      return 4;
    default:
      return undefined;
  }
}

/** The rule of the ledger that a point is spent by. */
export function ruleOfAddition({ sheet, table, spent }: Scoring, addition: Addition): string {
  switch (addition.kind) {
    case 'save': {
      const id = table[addition.at]?.card.id;
      // The second of the two that an item can be saved as (BQ-ADD-02).
      if (spent.some((one) => one.kind === 'save' && one.at === addition.at)) return 'BQ-ADD-02';
      const entries = addition.as === 'power' ? sheet.powers : sheet.items;
      return entries.some(({ card }) => card === id) ? 'BQ-ADD-13' : SAVE_RULES[addition.as];
    }
    case 'enhancers':
      return 'BQ-ADD-08';
    case 'stat':
    case 'item':
    case 'power':
      return 'BQ-ADD-10';
    case 'figurine':
    case 'character':
      return 'BQ-ADD-11';
    case 'wishballz':
      return 'BQ-ADD-12';
  }
}

const SAVE_RULES: Readonly<Record<Save, string>> = {
  gear: 'BQ-ADD-03',
  'one-shot': 'BQ-ADD-04',
  power: 'BQ-ADD-05',
};

/**
 * Spends a point. A change of the relationship with a character has to be written on the other sheet too,
 * by whoever calls this (BQ-INV-29). Throws RangeError for what is not among {@link additionsFor}.
 * @param face what the die of {@link dieOfAddition} shows; 1 where none is rolled
 */
export function spendAddition(scoring: Scoring, addition: Addition, face = 1): Scoring {
  if (!additionsFor(scoring).some((one) => isSame(one, addition))) {
    throw new RangeError(`no point can be spent on ${JSON.stringify(addition)}`);
  }
  return {
    ...scoring,
    sheet: sheetAfter(scoring, addition, face),
    points: scoring.points - 1,
    spent: [...scoring.spent, addition],
  };
}

function sheetAfter(scoring: Scoring, addition: Addition, face: number): Sheet {
  const { sheet, table, wishballz } = scoring;
  switch (addition.kind) {
    case 'save': {
      const card = table[addition.at]?.card;
      return card === undefined ? sheet : withSaved(sheet, card, addition.as, face);
    }
    case 'enhancers': {
      const on = table[addition.at];
      if (on === undefined) return sheet;
      return { ...sheet, items: withEnhancers(sheet.items, on.card.id, on.enhancers) };
    }
    case 'stat':
      return withStat(sheet, addition.stat, face);
    case 'item':
      return { ...sheet, items: sheet.items.map((one) => raised(one, addition.card, face)) };
    case 'power':
      return {
        ...sheet,
        powers: sheet.powers.map((one) =>
          one.card === addition.card ? { ...one, number: one.number + face } : one,
        ),
      };
    case 'figurine':
      return withNumber(sheet, 'figurines', addition.who, addition.by);
    case 'character':
      return withNumber(sheet, 'characters', addition.who, addition.by);
    case 'wishballz':
      return { ...sheet, wishballz };
  }
}

function withSaved(sheet: Sheet, card: Card, as: Save, rolled: number): Sheet {
  return as === 'power'
    ? { ...sheet, powers: withPower(sheet.powers, card, rolled) }
    : { ...sheet, items: withItem(sheet.items, card, rolled) };
}

function raised(item: SavedItem, card: string, by: number): SavedItem {
  return item.kind === 'gear' && item.card === card ? { ...item, number: item.number + by } : item;
}

function withNumber(
  sheet: Sheet,
  column: keyof Sheet['relationships'],
  who: string,
  by: number,
): Sheet {
  const { relationships } = sheet;
  const numbers = relationships[column];
  return {
    ...sheet,
    relationships: { ...relationships, [column]: { ...numbers, [who]: (numbers[who] ?? 0) + by } },
  };
}
