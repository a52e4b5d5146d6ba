import ts from 'typescript';

/** A text that stands between quotes in a source file. */
export interface Quoted {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/** All string literals and templates of a source, without comments and code. */
export function quotedIn(path: string, source: string): Quoted[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const found: Quoted[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ text: node.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * The first text of each row of a table of tests whose title begins with it in brackets, `test.each([['XX-YY-01', …]])('[%s] …')`:
 * such a title names them. The table may stand in a constant of the file.
 */
export function rowNamesIn(path: string, source: string): Quoted[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const tables = new Map<string, ts.Expression>();
  const found: Quoted[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      tables.set(node.name.text, node.initializer);
    }
    if (ts.isCallExpression(node) && ts.isCallExpression(node.expression)) {
      const [title] = node.arguments;
      const { expression: each, arguments: given } = node.expression;
      const [table] = given;
      const isTitled =
        title !== undefined && ts.isStringLiteralLike(title) && /\[%s[\],]/.test(title.text);
      const isEach = ts.isPropertyAccessExpression(each) && each.name.text === 'each';
      if (isTitled && isEach && table !== undefined)
        found.push(...firstTexts(file, rowsOf(table, tables)));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A table itself, out of what says that it is constant or what its type is, or of the constant that holds it. */
function rowsOf(node: ts.Expression, tables: ReadonlyMap<string, ts.Expression>): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return rowsOf(node.expression, tables);
  const held = ts.isIdentifier(node) ? tables.get(node.text) : undefined;
  return held === undefined ? node : rowsOf(held, tables);
}

function firstTexts(file: ts.SourceFile, table: ts.Expression): Quoted[] {
  if (!ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row) => {
    const [first] = ts.isArrayLiteralExpression(row) ? row.elements : [];
    if (first === undefined || !ts.isStringLiteralLike(first)) return [];
    const { line } = file.getLineAndCharacterOfPosition(first.getStart(file));
    return [{ text: first.text, line: line + 1 }];
  });
}
