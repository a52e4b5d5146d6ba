/** Where the part of `docs/scenarios/<game>.md` begins that is written from the code. */
export const PAGE_BEGIN = '<!-- From here on written by `npm run pages` from the code. -->';
/** Where it ends. */
export const PAGE_END = '<!-- Up to here. -->';

/** A choice that a page lists. */
export interface ListedChoice {
  /** Its key, and the keys that a name with gaps stands for. */
  readonly key: string;
  readonly ids: readonly RegExp[];
  /** Whether it is asked even with a single answer. */
  readonly always: boolean;
}

/** Choices, draws and events that a page lists; a match that meets anything else proves it wrong. */
export interface Listed {
  readonly choices: readonly ListedChoice[];
  readonly purposes: readonly string[];
  readonly events: ReadonlyMap<string, readonly string[]>;
  /** Fields that all events have. */
  readonly ofAll: readonly string[];
}

/** What the reference of a page lists. */
export function listedIn(page: string): Listed {
  const reference = page.slice(page.indexOf(PAGE_BEGIN), page.indexOf(PAGE_END));
  const rows = (title: string): string[][] => {
    const [, part = ''] = reference.split(`### ${title}\n`);
    const [lines = ''] = part.split('\n### ');
    const cells = lines.split('\n').filter((line) => line.startsWith('| `'));
    return cells.map((line) => line.slice(2, -2).split(/(?<!\\)\| ?/));
  };
  return {
    choices: rows('Choices').map(([about = '', , ids = '']) => ({
      key: words(about)[0] ?? '',
      ids: words(ids).map(pattern),
      always: about.includes('**always**'),
    })),
    ofAll: words(/ All have (.*)\.$/m.exec(reference)?.[1] ?? '').map(nameOf),
    purposes: rows('Draws').flatMap(([purpose = '']) => words(purpose)),
    events: new Map(
      rows('Events').map(([type = '', fields = '']) => [
        words(type)[0] ?? '',
        words(fields).map(nameOf),
      ]),
    ),
  };
}

/** The row for a key: the one of that very key, else the first whose gaps it fills. */
export function rowOf(choices: readonly ListedChoice[], key: string): ListedChoice | undefined {
  return (
    choices.find((one) => one.key === key) ?? choices.find((one) => pattern(one.key).test(key))
  );
}

/** A name with gaps, such as `court(<x>,<y>)`, as a pattern of what it stands for. */
export function pattern(name: string): RegExp {
  const parts = name.split(/<[^>]*>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 'u');
}

/** The name of a field as it is listed. */
function nameOf(field: string): string {
  return field.replace(/\??:.*$/, '');
}

function words(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.replaceAll('\\|', '|'));
}
