import { PAGE_BEGIN, PAGE_END } from '@tablewright/game-suite/page';
import type { Asked } from './scenario-pages/askers.ts';
import type { Drawn } from './scenario-pages/draws.ts';
import { table } from './scenario-pages/table.ts';
import type { Field, Happening } from './what-happens.ts';

/** A code of refused answers. */
export interface Refusal {
  readonly code: string;
  readonly about: string;
}

/** What is read from the code of a game. */
export interface Facts {
  readonly asked: readonly Asked[];
  readonly drawn: readonly Drawn[];
  readonly told: readonly Happening[];
  readonly refusals: readonly Refusal[];
}

/** A longer list of rules is not printed. */
const MOST_RULES = 5;

/** A page with the reference in place of the one that it has, or at its end. */
export function withReference(page: string, reference: string): string {
  const [from, to] = [page.indexOf(PAGE_BEGIN), page.indexOf(PAGE_END)];
  const section = `${PAGE_BEGIN}\n\n${reference.trimEnd()}\n\n${PAGE_END}`;
  if (from < 0 || to < from) return `${page.trimEnd()}\n\n${section}\n`;
  return page.slice(0, from) + section + page.slice(to + PAGE_END.length);
}

/** The reference of a game, as Markdown. */
export function referenceOf({ asked, drawn, told, refusals }: Facts): string {
  return [
    '## Everything that is asked, drawn and told',
    '### Choices',
    'Each `about` with the rule that asks, its kind, and the ids that its options may have; what only a match knows stands in `<>`. `default` is what is taken when nothing else is said: the first legal answer where the column is empty, `depends` where the position decides. A single legal answer is taken unasked; **always** marks what is asked even then.',
    table(['about', 'kind', 'options', 'default', 'rule'], choiceRows(asked)),
    '### Draws',
    'Each `purpose`, and how it is drawn: a die (`roll`), one of a list that stays as it is (`pick`) or loses it (`drawFrom`), a number from 0 (`index`), or an order (`shuffle`).',
    table(['purpose', 'drawn by'], drawRows(drawn)),
    '### Events',
    `Each \`type\`, with its fields beside \`type\` and \`rule\`; \`?\` marks those that may be missing.${ofAll(told)}`,
    table(
      ['type', 'fields'],
      told.map((one) => eventRow(one, told)),
    ),
    '### Refusals',
    'The codes that `refused` may name.',
    table(
      ['code', 'when'],
      refusals.map(({ code, about }) => [`\`${code}\``, about]),
    ),
    '',
  ].join('\n\n');
}

function choiceRows(asked: readonly Asked[]): string[][] {
  const keys = [...new Set(asked.flatMap((one) => one.keys))].sort();
  return keys.map((key) => {
    const all = asked.filter((one) => one.keys.includes(key));
    const of = (list: (one: Asked) => readonly string[]) => [...new Set(all.flatMap(list))];
    const always = all.filter((one) => one.always);
    const mark =
      always.length === 0
        ? ''
        : always.length === all.length
          ? ' **always**'
          : ' **always** as an action of its own';
    return [
      `\`${key}\`${mark}`,
      of(({ kind }) => [kind]).join(', '),
      of(({ options }) => options)
        .map((id) => `\`${id}\``)
        .join(' '),
      of(usual).join(' or '),
      ruled(of(({ rules }) => rules)),
    ];
  });
}

const ORDINALS = ['the first', 'the second', 'the third'];

/** The default of a choice in words: by its id, by its position, or only that it depends. */
function usual({ fallbacks, kind, options }: Asked): readonly string[] {
  const said = fallbacks.map((fallback) => {
    const word = fallback.replaceAll('`', '');
    if (word !== fallback) return options.includes(word) ? fallback : 'depends';
    return kind === 'amount' ? fallback : (ORDINALS[Number(fallback)] ?? fallback);
  });
  return said.includes('depends') ? ['depends'] : said;
}

/** The rules that ask. Many, or one that the code is handed, is the rule of the power in use. */
function ruled(rules: readonly string[]): string {
  const named = rules.filter((rule) => !rule.startsWith('<'));
  if (named.length > MOST_RULES || named.length === 0) return 'that of the power';
  return named.length < rules.length
    ? `${named.join(', ')}, or that of the power`
    : named.join(', ');
}

function drawRows(drawn: readonly Drawn[]): string[][] {
  const purposes = [...new Set(drawn.flatMap((one) => one.purposes))].sort();
  return purposes.map((purpose) => {
    const kinds = drawn.filter((one) => one.purposes.includes(purpose)).map(({ kind }) => kind);
    return [`\`${purpose}\``, [...new Set(kinds)].join(', ')];
  });
}

/** What all events have, said once. */
function ofAll(told: readonly Happening[]): string {
  const common = (told[0]?.fields ?? []).filter((field) => isCommon(field, told));
  return common.length === 0 ? '' : ` All have ${common.map(fieldIn).join('; ')}.`;
}

function isCommon({ name }: Field, told: readonly Happening[]): boolean {
  return told.every(({ fields }) => fields.some((field) => field.name === name));
}

function eventRow({ type, fields }: Happening, told: readonly Happening[]): string[] {
  const own = fields.filter((field) => !isCommon(field, told));
  return [`\`${type}\``, own.map(fieldIn).join('; ')];
}

function fieldIn({ name, optional, type, about }: Field): string {
  const field = `\`${name}${optional ? '?' : ''}: ${type.replaceAll('|', '\\|')}\``;
  return about === '' ? field : `${field} (${about.replaceAll('`', '')})`;
}
