/** What there is to name in a position, as lists for the page on scenarios: see `npm run pages`. */
import { ABILITIES } from '../abilities.ts';
import { d20Content } from '../content/index.ts';
import { TAGS } from '../content/tags.ts';
import { TERRAINS } from '../rules/place/terrain.ts';

type Row = readonly string[];

const content = d20Content();

/** Ids with their rules. */
const rulesOf = (
  things: Readonly<Record<string, { readonly id: string; readonly rule: string }>>,
) => Object.values(things).map(({ id, rule }) => [code(id), rule]);

/** Traits that are no heritage and no role: they come as effects, and of stat blocks and things. */
const effects = Object.values(content.traits).filter(
  ({ id }) => content.heritages[id] === undefined && content.roles[id] === undefined,
);

/** Each list is a table: its head, then its rows. */
export const CONTENT_LISTS: Readonly<Record<string, readonly Row[]>> = {
  ready: [
    ['`ready`', 'name', 'Level', 'heritage', 'roles', 'rule'],
    ...Object.values(content.ready).map(({ id, rule, sheet }) => [
      code(id),
      sheet.name,
      `${sheet.level}`,
      code(sheet.heritage),
      sheet.roles.map((role) => code(role.id)).join(' '),
      rule,
    ]),
  ],
  blocks: [
    ['`block`', 'Level', 'AC', 'Hit Points', ABILITIES.join('/'), 'attacks', 'rule'],
    ...Object.values(content.blocks).map(({ id, level, ac, hp, mods, attacks, rule }) => [
      code(id),
      `${level}`,
      `${ac}`,
      `${hp}`,
      ABILITIES.map((ability) => signed(mods[ability])).join('/'),
      attacks.map((attack) => code(attack.id)).join(' '),
      rule,
    ]),
  ],
  heritages: [['heritage', 'rule'], ...rulesOf(content.heritages)],
  roles: [['role', 'rule'], ...rulesOf(content.roles)],
  effects: [['effect', 'rule'], ...effects.map(({ id, rule }) => [code(id), rule])],
  zones: [['zone', 'rule'], ...rulesOf(content.zones)],
  spells: [
    ['spell', 'tradition', 'level', 'forms', 'rule'],
    ...Object.values(content.spells).map(({ id, tradition, level, forms = [], rule }) => [
      code(id),
      tradition,
      `${level}`,
      forms.map(code).join(' '),
      rule,
    ]),
  ],
  gear: [['thing', 'rule'], ...rulesOf(content.gear)],
  hazards: [
    ['hazard', 'Level', 'save', 'rule'],
    ...Object.values(content.hazards).map(({ id, level, save, rule }) => [
      code(id),
      `${level}`,
      `${save}`,
      rule,
    ]),
  ],
  tags: [
    ['tag', 'ability', 'rule'],
    ...Object.entries(TAGS).map(([id, { ability, rule }]) => [code(id), ability, rule]),
  ],
  scenes: [
    ['adventure', 'scenes'],
    ...Object.values(content.adventures).map(({ id, scenes }) => [
      code(id),
      scenes.map((scene) => code(scene.id)).join(' '),
    ]),
  ],
  terrain: [
    ['letter', 'what it is'],
    ...Object.entries(TERRAINS).map(([letter, terrain]) => [
      code(letter),
      Object.keys(terrain).map(wordOf).join(', ') || 'open',
    ]),
  ],
};

function code(id: string): string {
  return `\`${id}\``;
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : `${count}`.replace('-', '−');
}

/** `isDifficult` as a word. */
function wordOf(field: string): string {
  const words: Readonly<Record<string, string>> = {
    isClosed: 'closed',
    hasGaps: 'with gaps',
    isDifficult: 'difficult',
    isCover: 'cover',
    hides: 'hides what is behind it',
    isGrowth: 'plants',
  };
  return words[field] ?? field;
}
