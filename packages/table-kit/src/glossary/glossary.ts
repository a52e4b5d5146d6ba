/** A word of the rules and what it means. */
export interface Term {
  /** As the ledger writes it. */
  readonly term: string;
  readonly meaning: string;
  /** By which a board finds it, whatever the language; only words of a rulebook have one. */
  readonly id?: string;
  /** Other forms in which a text may have it; `-` alone for a word that texts are not searched for. */
  readonly forms?: readonly string[];
}

/** A run of text, some of which are terms. */
export type TermRun =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'term'; readonly text: string; readonly term: Term };

/** The terms of a game, and how they are found in a text. */
export interface Glossary {
  /** BCP 47 tag. */
  readonly language: string;
  readonly terms: readonly Term[];
  /** By the word as it is looked up: small letters, except for terms of one letter. */
  readonly byWord: ReadonlyMap<string, Term>;
  /** Finds any term, the longest first; nothing where there are none. */
  readonly pattern: RegExp | undefined;
}

/**
 * Reads the glossary of a ledger: the paragraph that begins with `Terms.`, in which every term is
 * emphasised and followed by `=` and its meaning, or by its meaning in brackets.
 */
export function readGlossary(paragraphs: readonly string[]): Glossary {
  const source = paragraphs.find((text) => /^\**Terms\.?\**\s/.test(text)) ?? '';
  const text = source.replace(/^\**Terms\.?\**\s*/, '');
  const terms: Term[] = [];
  const heads = [...text.matchAll(/([*_])([^*_=]+)\1\s*=\s*/g)];
  heads.forEach((head, i) => {
    const until = heads[i + 1]?.index ?? text.length;
    const meaning = text.slice(head.index + head[0].length, until);
    terms.push({ term: head[2] ?? '', meaning: sentence(meaning) });
    for (const [, , inner = '', said = ''] of meaning.matchAll(
      /([*_])([^*_=]+)\1\s*\(([^)]+)\)/g,
    )) {
      terms.push({ term: inner, meaning: sentence(said) });
    }
  });
  return glossaryOf(terms, 'en');
}

/** What may follow a word within a sentence, by language. */
const ENDINGS: Readonly<Record<string, string>> = {
  en: "'s|’s|es|s",
  de: 'en|er|em|es|e|n|s|ern',
};

/** The terms of a text in a language, found in all their forms. */
export function glossaryOf(terms: readonly Term[], language: string): Glossary {
  const named = terms.flatMap((term) =>
    term.forms?.[0] === '-'
      ? []
      : [term.term, ...(term.forms ?? [])].map((form) => [form, term] as const),
  );
  const words = named.map(([form]) => escaped(form)).sort((a, b) => b.length - a.length);
  const endings = ENDINGS[language.split('-')[0] ?? ''] ?? 's';
  return {
    language,
    terms,
    byWord: new Map(named.map(([form, term]) => [wordOf(form), term])),
    pattern:
      words.length === 0
        ? undefined
        : new RegExp(
            `(?<![\\p{L}\\p{N}-])(${words.join('|')})(?:${endings})?(?![\\p{L}\\p{N}-])`,
            'giu',
          ),
  };
}

/** Splits a text at the terms in it, each marked the first time only. `seen` goes on between texts. */
export function termsIn(
  text: string,
  glossary: Glossary,
  seen: Set<Term> = new Set(),
): readonly TermRun[] {
  if (glossary.pattern === undefined) return [{ kind: 'text', text }];
  const runs: TermRun[] = [];
  let done = 0;
  for (const match of text.matchAll(glossary.pattern)) {
    const term = glossary.byWord.get(wordOf(match[1] ?? ''));
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    if (match.index > done) runs.push({ kind: 'text', text: text.slice(done, match.index) });
    runs.push({ kind: 'term', text: match[0], term });
    done = match.index + match[0].length;
  }
  if (done < text.length || runs.length === 0) runs.push({ kind: 'text', text: text.slice(done) });
  return runs;
}

/** Terms of one letter, such as `E`, are themselves only as they are written. */
function wordOf(term: string): string {
  return term.length === 1 ? term : term.toLowerCase();
}

function escaped(term: string): string {
  return term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function sentence(text: string): string {
  const plain = text.replaceAll(/[*_`]/g, '').trim().replace(/\.$/, '');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}
