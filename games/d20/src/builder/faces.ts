import { proseFault } from '@tablewright/engine';
import type {
  BuilderPart,
  Draft,
  DraftFault,
  MemberFace,
  Reader,
} from '@tablewright/table-kit/builder-data';
import * as sign from '@tablewright/table-kit/emblems';
import type { SheetData, SheetGroup } from '@tablewright/table-kit/sheets';
import { characterData } from '../board/party/character-data.ts';
import { speakOnBoard } from '../board/words.ts';
import { namedAs, spellCalled } from '../called.ts';
import { ROLE_EMBLEMS } from '../content/emblems.ts';
import type { Sheet } from '../content/sheet.ts';
import { characterSeen } from '../explain/index.ts';
import { madeSheet, oneOf, PART, readyOf } from './character.ts';
import type { Ground } from './ground.ts';
import { emblemFor, partsOf } from './parts.ts';
import { builderText } from './words.ts';

/** The sheet of a draft as far as it goes. */
function sheetIn(ground: Ground, draft: Draft): Sheet | undefined {
  const [member] = draft.members;
  if (member === undefined) return undefined;
  return readyOf(ground, member) ?? madeSheet(ground, member);
}

/** Its numbers and all that is known of it, as the table draws a character. */
export function sheetOf(ground: Ground, draft: Draft, reader: Reader): SheetData {
  speakOnBoard(reader.locale);
  const sheet = sheetIn(ground, draft);
  const name = draft.members[0]?.name ?? '';
  if (sheet === undefined || (sheet.heritage === '' && sheet.roles.length === 0)) {
    return { title: name, line: '', emblem: sign.person, hue: HUE, groups: [] };
  }
  const data = characterData(characterSeen(sheet, ground.rules), reader.say);
  const line = lineOf(sheet, reader);
  return { ...data, title: name, line, groups: data.groups.filter(hasAny) };
}

/** Of the ground behind its picture: leather. */
const HUE = 55;

/** Whether there is anything in a group yet. */
function hasAny(group: SheetGroup): boolean {
  if (group.kind === 'numbers' || group.kind === 'lines') return group.numbers.length > 0;
  if (group.kind === 'list') return group.items.length > 0;
  return group.kind === 'conditions' ? group.conditions.length > 0 : group.text !== '';
}

function lineOf({ heritage, level }: Sheet, reader: Reader): string {
  const kind = heritage === '' ? [] : [reader.say(namedAs('heritage', heritage))];
  return [...kind, builderText(reader, 'level', { level })].join(' · ');
}

/** A character at a glance. */
export function faceOf(ground: Ground, draft: Draft, reader: Reader): MemberFace {
  const sheet = sheetIn(ground, draft);
  const roles = sheet?.roles ?? [];
  const known = Object.values(sheet?.spells ?? {}).flat();
  const isBegun = sheet !== undefined && (sheet.heritage !== '' || roles.length > 0);
  const [numbers] = isBegun ? sheetOf(ground, draft, reader).groups : [];
  const main = numbers?.kind === 'numbers' ? numbers.numbers : [];
  return {
    what: sheet === undefined || sheet.heritage === '' ? '' : lineOf(sheet, reader),
    how: roles.map(({ id }) => reader.say(namedAs('role', id))).join(' · '),
    emblem: emblemFor(sheet?.heritage, roles[0]?.id),
    numbers: main.filter(({ id }) => ['hp', 'ac', 'speed'].includes(id)),
    powers: [
      ...roles.map(({ id }) => ({
        id,
        name: reader.say(namedAs('role', id)),
        emblem: ROLE_EMBLEMS[id] ?? sign.person,
      })),
      ...known.map((id) => ({ id, name: reader.say(spellCalled(id)), emblem: sign.magicSwirl })),
    ],
    open: openParts(ground, draft, reader).length,
  };
}

/** Whether nothing is lacking in a part. */
const isWhole = ({ chosen, count, least, text }: BuilderPart): boolean =>
  text === undefined ? chosen.length >= (least ?? count) : (chosen[0] ?? '').trim() !== '';

const openParts = (ground: Ground, draft: Draft, reader: Reader): readonly BuilderPart[] =>
  partsOf(ground, draft, reader).filter((part) => !isWhole(part));

/** What keeps a draft from being a character (DT-CHAR-07): what is open, a name and words that cannot be. */
export function faultsOf(ground: Ground, draft: Draft, reader: Reader): readonly DraftFault[] {
  const [member] = draft.members;
  if (member === undefined) return [{ message: builderText(reader, 'fault.nobody') }];
  const fault = (message: string): DraftFault => ({ member: 0, message });
  const open = openParts(ground, draft, reader).map(({ title }) =>
    fault(builderText(reader, 'fault.open', { part: title })),
  );
  const name = member.name.trim();
  const words = oneOf(member.chosen, PART.flawText)?.trim() ?? '';
  return [
    ...(name === '' ? [fault(builderText(reader, 'fault.nameless'))] : []),
    ...(isProse(name) ? [] : [fault(builderText(reader, 'fault.name'))]),
    ...(isProse(words) ? [] : [fault(builderText(reader, 'fault.words'))]),
    ...open,
  ];
}

/** Whether words can stand on a sheet. */
const isProse = (words: string): boolean => words === '' || proseFault(words) === undefined;
