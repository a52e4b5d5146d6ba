import { ADVENTURE } from '../src/content/adventures/format.ts';
import { aboutOf, type Fields, type Shape } from '../src/content/adventures/shape.ts';
import { TAGS } from '../src/content/tags.ts';

/** What the format of adventures knows: the lists of its page. */
export interface FormatLists {
  /** All fields of parts. */
  readonly fields: readonly string[];
  /** By the field that tells it apart: the other fields of a condition, of a deed. */
  readonly conditions: Readonly<Record<string, readonly string[]>>;
  readonly deeds: Readonly<Record<string, readonly string[]>>;
  /** Words that a field can be, by field. */
  readonly words: readonly (readonly string[])[];
  readonly tags: readonly string[];
}

/** See {@link FormatLists}. */
export function listsOfFormat(): FormatLists {
  const fields = new Set<string>();
  const words = new Map<string, readonly string[]>();
  const variants: Fields[] = [];
  const seen = new Set<Shape>();
  const go = (shape: Shape): void => {
    if (seen.has(shape)) return;
    seen.add(shape);
    const about = aboutOf(shape);
    if (about.kind === 'list') go(about.of);
    if (about.kind === 'either') about.one.forEach(go);
    if (about.kind === 'word' || about.kind === 'word-or-time') {
      words.set(about.words.join(), about.words);
    }
    if (about.kind === 'record') {
      const all = { ...about.must, ...about.may };
      for (const name of Object.keys(all)) fields.add(name);
      Object.values(all).forEach(go);
    }
    if (about.kind === 'variant') {
      variants.push(about.variants);
      Object.values(about.variants).forEach(go);
    }
  };
  go(ADVENTURE);
  const of = (mark: string) => withFields(variants.find((one) => mark in one) ?? {});
  return {
    fields: [...fields],
    conditions: of('not'),
    deeds: of('give'),
    words: [...words.values()],
    tags: Object.keys(TAGS),
  };
}

function withFields(variants: Fields): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(variants).map(([name, shape]) => {
      const about = aboutOf(shape);
      const all = about.kind === 'record' ? Object.keys({ ...about.must, ...about.may }) : [];
      return [name, all.filter((field) => field !== name)];
    }),
  );
}
