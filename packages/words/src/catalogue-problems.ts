import { IntlMessageFormat } from 'intl-messageformat';

type Catalogue = Readonly<Record<string, string>>;
type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Two catalogues of the same texts. */
export interface CataloguePair {
  /** The catalogue that has every key. */
  readonly first: Catalogue;
  readonly other: Catalogue;
  /** The language of the other catalogue, as a BCP 47 tag. */
  readonly locale: string;
  /** Texts that are the same in both languages and may be missing: names, words taken over. */
  readonly names: readonly (string | RegExp)[];
}

/**
 * What is wrong with a translation, in sentences: keys that are missing or too many, messages that
 * do not parse, other gaps than in the first language, and texts that were left as they are
 * although they are no names. For tests.
 */
export function catalogueProblems({ first, other, locale, names }: CataloguePair): string[] {
  const problems: string[] = [];
  const isName = (key: string): boolean =>
    names.some((name) => (typeof name === 'string' ? name === key : name.test(key)));
  for (const key of Object.keys(other)) {
    if (!Object.hasOwn(first, key)) problems.push(`${key} is in the translation only`);
  }
  for (const [key, text] of Object.entries(first)) {
    const translated = Object.hasOwn(other, key) ? other[key] : undefined;
    if (translated === undefined) {
      if (!isName(key)) problems.push(`${key} is missing`);
      continue;
    }
    const gaps = gapsOf(text, 'en');
    const found = gapsOf(translated, locale);
    if (gaps === undefined) problems.push(`${key} does not parse: ${text}`);
    else if (found === undefined) problems.push(`${key} does not parse: ${translated}`);
    else if (gaps.join() !== found.join()) {
      problems.push(`${key} has the gaps ${found.join(', ')}, not ${gaps.join(', ')}`);
    }
    if (text === translated && !isName(key) && hasWords(text)) {
      problems.push(`${key} was left as it is: ${text}`);
    }
  }
  return problems;
}

/** The names of a message's gaps, sorted; nothing if it does not parse. */
function gapsOf(text: string, locale: string): readonly string[] | undefined {
  try {
    const message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
    const names = new Set<string>();
    collect(message.getAst(), names);
    return [...names].sort();
  } catch {
    return undefined;
  }
}

function collect(elements: readonly Element[], names: Set<string>): void {
  for (const element of elements) {
    // A piece of text holds no gap, though it carries its words under the same name.
    if ('value' in element && element.type !== 0) names.add(element.value);
    if ('options' in element) {
      for (const { value } of Object.values(element.options)) collect(value, names);
    }
  }
}

/** Whether anything is said besides what fills the gaps. */
function hasWords(text: string): boolean {
  return /\p{Letter}{2}/u.test(text.replace(/\{[^{}]*\}/g, ''));
}
