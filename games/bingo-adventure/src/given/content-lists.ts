/** What there is to name in a position, as lists for the page on scenarios: see `npm run pages`. */
import { CLASSES } from '../content/classes.ts';
import { MONSTERS } from '../content/monsters.ts';
import type { Cost, MonsterSheet } from '../content/power.ts';
import { TEXTS } from '../texts.ts';

type Row = readonly string[];

const classes = Object.values(CLASSES);
const monsters = Object.values(MONSTERS);

/** Where the affinity of a monster comes from, in words. */
const AFFINITIES: Readonly<Record<MonsterSheet['affinity'], string>> = {
  drawn: 'drawn at set-up',
  shifting: 'that of the current token',
  none: 'none',
};

/** The most characters that a game has. */
const MOST_CHARACTERS = classes.length;

/** Each list is a table: its head, then its rows. */
export const CONTENT_LISTS: Readonly<Record<string, readonly Row[]>> = {
  classes: [
    ['class', 'name', 'health rating', 'move', 'rule'],
    ...classes.map(({ id, health, move, rule }) => [
      code(id),
      nameOf('class', id),
      `${health}`,
      `${move}`,
      rule,
    ]),
  ],
  monsters: [
    [
      '`monster`',
      'name',
      'health rating with 1, 2, 3, 4 characters',
      'toughness',
      'move',
      'affinity',
      'rule',
    ],
    ...monsters.map((monster) => [
      code(monster.id),
      nameOf('monster', monster.id),
      ratingOf(monster),
      `${monster.toughness}`,
      `${monster.move}`,
      AFFINITIES[monster.affinity],
      monster.rule,
    ]),
  ],
  powers: [
    ['power', 'name', 'of', 'costs', 'rule'],
    ...[
      ...classes.map((sheet) => ({ ...sheet, of: nameOf('class', sheet.id) })),
      ...monsters.map((sheet) => ({ ...sheet, of: nameOf('monster', sheet.id) })),
    ].flatMap(({ of, powers }) =>
      powers.map(({ id, cost, rule }) => [
        code(id),
        nameOf('power', id),
        of,
        costInWords(cost),
        rule,
      ]),
    ),
  ],
};

function code(id: string): string {
  return `\`${id}\``;
}

function nameOf(kind: 'class' | 'monster' | 'power', id: string): string {
  return TEXTS[`${kind}.${id}`] ?? id;
}

/** The health rating of a monster for every number of characters. */
function ratingOf({ health }: MonsterSheet): string {
  const ratings = (scaled: boolean): string =>
    Array.from({ length: MOST_CHARACTERS }, (_, at) => health(at + 1, scaled)).join(', ');
  const [printed, scaled] = [ratings(false), ratings(true)];
  return printed === scaled ? printed : `${printed}; scaled: ${scaled}`;
}

function costInWords(cost: Cost): string {
  if (cost.kind === 'duds') {
    return `${cost.duds} ${cost.duds === 1 ? 'dud' : 'duds'}${cost.phase === 'mark' ? ', in the step `mark`' : ''}`;
  }
  return cost.bingo ? 'a full line' : `a pattern of ${cost.pattern.dots} markers`;
}
