import type { Text } from '@tablewright/engine';
import type { SheetData, SheetGroup, SheetItem, SheetNumber } from '@tablewright/table-kit/sheets';
import { attackCalled, helpOf, namedAs, spellCalled } from '../../called.ts';
import {
  characterSeen,
  nextLevel,
  type PrintedDifference,
  printedDifferences,
  type Sheet,
} from '../../explain/index.ts';
import { facesIn, roleEmblem } from '../emblem-of.ts';
import { partsOf } from '../parts.ts';
import { characterData } from '../party/character-data.ts';
import { boardText, signed } from '../words.ts';
import { shelfText } from './words.ts';

type Say = (text: Text) => string;

/** The whole page of a character: its sheet as the table draws it, and what only its player looks up. */
export function characterPage(sheet: Sheet, raw: unknown, say: Say): SheetData {
  const seen = characterSeen(sheet);
  const data = characterData(seen, say);
  return {
    ...data,
    face: facesIn([seen.creature]).get(seen.creature.id),
    groups: [
      ...printedGroup(printedDifferences(raw, sheet), say),
      ...data.groups,
      ...spellGroup(sheet, say),
      levelsGroup(sheet, say),
      nextGroup(sheet, say),
    ],
  };
}

/** Where printed numbers are not those that count, with these and what they are made of (DT-AUT-14, DT-CHK). */
function printedGroup(differing: readonly PrintedDifference[], say: Say): readonly SheetGroup[] {
  if (differing.length === 0) return [];
  const numbers = differing.map((one): SheetNumber => {
    const { path, printed, counts, terms } = one;
    const id = `printed/${path}`;
    const label = numberCalled(one, say);
    return counts === undefined
      ? { id, label, value: 0, shown: '–', note: shelfText('shelf.printed.none', { printed }) }
      : {
          ...{ id, label, value: counts, parts: partsOf({ terms }, say) },
          ...(isAdded(path) ? { shown: signed(counts) } : {}),
          note: shelfText('shelf.printed.says', { printed }),
        };
  });
  return [{ kind: 'lines', title: shelfText('shelf.printed'), numbers }];
}

/** Whether a number is one that rolls add. */
const isAdded = (path: string): boolean => /^mods\.|^castBonus$|\.hit$/.test(path);

/** What a printed number is called, by where it is printed. */
function numberCalled({ path, attack }: PrintedDifference, say: Say): string {
  const [field = '', ability = ''] = path.split('.');
  if (attack !== undefined) {
    const name = say(attackCalled(attack));
    return path.endsWith('.hit')
      ? shelfText('shelf.to-hit', { attack: name })
      : boardText('board.sheet.damage', { attack: name });
  }
  switch (field) {
    case 'mods':
      return say(namedAs('ability', ability));
    case 'ac':
      return boardText('board.ac');
    case 'speed':
      return boardText('board.speed');
    case 'tokens':
      return boardText('board.sheet.tokens');
    case 'saveTn':
      return boardText('board.sheet.save-tn');
    default:
      return shelfText(field === 'castBonus' ? 'shelf.casting' : 'shelf.most-hp');
  }
}

/** What each spell does, in a sentence or two. */
function spellGroup({ spells }: Sheet, say: Say): readonly SheetGroup[] {
  const known = Object.entries(spells).flatMap(([role, ids]) => ids.map((id) => [role, id]));
  const items = known.map(([role = '', id = '']): SheetItem => {
    const help = helpOf('spell', id);
    return {
      ...{ id: `spell/${id}`, label: say(spellCalled(id)), emblem: roleEmblem(role) },
      ...(help === undefined ? {} : { note: say(help) }),
    };
  });
  return items.length === 0 ? [] : [{ kind: 'list', title: shelfText('shelf.spells'), items }];
}

/** What each Level so far has brought (DT-HP-03, DT-LVL-04). */
function levelsGroup({ level, hitDice, benefits }: Sheet, say: Say): SheetGroup {
  const lines = Array.from({ length: level }, (_, at) => {
    const die = hitDice[at];
    return [
      shelfText('shelf.level', { level: at + 1 }),
      ...(die === undefined ? [] : [shelfText('shelf.level.die', { die })]),
      ...benefits
        .filter((one) => one.level === at + 1)
        .map((one) =>
          one.kind === 'role'
            ? shelfText('shelf.level.role', { role: say(namedAs('role', one.role)) })
            : shelfText('shelf.level.score', { ability: say(namedAs('ability', one.ability)) }),
        ),
    ].join(' · ');
  });
  return { kind: 'text', title: shelfText('shelf.levels'), text: lines.join('\n') };
}

/** What the next Level takes and brings (DT-LVL-02 to -05). */
function nextGroup(sheet: Sheet, say: Say): SheetGroup {
  const title = shelfText('shelf.next');
  const next = nextLevel(sheet);
  if (next === undefined) return { kind: 'text', title, text: shelfText('shelf.next.last') };
  const { level, lacking, xp, hasDie, hasBenefit, learns } = next;
  const die = hasDie ? 'shelf.next.die' : 'shelf.next.no-die';
  return {
    kind: 'list',
    title,
    items: [
      {
        id: 'next/xp',
        label: shelfText('shelf.level', { level }),
        note:
          lacking === 0
            ? shelfText('shelf.next.due')
            : shelfText('shelf.next.lacking', { lacking, xp }),
      },
      { id: 'next/die', label: shelfText(die), note: shelfText(`${die}.help`) },
      ...(hasBenefit
        ? [
            {
              id: 'next/benefit',
              label: shelfText('shelf.next.benefit'),
              note: shelfText('shelf.next.benefit.help'),
            },
          ]
        : []),
      ...learns.map(({ role, from }) => ({
        id: `next/${role}`,
        label: shelfText('shelf.next.learns', { role: say(namedAs('role', role)) }),
        note: shelfText('shelf.next.learns.help', { from }),
      })),
    ],
  };
}
