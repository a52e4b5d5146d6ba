import { ok, type Result, refuse } from './result.ts';

/**
 * What a person wrote and no catalogue knows: a scene, a card that was imported, a remark. Fills a gap
 * of a text. It is Markdown of which readers show paragraphs, emphasis, lists, quotations and headings;
 * whatever else looks like markup is shown as it is written. No rule reads it.
 */
export interface Prose {
  readonly prose: string;
}

/** The longest prose, in characters as JavaScript counts them. */
export const LONGEST_PROSE = 4_000;

/** Most marks that one letter bears; no living script needs more. */
const MOST_MARKS = 5;

/** What is wrong with a character, and why nobody could see it or it would change what others see. */
export interface ProseFault {
  readonly kind: /** a control character other than a line feed or a tab, or another kind of line break */
    | 'control'
    /** turns the reading direction round */
    | 'direction'
    /** takes no space, or looks like one */
    | 'unseen'
    /** half a character, or one that has no meaning outside of one program */
    | 'broken'
    /** one of too many marks on a letter */
    | 'piled';
  /** The character, as `U+200B`. */
  readonly sign: string;
  /** In which line it stands, from 1. */
  readonly line: number;
}

/** Scripts whose letters are joined, or kept apart, by characters that cannot be seen. */
const JOINED =
  '\\p{sc=Arab}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}';

/** What cannot be seen and is needed: in words of these scripts, and in emoji. */
const NEEDED = new RegExp(
  [
    `(?<=[${JOINED}])[\\u200c\\u200d](?=[${JOINED}])`,
    '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
    '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  ].join('|'),
  'gu',
);

/**
 * Only properties that Unicode does not change for characters that are in use: a match must be replayed
 * anywhere with the same outcome.
 */
const FAULTS: readonly (readonly [ProseFault['kind'], RegExp])[] = [
  ['broken', /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]/u],
  ['control', /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}]/u],
  ['direction', /\p{Bidi_Control}/u],
  ['unseen', /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u{1d159}]/u],
  ['piled', new RegExp(`(?<=[\\p{Mn}\\p{Me}]{${MOST_MARKS}})[\\p{Mn}\\p{Me}]`, 'u')],
];

/** The first character that may not stand in prose, if there is one. */
export function proseFault(text: string): ProseFault | undefined {
  const rest = text.replace(NEEDED, '-');
  for (const [kind, pattern] of FAULTS) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase();
    const line = rest.slice(0, found.index).split('\n').length;
    return { kind, sign: `U+${code.padStart(4, '0')}`, line };
  }
  return undefined;
}

const SAID: Readonly<Record<ProseFault['kind'], string>> = {
  control: 'has a control character',
  direction: 'has a character that changes the reading direction',
  unseen: 'has a character that cannot be seen',
  broken: 'has a character that means nothing',
  piled: `piles more than ${MOST_MARKS} marks on a letter`,
};

/** What is wrong with prose, as a sentence. */
export function faultSentence({ kind, sign, line }: ProseFault): string {
  return `line ${line} ${SAID[kind]} (${sign}); leave it out`;
}

/**
 * Prose from outside, such as a card that is imported.
 * @param longest in characters; at most {@link LONGEST_PROSE}
 */
export function proseFrom(text: unknown, longest = LONGEST_PROSE): Result<Prose> {
  if (typeof text !== 'string') return refuse('wrong-shape', 'needs text');
  const most = Math.min(longest, LONGEST_PROSE);
  if (text.length > most) {
    return refuse('out-of-range', `has at most ${most} characters, not ${text.length}`);
  }
  const fault = proseFault(text);
  return fault === undefined ? ok({ prose: text }) : refuse('not-allowed', faultSentence(fault));
}

const WRONG = new RegExp(FAULTS.map(([, { source }]) => source).join('|'), 'gu');

/**
 * Prose as it may be shown wherever it comes from, as from a file that somebody else has made: what may
 * not stand in it is replaced by a sign that can be seen, and what is too long is cut.
 */
export function showableProse(text: string): string {
  const cut = text.length > LONGEST_PROSE ? `${text.slice(0, LONGEST_PROSE)}…` : text;
  if (proseFault(cut) === undefined) return cut;
  const kept = cut.replace(/\r\n?/g, '\n').split(NEEDED);
  const needed = cut.replace(/\r\n?/g, '\n').match(NEEDED) ?? [];
  return kept.map((part, at) => `${part.replace(WRONG, '\ufffd')}${needed[at] ?? ''}`).join('');
}
