import type { Adventure } from '../adventure.ts';

/** The fields of an adventure that people read, where they hold a text. */
const READ = ['title', 'premise', 'name', 'plainName', 'text', 'plain', 'label', 'say'];
/** Those that hold a list of texts. */
const READ_LISTS = ['answers'];

/**
 * All texts of an adventure by path. What has an id stands under it (`scenes.green.tasks.win-hild.label`), what has none
 * under its place in its list.
 */
export function textsOf(adventure: Adventure): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  mapTexts(adventure, '', (path, text) => {
    texts[path] = text;
    return text;
  });
  return texts;
}

/** The adventure with other texts, by path; a text without another one stays. */
export function withTexts(
  adventure: Adventure,
  texts: Readonly<Record<string, string>>,
): Adventure {
  return mapTexts(adventure, '', (path, text) => texts[path] ?? text) as Adventure;
}

type Change = (path: string, text: string) => string;

function mapTexts(value: unknown, path: string, change: Change): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((one, at) => mapTexts(one, join(path, idOf(one) ?? String(at)), change));
  }
  const mapped: Record<string, unknown> = {};
  for (const [field, one] of Object.entries(value)) {
    if (typeof one === 'string') {
      mapped[field] = READ.includes(field) ? change(join(path, field), one) : one;
    } else if (typeof one === 'object' && one !== null) {
      const here = join(path, field);
      const isRead = READ_LISTS.includes(field);
      mapped[field] = isRead ? listOf(one, here, change) : mapTexts(one, here, change);
    } else mapped[field] = one;
  }
  return mapped;
}

function listOf(value: unknown, path: string, change: Change): unknown {
  if (!Array.isArray(value)) return value;
  const all = change(path, value.join(', '));
  return all.split(', ');
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' ? value.id : undefined;
}

function join(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}
