import type { Draft, DraftFault, MemberFace, Reader } from '@tablewright/table-kit/builder-data';
import { person } from '@tablewright/table-kit/emblems';
import { facesOf } from '@tablewright/table-kit/faces';
import type { SheetData, SheetGroup, SheetNumber } from '@tablewright/table-kit/sheets';
import { BADGES } from '../content/badge-emblems.ts';
import { EMBLEMS } from '../content/emblems.ts';
import { beforeMatch } from '../explain/built.ts';
import { mostHp, powersOf, rangeNow, reachNow, speedNow, wardNow } from '../explain/index.ts';
import type { KazzamState } from '../model.ts';
import { isName } from '../rules/match/team-sheet.ts';
import { athleteOf, buildOf } from './athlete.ts';
import { partsOf } from './parts.ts';
import { builderText } from './words.ts';

/** Colours of the roles' pictures on a sheet, in degrees of OKLCH. */
const HUES = { controller: 300, defender: 245, leader: 90, striker: 30, specialist: 160 } as const;

const before = new WeakMap<Draft, KazzamState>();

/** The team as it would stand beside the court. */
function stateOf(draft: Draft): KazzamState {
  let state = before.get(draft);
  if (state === undefined) {
    state = beforeMatch(draft.members.map(buildOf));
    before.set(draft, state);
  }
  return state;
}

/** An athlete at a glance. */
export function faceOf(draft: Draft, at: number, reader: Reader): MemberFace {
  const { what, how, emblem } = linesOf(draft, at, reader);
  const open = partsOf(draft, at, reader).filter(({ chosen, count }) => chosen.length < count);
  const { picks, offer } = athleteOf(draft.members[at] ?? { name: '', chosen: {} });
  const state = stateOf(draft);
  const names = new Map(powersOf(state, at).map(({ id, name }) => [id, reader.say(name)]));
  return {
    what,
    how,
    emblem,
    face: portraitOf(draft, at),
    numbers: offer === undefined ? [] : numbersOf(state, at, reader),
    powers: picks.map((id) => ({ id, name: names.get(id) ?? '', emblem: emblemOf(id) })),
    // What comes with role and class is open as long as these are.
    open: open.length + (offer === undefined ? 1 : 0),
  };
}

/** The portrait that it has on the board, unless somebody else there has that face already. */
function portraitOf({ members }: Draft, at: number): string | undefined {
  return facesOf(
    'chalk',
    members.map(({ name }) => name),
  )[at];
}

function linesOf(draft: Draft, at: number, { say }: Reader) {
  const member = draft.members[at] ?? { name: '', chosen: {} };
  const { role, specialisation, offer, implement } = athleteOf(member);
  const line = (...keys: readonly (string | false)[]) =>
    keys.flatMap((key) => (key === false ? [] : [say({ key })])).join(' · ');
  return {
    role,
    what: line(
      role !== undefined && `role.${role}`,
      specialisation !== undefined && `specialisation.${specialisation}`,
    ),
    how: line(
      offer !== undefined && `class.${offer.id}`,
      implement !== undefined && `implement.${implement}`,
    ),
    emblem: BADGES[offer?.id ?? role ?? ''] ?? person,
  };
}

function numbersOf(state: KazzamState, who: number, reader: Reader): readonly SheetNumber[] {
  const number = (id: 'hp' | 'speed' | 'range' | 'reach' | 'ward', value: number): SheetNumber => ({
    id,
    label: builderText(reader, `number.${id}`),
    value,
  });
  const ward = wardNow(state, who).total;
  const reach = reachNow(state, who).total;
  return [
    number('hp', mostHp(state, who).total),
    number('speed', speedNow(state, who).total),
    number('range', rangeNow(state, who).total),
    ...(reach === 1 ? [] : [number('reach', reach)]),
    ...(ward === 0 ? [] : [number('ward', ward)]),
  ];
}

function emblemOf(id: string): string {
  return EMBLEMS[id.split('/').at(-1) ?? id] ?? EMBLEMS[id] ?? BADGES[id] ?? person;
}

/** The sheet of an athlete: numbers, what its role does, every power with what it gives. */
export function sheetOf(draft: Draft, at: number, reader: Reader): SheetData {
  const { say } = reader;
  const { role, what, how, emblem } = linesOf(draft, at, reader);
  const { name, specialisation, offer } = athleteOf(draft.members[at] ?? { name: '', chosen: {} });
  const state = stateOf(draft);
  const given = [
    ...(role === undefined ? [] : [{ id: role, key: `role.${role}` }]),
    ...(specialisation === undefined
      ? []
      : [{ id: specialisation, key: `specialisation.${specialisation}` }]),
    ...(offer === undefined ? [] : [{ id: offer.id, key: `class.${offer.id}` }]),
  ];
  const powers = role === undefined && offer === undefined ? [] : powersOf(state, at);
  const groups: readonly SheetGroup[] = [
    {
      kind: 'numbers',
      title: builderText(reader, 'sheet.numbers'),
      // What it carries is known with its class.
      numbers: offer === undefined ? [] : numbersOf(state, at, reader),
    },
    {
      kind: 'list',
      title: builderText(reader, 'sheet.role'),
      items: given.map(({ id, key }) => ({
        id,
        label: say({ key }),
        emblem: emblemOf(id),
        note: say({ key: `${key}.help` }),
      })),
    },
    {
      kind: 'list',
      title: builderText(reader, 'sheet.powers'),
      items: powers
        .filter(({ id }) => role !== undefined || id.includes('/'))
        .map(({ id, name: power, help, encounter }) => ({
          id,
          label: say(power),
          emblem: emblemOf(id),
          note: `${encounter ? `${builderText(reader, 'encounter')}. ` : ''}${say(help)}`,
        })),
    },
  ];
  const line = [what, how].filter((part) => part !== '').join(' · ');
  const hue = HUES[role ?? 'specialist'];
  const face = portraitOf(draft, at);
  return { title: name, line, emblem, face, hue, groups: groups.filter(hasAny) };
}

/** Whether there is anything in a group yet. */
function hasAny(group: SheetGroup): boolean {
  return group.kind === 'numbers'
    ? group.numbers.length > 0
    : 'items' in group && group.items.length > 0;
}

/** What keeps a draft from being a team (KZ-CHAR-01): what is open, and names that cannot be. */
export function faultsOfDraft(draft: Draft, reader: Reader): readonly DraftFault[] {
  const { members } = draft;
  const faults: DraftFault[] = [];
  if (draft.name.trim() !== '' && !isName(draft.name.trim())) {
    faults.push({ message: builderText(reader, 'fault.team-name') });
  }
  for (const [member, { name }] of members.entries()) {
    const who = name.trim();
    const fault = (message: string) => faults.push({ member, message });
    const open = partsOf(draft, member, reader)
      .filter(({ chosen, count }) => chosen.length < count)
      .map(({ title }) => title);
    if (who === '') fault(builderText(reader, 'fault.nameless', { number: member + 1 }));
    else if (!isName(who)) fault(builderText(reader, 'fault.name', { who }));
    else if (members.findIndex((other) => other.name.trim() === who) < member) {
      fault(builderText(reader, 'fault.same-name', { who }));
    }
    if (open.length > 0) {
      const parts = new Intl.ListFormat(reader.locale).format(open);
      fault(builderText(reader, 'fault.open', { who: who === '' ? `${member + 1}` : who, parts }));
    }
  }
  return faults;
}
