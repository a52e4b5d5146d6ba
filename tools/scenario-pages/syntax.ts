/** Small questions about a piece of code that its syntax alone answers. */
import ts from 'typescript';

/** Without brackets, `as`, `satisfies` and the like. */
export function bare(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return node.expression;
  if (ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)) return node.expression;
  if (ts.isCallExpression(node) && node.expression.getText() === 'Object.freeze') {
    return node.arguments[0] ?? node;
  }
  return node;
}

/** Whether an expression is one of its two sides: `a ?? b`, `a || b`. */
export function isEither(node: ts.BinaryExpression): boolean {
  const { kind } = node.operatorToken;
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}

const LIST_METHODS = [
  'map',
  'flatMap',
  'filter',
  'slice',
  'concat',
  'sort',
  'toSorted',
  'from',
  'values',
  'keys',
  'entries',
  'reverse',
  'toReversed',
];

/** Whether this calls a method that a list has. */
export function isListCall(node: ts.CallExpression): boolean {
  const { expression } = node;
  return ts.isPropertyAccessExpression(expression) && LIST_METHODS.includes(expression.name.text);
}

/** Whether a list is another one, or that one with each element changed. */
export function isOfList(node: ts.Expression, list: ts.Expression): boolean {
  const one =
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
      ? node.expression
      : undefined;
  const source = one?.name.text === 'map' ? one.expression : node;
  return source.getText() === list.getText();
}

/** What stands behind the `return`s of a function, or what an arrow gives. */
export function returnsOf(declaration: ts.Node): ts.Expression[] {
  const { body } = declaration as ts.FunctionLikeDeclaration;
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/**
 * Ids that the comment of the function or constant around a choice declares, after `@ids` and with
 * commas between: where code makes them in a way that cannot be read off.
 */
export function declaredIds(node: ts.Node): string[] | undefined {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    const tag = ts.getJSDocTags(at).find(({ tagName }) => tagName.text === 'ids');
    const text = tag === undefined ? undefined : ts.getTextOfJSDocComment(tag.comment);
    if (text !== undefined) return text.split(',').map((id) => id.trim());
  }
  return undefined;
}

/** What an expression is called: its last name. */
export function label(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return label(node.expression);
  if (ts.isBinaryExpression(node)) return label(node.left);
  if (ts.isCallExpression(node)) return label(node.expression);
  return 'text';
}

/** File and line of a piece of code, for error messages. */
export function where(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** A list without repetitions. */
export function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
