import type { Note, NoteWritten } from '@tablewright/protocol';
import { MOST_NOTES } from '../online/server/limits.ts';
import type { NoteWish } from './notes-desk.ts';

/** Who writes, and when, in milliseconds since 1970. */
export interface Writer {
  readonly seat: number;
  readonly name: string;
  readonly at: number;
}

/** A pad after somebody has written on it, and what became of it: `full` if there is no room. */
export function written(
  pad: readonly Note[],
  { note, revision, text }: NoteWish,
  writer: Writer,
): { readonly pad: readonly Note[]; readonly result: NoteWritten | 'full' } {
  const there = pad.find((other) => other.note === note);
  const fits = (there?.revision ?? 0) === revision;
  if (text === '') {
    if (there === undefined) return { pad, result: { kept: true } };
    if (!fits) return { pad, result: { kept: false, note: there } };
    return { pad: pad.filter((other) => other !== there), result: { kept: true } };
  }
  if (!fits)
    return { pad, result: { kept: false, ...(there === undefined ? {} : { note: there }) } };
  const now: Note = { note, revision: revision + 1, text, ...writer };
  if (there !== undefined) {
    return {
      pad: pad.map((other) => (other === there ? now : other)),
      result: { kept: true, note: now },
    };
  }
  if (pad.length >= MOST_NOTES) return { pad, result: 'full' };
  return { pad: [...pad, now], result: { kept: true, note: now } };
}
