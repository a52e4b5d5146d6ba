import { didYouMean } from '@tablewright/engine';
import type {
  BuilderPart,
  Draft,
  DraftRead,
  LineFault,
  Reader,
} from '@tablewright/table-kit/builder-data';
import { baseOf, draftOfMember, emptyMember, sheetOfMember } from './character.ts';
import { choose } from './choosing.ts';
import type { Ground } from './ground.ts';
import { partsOf } from './parts.ts';
import { builderText } from './words.ts';

/**
 * A character as a text that can be read by {@link fromText}: its name after a `#`, then one part a line, as
 * `heritage: Elf`. Words that name parts and options are the reader's; ids do as well. Whoever was kept before is
 * written as its document is.
 */
export function toText(ground: Ground, draft: Draft, reader: Reader): string {
  const [member] = draft.members;
  // What somebody had before goes into no such line.
  if (member !== undefined && baseOf(member) !== undefined) {
    return JSON.stringify(sheetOfMember(ground, member), undefined, 2);
  }
  const lines = partsOf(ground, draft, reader).flatMap(({ id, options, chosen, text }) => {
    if (chosen.length === 0) return [];
    const said = text === undefined ? chosen.map((one) => nameOf(options, one)) : chosen;
    return [`${id}: ${said.join(', ')}`];
  });
  return [
    ...(member === undefined || member.name === '' ? [] : [`# ${member.name}`]),
    ...lines,
  ].join('\n');
}

const nameOf = (options: BuilderPart['options'], id: string): string =>
  options.find((one) => one.id === id)?.name ?? id;

/** Reads such a text, with all that is wrong by line; what it leaves out stays open. */
export function fromText(ground: Ground, text: string, reader: Reader): DraftRead {
  const faults: LineFault[] = [];
  let draft = draftOfMember(emptyMember(ground));
  for (const [at, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    if (line.startsWith('#')) {
      const name = line.slice(1).trim();
      draft = { ...draft, members: draft.members.map((one) => ({ ...one, name })) };
      continue;
    }
    const fault = (message: string) => faults.push({ line: at + 1, message });
    const [, word = '', said = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
    const parts = partsOf(ground, draft, reader);
    const part = parts.find(({ id, title }) => [id, title].some((known) => same(known, word)));
    if (word === '') fault(builderText(reader, 'text.form'));
    else if (part === undefined) fault(unknownPart(reader, word, parts));
    else draft = readPart(ground, draft, part, said, reader, fault);
  }
  const [member] = draft.members;
  if (faults.length === 0 && text.trim() === '') {
    faults.push({ line: 1, message: builderText(reader, 'text.form') });
  }
  return faults.length === 0 && member !== undefined ? { ok: true, draft } : { ok: false, faults };
}

/** Chooses what a line names; what stands there by itself is let be. */
function readPart(
  ground: Ground,
  before: Draft,
  { id, text }: BuilderPart,
  said: string,
  reader: Reader,
  fault: (message: string) => void,
): Draft {
  if (text !== undefined) return choose(ground, before, id, said.trim());
  let draft = before;
  for (const raw of said.split(',')) {
    const word = raw.trim();
    if (word === '') continue;
    const part = partsOf(ground, draft, reader).find((one) => one.id === id);
    const option = part?.options.find((one) =>
      [one.name, one.id].some((known) => same(known, word)),
    );
    if (part === undefined) continue;
    if (option === undefined) {
      const names = part.options.map(({ name }) => name);
      const like = names.find((name) => didYouMean(word, [name]) !== '');
      const params = { word, part: part.title };
      fault(
        like === undefined
          ? builderText(reader, 'text.unknown', params)
          : builderText(reader, 'text.unknown.like', { ...params, like }),
      );
    } else if (part.chosen.includes(option.id)) continue;
    else if (option.closed !== undefined || part.chosen.length >= part.count) {
      if (part.count === 1 && option.closed === undefined) {
        draft = choose(ground, draft, id, option.id);
        continue;
      }
      const why = option.closed ?? builderText(reader, 'closed.full');
      fault(builderText(reader, 'text.closed', { word, why }));
    } else draft = choose(ground, draft, id, option.id);
  }
  return draft;
}

function unknownPart(reader: Reader, word: string, parts: readonly BuilderPart[]): string {
  const list = new Intl.ListFormat(reader.locale).format(parts.map(({ id }) => id));
  return builderText(reader, 'text.part', { word, list });
}

/** Letters and digits alone, small ones, so that marks and blanks need not be typed as printed. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}#+]/gu, '')
    .toLowerCase();

const same = (one: string, other: string): boolean => plain(one) === plain(other);
