import type { ChoiceView } from '@tablewright/engine';
import { type Offer, offersOf } from '@tablewright/table-kit/board';
import type { SheetName } from '../events.ts';
import { sheetOfPower } from '../explain/index.ts';
import { CLASS_NAMES } from '../model.ts';
import { reachable } from './reach.ts';

/** Where on the table an offer can be touched. Written as text, so that it can be looked up. */
export const spot = {
  space: (sheet: SheetName, card: number, square: string) => `space/${sheet}/${card}/${square}`,
  card: (sheet: SheetName, card: number) => `card/${sheet}/${card}`,
  sheet: (sheet: SheetName) => `sheet/${sheet}`,
  power: (power: string) => `power/${power}`,
  token: (token: string) => `token/${token}`,
  field: (column: number, row: number) => `field/${column}/${row}`,
} as const;

/** What may be touched now, by place. */
export interface OfferIndex {
  /** The offers that name this spot, in the order of the panel. */
  at(spot: string): readonly Offer[];
  /** Whether spaces of this sheet's cards are to be chosen from. */
  touches(sheet: SheetName): boolean;
}

const NOTHING: readonly Offer[] = [];
const SHEETS: readonly SheetName[] = [...CLASS_NAMES, 'team', 'monster'];

/** Sorts all offers by the spots that their options name. */
export function indexOffers(choices: readonly ChoiceView[]): OfferIndex {
  const found = new Map<string, Offer[]>();
  const touched = new Set<SheetName>();
  const within = new Map(
    choices.filter(({ kind }) => kind === 'path').map((choice) => [choice, reachable(choice)]),
  );
  for (const offer of offersOf(choices)) {
    const places = within.get(offer.choice);
    if (places?.has(offer.choice.options.indexOf(offer.option)) === false) continue;
    for (const { at, sheet } of spotsOf(offer)) {
      const list = found.get(at);
      if (list === undefined) found.set(at, [offer]);
      else if (!list.includes(offer)) list.push(offer);
      if (sheet !== undefined) touched.add(sheet);
    }
  }
  return {
    at: (at) => found.get(at) ?? NOTHING,
    touches: (sheet) => touched.has(sheet),
  };
}

interface Spot {
  readonly at: string;
  /** The sheet on whose cards it lies. */
  readonly sheet?: SheetName;
}

function spotsOf(offer: Offer): readonly Spot[] {
  const { names = {}, id } = offer.option;
  const text = (key: string): string => (names[key] === undefined ? '' : String(names[key]));
  const spots: Spot[] = [];
  const owner = sheetOfPower(text('power'));
  if (owner !== undefined) spots.push({ at: spot.power(text('power')) });

  const sheet = text('card') === 'team' ? 'team' : (sheetNamed(text('sheet')) ?? owner);
  const card = Math.max(0, Number(text('card')) - 1 || 0);
  if (sheet !== undefined) {
    for (const square of squaresIn(`${text('square')} ${text('squares')}`)) {
      spots.push({ at: spot.space(sheet, card, square), sheet });
    }
  }
  for (const place of [text('from'), text('to')]) spots.push(...spotsOfPlace(place, offer));
  for (const name of [text('character'), text('target')]) {
    const character = sheetNamed(name);
    if (character !== undefined) spots.push({ at: spot.sheet(character) });
  }
  if (text('token') !== '') spots.push({ at: spot.token(text('token')) });
  spots.push(...spotsOfField(offer.choice, text('column'), text('row'), id));
  return spots;
}

/** A card or a space written as one word: `rogue`, `rogue/2`, `rogue/B1`, `rogue/2/B1`. */
function spotsOfPlace(place: string, { choice }: Offer): readonly Spot[] {
  const [, name = '', second, square] = /^([a-z]+)(\/2)?(?:\/([BINGO][1-5]))?$/.exec(place) ?? [];
  const sheet = sheetNamed(name);
  if (sheet === undefined) return [];
  const card = second === undefined ? 0 : 1;
  if (square !== undefined) return [{ at: spot.space(sheet, card, square), sheet }];
  // A marker that is sent keeps its space, which stands in the question.
  const due = choice.why.params?.square;
  const spots: Spot[] = [{ at: spot.card(sheet, card) }];
  if (typeof due === 'string') spots.push({ at: spot.space(sheet, card, due) });
  return spots;
}

/** A way's places are squares of the field, `column/row`. */
function spotsOfField(
  choice: ChoiceView,
  column: string,
  row: string,
  id: string,
): readonly Spot[] {
  if (column !== '' && row !== '') return [{ at: spot.field(Number(column), Number(row)) }];
  const [, x, y] = choice.kind === 'path' ? (/^(\d)\/(\d)$/.exec(id) ?? []) : [];
  return x === undefined ? [] : [{ at: spot.field(Number(x), Number(y)) }];
}

function squaresIn(text: string): readonly string[] {
  return text.match(/\b[BINGO][1-5]\b/g) ?? [];
}

function sheetNamed(name: string): SheetName | undefined {
  return SHEETS.find((sheet) => sheet === name);
}
