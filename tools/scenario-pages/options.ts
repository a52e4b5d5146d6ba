import ts from 'typescript';
import type { Expressions, Seen } from './expressions.ts';
import { isOfList, unique } from './syntax.ts';
import { textsOf, wordsOf } from './texts.ts';

/** The ids of the options in some lists, as far as they can be read. */
export function idsOfOptions(code: Expressions, kind: string, lists: readonly Seen[]): string[] {
  const before = code.unread.length;
  const read = lists
    .flatMap((list) => code.elementsOf(list))
    .flatMap((option) => idsOf(code, option));
  const unread = unique(code.unread.slice(before).map(({ node }) => node));
  const ids = unique([...read, ...unread.flatMap((list) => idsByType(code, list))]);
  return ids.length === 0 && !['amount', 'text', 'form'].includes(kind) ? ['<id>'] : ids;
}

/** The ids that an option may have. */
export function idsOf(code: Expressions, option: Seen): string[] {
  const ids = code.propertyOf(option, 'id').flatMap((one) => textsOf(code, one));
  return ids.length > 0 ? ids : idsOfType(code, code.checker.getTypeAtLocation(option.node));
}

/** The ids that options of a list may have whose elements are not to be read, by its type. */
function idsByType(code: Expressions, node: ts.Expression): string[] {
  const type = code.checker.getNonNullableType(code.checker.getTypeAtLocation(node));
  const element = code.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return element === undefined ? [] : idsOfType(code, element);
}

function idsOfType({ checker }: Expressions, option: ts.Type): string[] {
  const id = option.getProperty('id');
  if (id === undefined) return [];
  const type = checker.getTypeOfSymbol(id);
  const words = wordsOf(type);
  if (words !== undefined) return words;
  // What is numbered is no option.
  return checker.isTypeAssignableTo(type, checker.getNumberType()) ? [] : ['<id>'];
}

/** The defaults that a choice may have, by their ids where the code leaves no doubt of them. */
export function defaultsOf(
  code: Expressions,
  values: readonly Seen[],
  options: readonly Seen[],
): string[] {
  return unique(
    values.map(({ node }) => {
      if (ts.isNumericLiteral(node)) return defaultAt(code, options, Number(node.text));
      const id = idBehind(code, options, node);
      return `\`${id ?? node.getText().replace(/\s+/g, ' ')}\``;
    }),
  );
}

/** The default that stands at a position: its id, or where it can have several the position. */
export function defaultAt(code: Expressions, options: readonly Seen[], at: number): string {
  const id = idAt(code, options, at);
  return id === undefined ? String(at) : `\`${id}\``;
}

/** The id of an option by its position, if it stands there whatever the position of the match. */
function idAt(code: Expressions, options: readonly Seen[], at: number): string | undefined {
  const ids = options.map(({ node, through }) => {
    const before = ts.isArrayLiteralExpression(node) ? node.elements.slice(0, at + 1) : [];
    const option = before[at];
    if (option === undefined || before.some((one) => ts.isSpreadElement(one))) return undefined;
    return sureId(code, { node: option, through });
  });
  const [id, ...others] = unique(ids);
  return others.length === 0 ? id : undefined;
}

/** The id of the option that comes behind all of a list, where the length of that list is taken. */
function idBehind(
  code: Expressions,
  options: readonly Seen[],
  value: ts.Expression,
): string | undefined {
  if (!ts.isPropertyAccessExpression(value) || value.name.text !== 'length') return;
  const [offered, ...others] = options;
  if (offered === undefined || others.length > 0) return;
  const { node, through } = offered;
  if (!ts.isArrayLiteralExpression(node)) return;
  const [all, behind, ...rest] = node.elements;
  if (all === undefined || behind === undefined || rest.length > 0) return;
  if (!ts.isSpreadElement(all) || !isOfList(all.expression, value.expression)) return;
  return sureId(code, { node: behind, through });
}

/** The id of an option if it can have no other. */
function sureId(code: Expressions, option: Seen): string | undefined {
  const { node, through } = option;
  const options = ts.isSpreadElement(node)
    ? code.elementsOf({ node: node.expression, through })
    : [option];
  const [id, ...others] = unique(options.flatMap((one) => idsOf(code, one)));
  return others.length > 0 || id?.includes('<') ? undefined : id;
}
