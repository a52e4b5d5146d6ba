import type { Text } from '@tablewright/engine';
import { pagesOf } from '@tablewright/table-kit/print';
import { damageWords } from '../board/creature-words.ts';
import { gearGroup } from '../board/party/sheet-groups.ts';
import { boardText, signed } from '../board/words.ts';
import { attackCalled, namedAs, spellCalled } from '../called.ts';
import type { Sheet } from '../content/sheet.ts';
import {
  abilityNumbers,
  acSum,
  attackFacts,
  characterSeen,
  initiativeNumber,
  maxHpSum,
  type SeenCharacter,
  saveNumbers,
  saveTnSum,
  speedSum,
  spellFacts,
  spellPrint,
} from '../explain/index.ts';
import { reachOf } from './sheet-words.ts';
import { printText } from './words.ts';

type Say = (text: Text) => string;
type Row = readonly (string | number)[];

/** How many rows a page has for each list; a sheet without spells has no list of them. */
export const ROWS = { attacks: 6, gear: 14, spells: 14 } as const;

/** An ability as it is printed. */
export interface PaperAbility {
  readonly ability: string;
  readonly modifier: string;
  readonly score: number;
  readonly save: string;
}

/** The numbers of a character for its sheet of paper. */
export interface PaperNumbers {
  readonly abilities: readonly PaperAbility[];
  readonly hp: number | undefined;
  readonly ac: number | undefined;
  readonly speed: string | undefined;
  readonly initiative: string | undefined;
}

/** What stands in the lists of one page. */
export interface PaperLists {
  readonly attacks: readonly Row[];
  readonly gear: readonly Row[];
  readonly spells: readonly Row[];
}

/** A character as it is printed: its numbers, and its lists page by page. */
export interface PaperFacts {
  readonly numbers: PaperNumbers;
  readonly pages: readonly PaperLists[];
  /** What saves against its spells need; nothing where it casts none. */
  readonly saveTn: number | undefined;
}

/** All that is printed of a sheet. */
export function paperFacts(sheet: Sheet, say: Say): PaperFacts {
  const seen = characterSeen(sheet);
  const { view, creature } = seen;
  const spells = spellRows(seen, say);
  const lists = {
    attacks: pagesOf(attackRows(seen, say), ROWS.attacks),
    gear: pagesOf(gearRows(seen, say), ROWS.gear),
    spells: pagesOf(spells, ROWS.spells),
  };
  const count = Math.max(1, ...Object.values(lists).map((pages) => pages.length));
  return {
    numbers: numbersOf(seen, say),
    pages: Array.from({ length: count }, (_, page) => ({
      attacks: lists.attacks[page] ?? [],
      gear: lists.gear[page] ?? [],
      spells: lists.spells[page] ?? [],
    })),
    saveTn: spells.length === 0 ? undefined : saveTnSum(view, creature.id)?.total,
  };
}

function numbersOf({ view, creature: { id } }: SeenCharacter, say: Say): PaperNumbers {
  const saves = saveNumbers(view, id);
  const feet = speedSum(view, id)?.total;
  const first = initiativeNumber(view, id);
  return {
    abilities: abilityNumbers(view, id).map(({ ability, score, modifier }) => {
      const save = saves.find((one) => one.ability === ability);
      return {
        ...{ ability: say(namedAs('ability', ability)), score, modifier: signed(modifier.total) },
        save: save === undefined ? '' : rolled(save),
      };
    }),
    hp: maxHpSum(view, id)?.total,
    ac: acSum(view, id)?.total,
    speed: feet === undefined ? undefined : boardText('board.feet', { feet }),
    initiative: first === undefined ? undefined : rolled(first),
  };
}

type Rolled = ReturnType<typeof saveNumbers>[number];

/** What a roll adds, marked where two dice are thrown for it. */
function rolled({ sum, mode }: Pick<Rolled, 'sum' | 'mode'>): string {
  const mark = { advantage: ' ▲', disadvantage: ' ▼', straight: '' } as const;
  return `${signed(sum.total)}${mark[mode as keyof typeof mark] ?? ''}`;
}

function attackRows({ view, creature }: SeenCharacter, say: Say): readonly Row[] {
  return attackFacts(view, creature.id).map(({ id, hit, damage, feet, band }) => [
    say(attackCalled(id)),
    rolled(hit),
    damage === undefined ? '' : damageWords(damage),
    boardText('board.sheet.reach', { feet, band: say({ key: `term.${band}` }) }),
  ]);
}

/** Of what is said of things at the table, what has to fit into a row. */
function gearRows({ view, creature }: SeenCharacter, say: Say): readonly Row[] {
  const group = gearGroup({ view, say, isShort: true }, creature);
  return group.kind === 'list' ? group.items.map(({ label, note = '' }) => [label, note]) : [];
}

function spellRows({ view, creature }: SeenCharacter, say: Say): readonly Row[] {
  return spellFacts(view, creature.id).map(({ id, level, target, casting, isStrained }) => {
    const spell = spellPrint(id);
    const save = spell?.save;
    const reach = spell === undefined ? '' : reachOf(spell);
    return [
      say(spellCalled(id)),
      level,
      rolled(casting),
      target,
      spell?.isConcentration === true ? `${reach}, ${printText('sheet.held')}` : reach,
      save === undefined ? '' : say(namedAs('ability', save)),
      isStrained ? '×' : '',
    ];
  });
}
