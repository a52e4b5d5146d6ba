/** What there is to name in a position, as lists for the page on scenarios: see `npm run pages`. */
import { CORNERS, contactsAt, inRow, LOCATIONS, spotOf } from '../bridge/layout.ts';
import type { Card } from '../content/card.ts';
import { defaultCards } from '../content/card-set.ts';
import { FIGURINES } from '../content/figures/figures.ts';
import { writtenEffect } from '../effects/write-effect.ts';

type Row = readonly string[];

const cards = defaultCards();
const worlds = cards.filter((card) => card.type === 'world');
const others = cards.filter((card) => card.type !== 'world');
/** Rows from the bottom to the top. */
const ROWS = [...new Set(LOCATIONS.map((location) => spotOf(location).row))].sort((a, b) => a - b);

/** Each list is a table: its head, then its rows. */
export const CONTENT_LISTS: Readonly<Record<string, readonly Row[]>> = {
  locations: [
    ['location', 'row', 'column', ...CORNERS.map((corner) => `${corner} touches`)],
    ...ROWS.flatMap(inRow).map((location) => {
      const { row, column } = spotOf(location);
      const touched = CORNERS.map((corner) =>
        contactsAt(location, corner)
          .map((contact) => code(`${contact.location}.${contact.corner}`))
          .join(', '),
      );
      return [`${location}`, `${row}`, `${column}`, ...touched];
    }),
  ],
  figurines: [
    ['figurine', 'name', 'die', 'rank'],
    ...FIGURINES.map((figurine) => [
      code(figurine.id),
      figurine.name,
      `d${figurine.die}`,
      'rank' in figurine ? figurine.rank : '',
    ]),
  ],
  worlds: [
    ['world', 'name', 'doorways', 'what it does'],
    ...worlds.map((card) => [code(card.id), card.name, card.doors.join(' '), effectsOf(card)]),
  ],
  cards: [
    ['card', 'name', 'type', 'deck', 'copies', 'what it does'],
    ...others.map((card) => [
      code(card.id),
      card.name,
      card.type,
      card.family,
      `${card.copies}`,
      effectsOf(card),
    ]),
  ],
};

function code(id: string): string {
  return `\`${id}\``;
}

function effectsOf({ effects }: Card): string {
  return effects.map((effect) => code(writtenEffect(effect))).join(' ');
}
