import ts from 'typescript';

/** How code uses what it declares. */
export interface Uses {
  /** The calls of a function. */
  callsOf(declaration: ts.Node): readonly ts.CallExpression[];
  /** What is put into a list after it was made, by the declaration of the list. */
  pushedInto(declaration: ts.Node): readonly ts.Expression[];
}

/** Collects the uses in these files. */
export function usesIn(checker: ts.TypeChecker, files: readonly ts.SourceFile[]): Uses {
  const calls = new Map<ts.Node, ts.CallExpression[]>();
  const pushed = new Map<ts.Node, ts.Expression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const declaration = checker.getResolvedSignature(node)?.declaration;
      if (declaration !== undefined) add(calls, declaration, [node]);
      const list = listPushedTo(checker, node);
      if (list !== undefined) add(pushed, list, node.arguments);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return {
    callsOf: (declaration) => calls.get(declaration) ?? [],
    pushedInto: (declaration) => pushed.get(declaration) ?? [],
  };
}

/** Where a name was declared. */
export function declarationOf(
  checker: ts.TypeChecker,
  node: ts.Identifier,
): ts.Declaration | undefined {
  let symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0) {
    symbol = checker.getAliasedSymbol(symbol);
  }
  return symbol?.valueDeclaration;
}

function add<T>(map: Map<ts.Node, T[]>, key: ts.Node, more: readonly T[]): void {
  const list = map.get(key) ?? [];
  list.push(...more);
  map.set(key, list);
}

function listPushedTo(
  checker: ts.TypeChecker,
  { expression }: ts.CallExpression,
): ts.Declaration | undefined {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'push') return;
  const list = expression.expression;
  return ts.isIdentifier(list) ? declarationOf(checker, list) : undefined;
}
