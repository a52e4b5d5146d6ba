import type { Draft, DraftRead, LineFault, Reader } from '@tablewright/table-kit/builder-data';
import { CLASS_NAMES } from '../model.ts';
import { choose, classOf, MOST_HEROES } from './party.ts';
import { builderText } from './words.ts';

/** A party as a short text, one hero a line: `Bron: Fighter`. */
export function toText({ members }: Draft, { say }: Reader): string {
  return members
    .map((hero) => {
      const name = classOf(hero);
      return `${hero.name}: ${name === undefined ? '' : say({ key: `class.${name}` })}`.trim();
    })
    .join('\n');
}

/** Reads such a text, with all that is wrong by line. */
export function fromText(text: string, reader: Reader): DraftRead {
  const faults: LineFault[] = [];
  let draft: Draft = { name: '', members: [] };
  for (const [at, raw] of text.split(/\r\n?|\n/).entries()) {
    if (raw.trim() === '') continue;
    const fault = (message: string) => faults.push({ line: at + 1, message });
    const [name = '', word, ...more] = raw.split(':').map((part) => part.trim());
    const place = draft.members.length;
    if (name === '' || word === undefined || more.length > 0) {
      fault(builderText(reader, 'text.form'));
      continue;
    }
    if (place >= MOST_HEROES) {
      fault(builderText(reader, 'text.many', { most: MOST_HEROES }));
      continue;
    }
    const wanted = CLASS_NAMES.find((id) =>
      [id, reader.say({ key: `class.${id}` })].some((known) => same(known, word)),
    );
    const mate = draft.members.find((one) => wanted !== undefined && classOf(one) === wanted);
    draft = { ...draft, members: [...draft.members, { name, chosen: {} }] };
    if (word === '') continue;
    if (wanted === undefined) fault(builderText(reader, 'text.unknown', { word }));
    else if (mate !== undefined) {
      const why = builderText(reader, 'taken.said', { who: mate.name });
      fault(builderText(reader, 'text.closed', { word, why }));
    } else draft = choose(draft, place, wanted);
  }
  if (draft.members.length === 0 && faults.length === 0) {
    faults.push({ line: 1, message: builderText(reader, 'text.form') });
  }
  return faults.length === 0 ? { ok: true, draft } : { ok: false, faults };
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
