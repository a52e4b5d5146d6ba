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
