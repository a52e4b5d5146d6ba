import * as sign from '@tablewright/table-kit/emblems';
import type { SheetGroup, SheetItem, SheetNumber } from '@tablewright/table-kit/sheets';
import { SLOT_EMBLEMS } from '../../content/emblems.ts';
import { calledOf } from '../../explain/index.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { pictureOf } from '../chart/figure-token.tsx';
import { boardText } from '../words.ts';

/** The numbers that are on the sheet of every character, by their rules. */
const STATS = ['ST', 'DEX', 'WIS', 'CON'] as const;

/** The numbers that are on every sheet. */
export function numbersOf(sheet: Sheet): readonly SheetNumber[] {
  return [
    ...STATS.map((stat) => ({
      id: stat,
      label: boardText(`board.stat.${stat}`),
      value: sheet[stat],
    })),
    { id: 'karma', label: boardText('board.karma'), value: sheet.karma },
    { id: 'level', label: boardText('board.level'), value: sheet.level },
  ];
}

/** What was saved, who is whose friend, which Bosses have fallen. */
export function listsOf(figureName: (id: string) => string, sheet: Sheet): readonly SheetGroup[] {
  const { items, powers, relationships, bosses } = sheet;
  const list = (title: string, entries: readonly SheetItem[]): readonly SheetGroup[] =>
    entries.length === 0 ? [] : [{ kind: 'list', title, items: entries }];
  const under = (n: number): string => boardText('board.sheet.under', { n });
  const related = [
    ...Object.entries(relationships.figurines).map(([id, n]) => [id, figureName(id), n] as const),
    ...Object.entries(relationships.characters).map(([name, n]) => [`@${name}`, name, n] as const),
  ].sort((a, b) => b[2] - a[2]);
  return [
    ...list(
      boardText('board.sheet.items'),
      items.map((item) => ({
        ...{ id: item.card, label: item.name },
        ...(item.kind === 'gear'
          ? { note: under(item.number), emblem: SLOT_EMBLEMS[item.slot] ?? sign.ring }
          : { count: item.quantity, emblem: sign.roundPotion }),
      })),
    ),
    ...list(
      boardText('board.sheet.powers'),
      powers.map(({ card, name, number }) => ({
        ...{ id: card, label: name, note: under(number), emblem: sign.magicSwirl },
      })),
    ),
    ...list(
      boardText('board.sheet.relationships'),
      related.map(([id, label, n]) => ({
        ...{ id, label, note: relationText(n) },
        emblem: id.startsWith('@') ? sign.person : pictureOf(id),
      })),
    ),
    ...list(
      boardText('board.sheet.bosses'),
      bosses.map((id) => ({ id, label: calledOf(id), emblem: sign.crown })),
    ),
  ];
}

function relationText(n: number): string {
  if (n === 0) return boardText('board.sheet.neutral');
  return boardText(n > 0 ? 'board.sheet.ally' : 'board.sheet.enemy', { n: Math.abs(n) });
}

/** What a character is, in a line; whoever bears the name of its figurine, with a number or not, is not named again. */
export function sheetLine({ name, race, gender, level }: Sheet): string {
  const figurine = calledOf(race);
  const isNamed = name.startsWith(figurine) ? 'no' : 'yes';
  return boardText('board.sheet.line', { isNamed, figurine, gender, level });
}
