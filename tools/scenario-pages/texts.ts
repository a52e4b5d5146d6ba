import ts from 'typescript';
import type { Expressions, Seen } from './expressions.ts';
import { bare, label, unique } from './syntax.ts';

/** No more words of a type are listed than these; of more it is said what they are. */
const MOST_WORDS = 48;
/** So many texts may stand in a gap of a template; of more it is said what they are. */
const MOST_IN_A_GAP = 8;
const MOST_DEPTH = 40;

/** The texts that an expression may be; what only a match knows stands in angle brackets. */
export function textsOf(code: Expressions, seen: Seen, depth = 0): string[] {
  if (depth > MOST_DEPTH) return [];
  return code.valuesOf(seen, depth + 1).flatMap((value): string[] => {
    const { node } = value;
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node)) return template(code, { ...value, node }, depth);
    const joined = ts.isCallExpression(node) ? joinedList(code, { ...value, node }) : undefined;
    if (joined !== undefined) return [joined];
    const { checker } = code;
    const words = wordsOf(checker.getNonNullableType(checker.getTypeAtLocation(node)));
    if (words !== undefined) return words;
    if (ts.isIdentifier(node) && node.text === 'undefined') return [];
    return [`<${label(bare(seen.node))}>`];
  });
}

/** All texts of a type, if it is made of a few. */
export function wordsOf(type: ts.Type): string[] | undefined {
  const types = type.isUnion() ? type.types : [type];
  if (types.length > MOST_WORDS) return undefined;
  const words = types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  // The order of a type's members follows from what the compiler has met before.
  return words.length === types.length ? words.sort() : undefined;
}

function template(
  code: Expressions,
  { node, through }: Seen & { readonly node: ts.TemplateExpression },
  depth: number,
): string[] {
  let made = [node.head.text];
  for (const { expression, literal } of node.templateSpans) {
    const parts = unique(textsOf(code, { node: expression, through }, depth + 1));
    const shown = parts.length > MOST_IN_A_GAP ? [`<${label(expression)}>`] : parts;
    made = made.flatMap((before) => shown.map((part) => `${before}${part}${literal.text}`));
  }
  return made;
}

/** What a list is when it is written in one, as in `[item, action].join('/')`. */
function joinedList(
  code: Expressions,
  { node, through }: Seen & { readonly node: ts.CallExpression },
): string | undefined {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join')
    return undefined;
  const [separator] = node.arguments;
  const [list] = code.valuesOf({ node: expression.expression, through });
  if (list === undefined || !ts.isArrayLiteralExpression(list.node)) return undefined;
  const between =
    separator !== undefined && ts.isStringLiteralLike(separator) ? separator.text : ',';
  return list.node.elements
    .map((one) => (ts.isSpreadElement(one) ? `<${label(one.expression)}…>` : `<${label(one)}>`))
    .join(between);
}
