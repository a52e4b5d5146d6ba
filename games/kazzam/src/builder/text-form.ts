import { didYouMean } from '@tablewright/engine';
import type {
  BuilderPart,
  Draft,
  DraftRead,
  LineFault,
  Reader,
} from '@tablewright/table-kit/builder-data';
import { textOf } from '../content-names.ts';
import { MOST_ATHLETES } from '../rules/match/team-sheet.ts';
import { athleteOf } from './athlete.ts';
import { choose } from './choosing.ts';
import { partsOf } from './parts.ts';
import { builderText } from './words.ts';

/**
 * A team as a short text that can be read by {@link fromText}: its name after a `#`, then one athlete a
 * line, `Name: Role (Specialisation), Class, Implement: Power, Power`.
 */
export function toText({ name, members }: Draft, { say }: Reader): string {
  const lines = members.map((member) => {
    const { role, specialisation, offer, picks, implement } = athleteOf(member);
    const special =
      specialisation === undefined ? '' : ` (${say({ key: `specialisation.${specialisation}` })})`;
    const what = [
      ...(role === undefined ? [] : [`${say({ key: `role.${role}` })}${special}`]),
      ...(offer === undefined ? [] : [say({ key: `class.${offer.id}` })]),
      ...(implement === undefined ? [] : [say({ key: `implement.${implement}` })]),
    ];
    const powers = picks.map((pick) => say(textOf(pick))).join(', ');
    return `${member.name}: ${what.join(', ')}${powers === '' ? '' : `: ${powers}`}`;
  });
  return [...(name === '' ? [] : [`# ${name}`]), ...lines].join('\n');
}

/** A text in the making: the draft so far, and what was wrong. */
interface Reading {
  draft: Draft;
  readonly faults: LineFault[];
  /** The line that is read, from 1. */
  line: number;
  readonly reader: Reader;
}

/** Reads such a text, with all that is wrong by line. Words may be ids, and small or capital letters. */
export function fromText(text: string, reader: Reader): DraftRead {
  const reading: Reading = { draft: { name: '', members: [] }, faults: [], line: 1, reader };
  for (const [at, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw.trim();
    reading.line = at + 1;
    if (line === '') continue;
    if (line.startsWith('#')) {
      reading.draft = { ...reading.draft, name: line.slice(1).trim() };
    } else readLine(reading, line);
  }
  const { draft, faults } = reading;
  if (draft.members.length === 0 && faults.length === 0) {
    faults.push({ line: 1, message: builderText(reader, 'text.form') });
  }
  return faults.length === 0 ? { ok: true, draft } : { ok: false, faults };
}

function readLine(reading: Reading, line: string): void {
  const { reader, faults } = reading;
  const fault = (message: string) => faults.push({ line: reading.line, message });
  const [name = '', what, powers = '', ...more] = line.split(':').map((part) => part.trim());
  if (name === '' || what === undefined || more.length > 0) {
    fault(builderText(reader, 'text.form'));
    return;
  }
  const at = reading.draft.members.length;
  if (at >= MOST_ATHLETES) {
    fault(builderText(reader, 'text.many', { most: MOST_ATHLETES }));
    return;
  }
  reading.draft = {
    ...reading.draft,
    members: [...reading.draft.members, { name, chosen: {} }],
  };
  const [, role = '', special = '', rest = ''] =
    /^([^,(]*)(?:\(([^)]*)\))?\s*,?\s*(.*)$/.exec(what) ?? [];
  const [className = '', ...carried] = rest.split(',').map((word) => word.trim());
  take(reading, at, 'role', role.trim(), fault);
  take(reading, at, 'specialisation', special.trim(), fault);
  take(reading, at, 'class', className, fault);
  readPicks(reading, at, powers, fault);
  take(reading, at, 'implement', carried.join(', '), fault);
}

type Fault = (message: string) => void;

/** Takes what a word names, if that can be chosen. */
function take(reading: Reading, at: number, id: string, word: string, fault: Fault): void {
  if (word === '') return;
  const { reader } = reading;
  const part = partsOf(reading.draft, at, reader).find((one) => one.id === id);
  const option = part && findIn(part, word);
  // What comes with a role or a class that is wrong is not wrong itself.
  if (part === undefined && reading.faults.some(({ line }) => line === reading.line)) return;
  if (part === undefined || option === undefined) {
    const title = part?.title ?? builderText(reader, id as 'role');
    fault(unknown(reader, 'text.unknown', word, { part: title }, part?.options ?? []));
  } else if (option.taken !== undefined) {
    const mate = reading.draft.members.find(({ chosen }) => chosen[id]?.includes(option.id));
    const why = builderText(reader, 'taken.said', { who: mate?.name ?? '' });
    fault(builderText(reader, 'text.closed', { word, why }));
  } else if (option.closed !== undefined) {
    fault(builderText(reader, 'text.closed', { word, why: option.closed }));
  } else if (!part.chosen.includes(option.id)) {
    reading.draft = choose(reading.draft, at, id, option.id);
  }
}

function readPicks(reading: Reading, at: number, powers: string, fault: Fault): void {
  const { reader } = reading;
  const words = powers.split(',').map((word) => word.trim());
  const { offer } = athleteOf(reading.draft.members[at] ?? { name: '', chosen: {} });
  const named = words.filter((word) => word !== '');
  if (named.length > 0 && offer === undefined) {
    fault(builderText(reader, 'text.no-class'));
    return;
  }
  for (const word of named) {
    const groups = partsOf(reading.draft, at, reader).filter(({ id }) => id.startsWith('pick.'));
    const fitting = groups.flatMap((part) => {
      const option = findIn(part, word);
      return option === undefined ? [] : [{ part, option }];
    });
    const open = fitting.find(
      ({ part, option }) =>
        option.closed === undefined &&
        part.chosen.length < part.count &&
        !part.chosen.includes(option.id),
    );
    const [first] = fitting;
    if (open !== undefined) {
      reading.draft = choose(reading.draft, at, open.part.id, open.option.id);
    } else if (first === undefined) {
      const params = { class: reader.say({ key: `class.${offer?.id}` }) };
      const options = groups.flatMap(({ options: all }) => all);
      fault(unknown(reader, 'text.pick', word, params, options));
    } else if (fitting.some(({ part, option }) => part.chosen.includes(option.id))) {
      fault(builderText(reader, 'text.twice', { word }));
    } else {
      const why = builderText(reader, 'closed.full');
      fault(builderText(reader, 'text.closed', { word, why: first.option.closed ?? why }));
    }
  }
}

/** The option that a word names, in the reader's words or by its id. */
function findIn({ options }: BuilderPart, word: string) {
  const wanted = plain(word);
  return options.find(({ id, name }) =>
    [name, id, id.split('/').at(-1) ?? id].some((known) => plain(known) === wanted),
  );
}

/** Letters and digits alone, small ones, so that marks and blanks need not be typed as printed. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function unknown(
  reader: Reader,
  key: 'text.unknown' | 'text.pick',
  word: string,
  params: Readonly<Record<string, string>>,
  options: readonly { readonly name: string }[],
): string {
  const like = options.find(({ name }) => didYouMean(word, [name]) !== '')?.name;
  return like === undefined
    ? builderText(reader, key, { ...params, word })
    : builderText(reader, `${key}.like`, { ...params, word, like });
}
