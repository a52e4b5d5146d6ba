import { ABILITIES } from '../src/abilities.ts';
import type { Block } from '../src/content/block.ts';
import { CONDITIONS } from '../src/content/conditions/index.ts';
import { d20Content } from '../src/content/index.ts';
import type { Spell } from '../src/content/spell.ts';
import { TAGS } from '../src/content/tags.ts';
import { TEXTS } from '../src/texts.ts';
import { gearLine, meetLine, rowsOf } from './book-lines.ts';
import { BOOK_WORDS, type Language } from './book-words.ts';

/**
 * The lists of the rulebook: what is in them comes from the content, what it is called and does from the catalogue. Each
 * stands under a heading of its own, by whose id it is found.
 */
export function bookTables(language: Language): ReadonlyMap<string, string> {
  const { heritages, roles, spells, hazards, blocks, gear } = d20Content();
  const words = BOOK_WORDS[language];
  const met = Object.values(blocks).filter(({ rule }) => rule.startsWith('DT-MON-'));
  const driven = Object.values(blocks).filter(({ rule }) => rule.startsWith('DT-VEH-'));
  const kinds = Object.values(gear).filter(({ rule }) => rule.startsWith('DT-EQ-'));
  const armor = kinds.filter((kind) => kind.armor !== undefined || kind.isShield === true);
  const weapons = kinds.filter(({ weapon }) => weapon !== undefined);
  const other = kinds.filter((kind) => !armor.includes(kind) && !weapons.includes(kind));
  const genre = (name: Block['genres'][number]) =>
    met.filter(({ genres }) => genres[0] === name && !isAnywhere(genres));
  return new Map([
    ['conditions', conditionList()],
    ['kinds-of-tasks', tagList()],
    ['heritages', helpTable('heritage', Object.values(heritages), words.heritage)],
    ['roles', helpTable('role', Object.values(roles), words.role)],
    ...spellSections(Object.values(spells), language),
    ['sample-hazards', hazardTable(Object.values(hazards), language)],
    [
      'anywhere',
      met
        .filter(({ genres }) => isAnywhere(genres))
        .map(meets(language))
        .join('\n'),
    ],
    ['fantasy', genre('fantasy').map(meets(language)).join('\n')],
    ['horror', genre('horror').map(meets(language)).join('\n')],
    ['stars', genre('sf').map(meets(language)).join('\n')],
    ['vehicles', driven.map(meets(language)).join('\n')],
    ['armor-list', gearTable(armor, language)],
    ['weapon-list', gearTable(weapons, language)],
    ['thing-list', gearTable(other, language)],
  ]);
}

const isAnywhere = (genres: Block['genres']): boolean => genres.length === 3;

const meets =
  (language: Language) =>
  (block: Block): string =>
    meetLine(block, language);

/** What content does, if the catalogue says it. */
const helpOf = (key: string): string =>
  TEXTS[`${key}.help`] === undefined ? '' : `{=${key}.help}`;

/** Surprise is the fight’s; what else lies on somebody by these rules is a word of the book. */
function conditionList(): string {
  const words = CONDITIONS.map(
    ({ id, rule }) => `- **{=effect.${id}}** {#${id}}: {=effect.${id}.help} {${rule}}`,
  );
  return words.join('\n');
}

function tagList(): string {
  return ABILITIES.map((ability) => {
    const own = Object.entries(TAGS).filter(([, tag]) => tag.ability === ability);
    const names = own.map(([id]) => `{=tag.${id}}`).join(', ');
    return `- **{=ability.${ability}}**: ${names}. {${own.map(([, { rule }]) => rule).join(', ')}}`;
  }).join('\n');
}

interface Named {
  readonly id: string;
  readonly rule: string;
}

function helpTable(kind: string, all: readonly Named[], [name, what]: readonly [string, string]) {
  const rows = all.map(
    ({ id, rule }) => `| **{=${kind}.${id}}** | {=${kind}.${id}.help} {${rule}} |`,
  );
  return rowsOf([name, what], rows);
}

function hazardTable(
  all: readonly (Named & { readonly level: number; readonly save: string })[],
  language: Language,
): string {
  const { hazard } = BOOK_WORDS[language];
  const rows = all.map(
    ({ id, rule, level, save }) =>
      `| **{=hazard.${id}}** | ${level} | {=ability.${save}} | ${helpOf(`hazard.${id}`)} {${rule}} |`,
  );
  return rowsOf(hazard, rows);
}

function gearTable(all: Parameters<typeof gearLine>[0], language: Language): string {
  return rowsOf(BOOK_WORDS[language].gear, gearLine(all, language, helpOf));
}

/** Spells of a tradition and level, each list under the id `<tradition>-<level>`. */
function spellSections(
  all: readonly Spell[],
  language: Language,
): readonly (readonly [string, string])[] {
  const ids = [...new Set(all.map(({ tradition, level }) => `${tradition}-${level}`))];
  return ids.map((id) => {
    const own = all.filter(({ tradition, level }) => `${tradition}-${level}` === id);
    return [
      id,
      rowsOf(
        BOOK_WORDS[language].spell,
        own.map((spell) => spellRow(spell, language)),
      ),
    ];
  });
}

function spellRow(
  { id, rule, range, save, isConcentration, aim, forms }: Spell,
  language: Language,
) {
  const { touch, self, feet, concentration } = BOOK_WORDS[language];
  const isOnSelf = aim(forms?.[0] ?? id).at === 'self';
  const far = range > 0 ? feet(range) : isOnSelf ? self : touch;
  const saved = save === undefined ? '–' : `{=ability.${save}}`;
  const held = isConcentration === true ? ` ${concentration}` : '';
  return `| **{=spell.${id}}** | ${far} | ${saved} | {=spell.${id}.help}${held} {${rule}} |`;
}

/** Content that a list names, for the search: whoever looks for it finds the list. */
const namesIn = (list: string): readonly string[] => [
  ...new Set(
    [...list.matchAll(/\{=(?:spell|gear|block|hazard|heritage|role)\.[a-z0-9-]+\}/g)].map(
      ([name]) => name,
    ),
  ),
];

/** The text of a book with its lists as they are now. Throws Error where the book has no such heading. */
export function withTables(text: string, language: Language): string {
  let whole = text;
  for (const [id, list] of bookTables(language)) {
    // The heading, its words before those of the content, what stands above the list, and the list.
    const found = new RegExp(
      `(### [^\\n]*\\{#${id} \\| )([^\\n]*)\\}\\n((?:\\n[^|\\n-][^\\n]*\\n)*)\\n[\\s\\S]*?(?=\\n##|$)`,
    );
    if (!found.test(whole)) throw new Error(`the book has no section "${id}" for its list`);
    whole = whole.replace(found, (_, head: string, said: string, above: string) => {
      const own = said.split(', ').filter((word) => !word.startsWith('{='));
      return `${head}${[...own, ...namesIn(list)].join(', ')}}\n${above}\n${list}\n`;
    });
  }
  return whole;
}
