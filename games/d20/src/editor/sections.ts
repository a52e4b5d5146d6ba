import type { Path } from './parts.ts';

/** The parts in which an adventure is written. Scenes are opened one by one. */
export const SECTIONS = [
  'basics',
  'scenes',
  'people',
  'facts',
  'maps',
  'counters',
  'events',
  'endings',
  'check',
] as const;
/** See {@link SECTIONS}. */
export type Section = (typeof SECTIONS)[number];

/** What is shown: a part, and in it a scene by its place. */
export interface Shown {
  readonly section: Section;
  readonly scene?: number;
}

/** The lists that have a part of their own. */
export const LISTS: readonly string[] = SECTIONS.filter(
  (section) => section !== 'basics' && section !== 'check',
);

/** Where a path is written. */
export function sectionOf([first, second]: Path): Shown {
  if (first === 'scenes' && second !== undefined) {
    return { section: 'scenes', scene: Number(second) };
  }
  const section = SECTIONS.find((one) => one === first);
  return { section: section ?? 'basics' };
}

/** A path of a problem in its steps. */
export const pathOf = (path: string): Path =>
  path === '' ? [] : path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
