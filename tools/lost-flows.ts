import ts from 'typescript';

/** A flow that was created and never run. */
export interface LostFlow {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly code: string;
  readonly advice: string;
}

/**
 * Finds every flow (a generator) in `files` that is made and then dropped. A call of a generator
 * function runs nothing until somebody asks it for its next value, so a forgotten `yield*` is a
 * power without effect, and nothing else in the toolchain objects.
 */
export function findLostFlows(
  program: ts.Program,
  files: readonly ts.SourceFile[],
): readonly LostFlow[] {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => lostFlowsOf(file, checker));
}

function lostFlowsOf(file: ts.SourceFile, checker: ts.TypeChecker): LostFlow[] {
  const found: LostFlow[] = [];
  const heldIn = new Map<ts.Symbol, ts.VariableDeclaration>();
  const byName = new Map<string, ts.Identifier[]>();

  const report = (node: ts.Node, advice: (code: string) => string): void => {
    const code = oneLine(node.getText(file));
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ file: file.fileName, line: line + 1, code, advice: advice(code) });
  };
  const isFlow = (node: ts.Expression): boolean =>
    couldBeFlow(node) && holdsGenerator(checker.getTypeAtLocation(node), checker);

  // `expect(…).toBe(…)` is no flow. Tests have thousands; to ask what they are costs the compiler much.
  const vitest = importedFrom(file, 'vitest');
  const isOfVitest = (node: ts.Expression): boolean => {
    let first = node;
    while (ts.isCallExpression(first) || ts.isPropertyAccessExpression(first)) {
      first = first.expression;
    }
    return ts.isIdentifier(first) && vitest.has(first.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      if (
        !isAssignment(node.expression) &&
        !isOfVitest(node.expression) &&
        isFlow(node.expression)
      ) {
        report(node.expression, runIt);
      }
    } else if (ts.isVoidExpression(node)) {
      if (isFlow(node.expression)) report(node.expression, runIt);
    } else if (ts.isYieldExpression(node)) {
      if (!node.asteriskToken && node.expression && isFlow(node.expression)) {
        report(node.expression, runIt);
      }
    } else if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.CommaToken && isFlow(node.left)) {
        report(node.left, runIt);
      }
    } else if (ts.isReturnStatement(node)) {
      if (node.expression && isInGenerator(node) && isFlow(node.expression)) {
        report(node.expression, (code) => `write: return yield* ${code}`);
      }
    } else if (isTest(node)) {
      const condition = conditionOf(node);
      if (couldBeFlow(condition) && isGenerator(checker.getTypeAtLocation(condition), checker)) {
        report(condition, (code) => `a flow is always true; write: (yield* ${code})`);
      }
    } else if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
      if (couldGiveFlow(node) && givesFlow(node, checker) && expectsNothing(node, checker)) {
        report(node, () => 'the caller drops what this returns; write a for…of loop with yield*');
      }
    } else if (ts.isVariableDeclaration(node)) {
      const { initializer, name } = node;
      if (initializer && ts.isIdentifier(name) && isFlow(initializer)) {
        const symbol = checker.getSymbolAtLocation(name);
        if (symbol && !isExported(node)) heldIn.set(symbol, node);
      }
    }
    if (
      ts.isIdentifier(node) &&
      !(ts.isVariableDeclaration(node.parent) && node.parent.name === node)
    ) {
      const same = byName.get(node.text);
      if (same === undefined) byName.set(node.text, [node]);
      else same.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  for (const [symbol, declaration] of heldIn) {
    // What names mean costs the compiler much: only those that could be meant are asked.
    const isUsed = byName.get(symbol.name)?.some((name) => symbolOf(name, checker) === symbol);
    if (isUsed !== true && declaration.initializer) {
      const name = declaration.name.getText(file);
      report(declaration.initializer, (code) => `"${name}" is never used; ${runIt(code)}`);
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

function importedFrom(file: ts.SourceFile, module: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of file.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const bindings = node.importClause?.namedBindings;
    if (node.moduleSpecifier.text !== module || bindings === undefined) continue;
    if (!ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) names.add(name.text);
  }
  return names;
}

function symbolOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
}

const runIt = (code: string): string => `write: yield* ${code}`;

/** The type itself, or a part of a union, is a generator. */
function holdsGenerator(type: ts.Type, checker: ts.TypeChecker): boolean {
  return type.isUnion()
    ? type.types.some((part) => isGenerator(part, checker))
    : isGenerator(type, checker);
}

function isGenerator(type: ts.Type, checker: ts.TypeChecker): boolean {
  const name = type.symbol?.name;
  if (name === 'Generator' || name === 'AsyncGenerator') return true;
  if (type.isIntersection()) return type.types.some((part) => isGenerator(part, checker));
  if (type.isClassOrInterface()) {
    return checker.getBaseTypes(type).some((base) => isGenerator(base, checker));
  }
  const target = (type as ts.TypeReference).target;
  return target !== undefined && target !== type && isGenerator(target, checker);
}

function isAssignment(node: ts.Expression): boolean {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}

/**
 * Whether an expression could be a flow by what is written there: to ask what it is costs the compiler
 * much, and literals, comparisons, functions and the like are none.
 */
function couldBeFlow(node: ts.Expression): boolean {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isNonNullExpression(inner)
  ) {
    inner = inner.expression;
  }
  if (ts.isConditionalExpression(inner)) {
    return couldBeFlow(inner.whenTrue) || couldBeFlow(inner.whenFalse);
  }
  if (!ts.isBinaryExpression(inner)) return MAYBE.has(inner.kind);
  switch (inner.operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return couldBeFlow(inner.left) || couldBeFlow(inner.right);
    case ts.SyntaxKind.CommaToken:
      return couldBeFlow(inner.right);
    default:
      return isAssignment(inner) && couldBeFlow(inner.right);
  }
}

/** The expressions whose kind does not say what they are. */
const MAYBE: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.ThisKeyword,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.CallExpression,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.TaggedTemplateExpression,
  ts.SyntaxKind.AwaitExpression,
  ts.SyntaxKind.YieldExpression,
]);

/** Whether a callback could give a flow by what is written there: it is one, or gives back what could be. */
function couldGiveFlow({ body, asteriskToken }: ts.ArrowFunction | ts.FunctionExpression): boolean {
  if (asteriskToken !== undefined) return true;
  if (!ts.isBlock(body)) return couldBeFlow(body);
  const returns = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node)) return false;
    if (ts.isReturnStatement(node))
      return node.expression !== undefined && couldBeFlow(node.expression);
    return ts.forEachChild(node, returns) ?? false;
  };
  return returns(body);
}

type Test =
  | ts.IfStatement
  | ts.WhileStatement
  | ts.DoStatement
  | ts.ConditionalExpression
  | ts.PrefixUnaryExpression;

function isTest(node: ts.Node): node is Test {
  return (
    ts.isIfStatement(node) ||
    ts.isWhileStatement(node) ||
    ts.isDoStatement(node) ||
    ts.isConditionalExpression(node) ||
    (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
  );
}

function conditionOf(node: Test): ts.Expression {
  if (ts.isConditionalExpression(node)) return node.condition;
  return ts.isPrefixUnaryExpression(node) ? node.operand : node.expression;
}

/** The nearest function around `node` is itself a flow. */
function isInGenerator(node: ts.Node): boolean {
  const around = ts.findAncestor(node.parent, ts.isFunctionLike);
  return around !== undefined && 'asteriskToken' in around && around.asteriskToken !== undefined;
}

/** Whether the caller throws the result of this callback away, as `forEach` does. */
function expectsNothing(
  node: ts.ArrowFunction | ts.FunctionExpression,
  checker: ts.TypeChecker,
): boolean {
  const signatures = checker.getContextualType(node)?.getCallSignatures() ?? [];
  return (
    signatures.length > 0 &&
    signatures.every((signature) => (signature.getReturnType().flags & ts.TypeFlags.Void) !== 0)
  );
}

function givesFlow(
  node: ts.ArrowFunction | ts.FunctionExpression,
  checker: ts.TypeChecker,
): boolean {
  const signature = checker.getSignatureFromDeclaration(node);
  return signature !== undefined && holdsGenerator(signature.getReturnType(), checker);
}

function isExported(node: ts.VariableDeclaration): boolean {
  const statement = node.parent.parent;
  return (
    ts.isVariableStatement(statement) &&
    (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}...` : line;
}
