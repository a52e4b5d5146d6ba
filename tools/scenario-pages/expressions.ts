import ts from 'typescript';
import { bare, isEither, isListCall, returnsOf } from './syntax.ts';
import { declarationOf, type Uses, usesIn } from './uses.ts';

/** An expression, and the calls through which it was reached: they say what parameters hold. */
export interface Seen {
  readonly node: ts.Expression;
  readonly through: Through | undefined;
}

/** The one call of a function whose arguments count while its body is read. */
export interface Through {
  readonly owner: ts.Node;
  /** That call, unless it is a list that hands over its elements. */
  readonly call?: ts.CallExpression;
  /** What was handed over for a parameter, by its position; nothing where it was left out. */
  readonly given: (at: number, depth: number) => readonly Seen[] | undefined;
  readonly outer: Through | undefined;
}

const MOST_DEPTH = 40;

/** Whether something was found that a name, a property or a call stands for. */
function isRead({ node }: Seen): boolean {
  return !(
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    (ts.isCallExpression(node) && !isListCall(node))
  );
}

/** Whether a call is read within itself: what it may return is being read already. */
function isWithin(call: ts.CallExpression, through: Through | undefined): boolean {
  return through !== undefined && (through.call === call || isWithin(call, through.outer));
}

function unlike(all: readonly Seen[]): Seen[] {
  return all.filter(
    ({ node, through }, at) =>
      all.findIndex((one) => one.node === node && one.through === through) === at,
  );
}

function entryOf<K, V>(map: Map<K, V>, key: K, made: () => V): V {
  const there = map.get(key);
  if (there !== undefined) return there;
  const value = made();
  map.set(key, value);
  return value;
}

/** Reads from code what its expressions may be, following names, parameters and calls. */
export class Expressions {
  readonly checker: ts.TypeChecker;
  readonly uses: Uses;
  /** The lists met so far whose elements cannot be read. */
  readonly unread: Seen[] = [];
  /** What was read before; what is being read meanwhile has nothing to add to itself. */
  readonly #known = new Map<Through | undefined, Map<ts.Expression, Seen[]>>();
  readonly #ways = new Map<Through | undefined, Map<ts.CallExpression, Through>>();

  constructor(checker: ts.TypeChecker, files: readonly ts.SourceFile[]) {
    this.checker = checker;
    this.uses = usesIn(checker, files);
  }

  /** Within a call: its function's parameters hold the arguments of this call alone. */
  within(call: ts.CallExpression, owner: ts.Node, outer?: Through): Through {
    const ways = entryOf(this.#ways, outer, () => new Map<ts.CallExpression, Through>());
    return entryOf(ways, call, () => this.#through(call, owner, outer));
  }

  #through(call: ts.CallExpression, owner: ts.Node, outer: Through | undefined): Through {
    const given = (at: number, depth: number): readonly Seen[] | undefined => {
      const argument = call.arguments[at];
      return argument === undefined
        ? undefined
        : this.valuesOf({ node: argument, through: outer }, depth + 1);
    };
    return { owner, call, given, outer };
  }

  /** The expressions that an expression may stand for; itself if there is nothing to follow. */
  valuesOf(seen: Seen, depth = 0): Seen[] {
    if (depth > MOST_DEPTH) return [];
    const known = entryOf(this.#known, seen.through, () => new Map<ts.Expression, Seen[]>());
    const before = known.get(seen.node);
    if (before !== undefined) return before;
    known.set(seen.node, []);
    const values = unlike(this.#read(seen, depth));
    known.set(seen.node, values);
    return values;
  }

  #read(seen: Seen, depth: number): Seen[] {
    const { node, through } = seen;
    const next = (one: ts.Expression) => this.valuesOf({ node: one, through }, depth + 1);
    const inner = bare(node);
    if (inner !== node) return next(inner);
    if (ts.isConditionalExpression(node)) return [...next(node.whenTrue), ...next(node.whenFalse)];
    if (ts.isBinaryExpression(node) && isEither(node))
      return [...next(node.left), ...next(node.right)];
    const found = this.#followed(seen, depth);
    return found.length === 0 ? [seen] : found;
  }

  /** What a name, a property or a call leads to. */
  #followed({ node, through }: Seen, depth: number): Seen[] {
    if (ts.isIdentifier(node)) {
      const declared = declarationOf(this.checker, node);
      return declared === undefined ? [] : this.#heldBy(declared, through, depth + 1);
    }
    if (ts.isPropertyAccessExpression(node)) {
      return this.propertyOf({ node: node.expression, through }, node.name.text, depth + 1);
    }
    if (ts.isCallExpression(node) && !isListCall(node)) {
      return this.#returned(node, through).flatMap((one) => this.valuesOf(one, depth + 1));
    }
    return [];
  }

  /** What a property of an object may be. */
  propertyOf(seen: Seen, name: string, depth = 0): Seen[] {
    if (depth > MOST_DEPTH) return [];
    return this.valuesOf(seen, depth + 1).flatMap(({ node, through }) => {
      if (!ts.isObjectLiteralExpression(node)) return [];
      const found: Seen[] = [];
      for (const part of node.properties) {
        if (ts.isPropertyAssignment(part) && part.name.getText() === name) {
          found.push(...this.valuesOf({ node: part.initializer, through }, depth + 1));
        } else if (ts.isShorthandPropertyAssignment(part) && part.name.text === name) {
          found.push(...this.valuesOf({ node: part.name, through }, depth + 1));
        } else if (ts.isGetAccessor(part) && part.name.getText() === name) {
          for (const one of returnsOf(part)) {
            found.push(...this.valuesOf({ node: one, through }, depth + 1));
          }
        } else if (ts.isSpreadAssignment(part)) {
          found.push(...this.propertyOf({ node: part.expression, through }, name, depth + 1));
        }
      }
      return found;
    });
  }

  /** The elements that a list may have; of what cannot be read {@link unread} takes note. */
  elementsOf(seen: Seen, depth = 0): Seen[] {
    if (depth > MOST_DEPTH) return [];
    return this.valuesOf(seen, depth + 1).flatMap((value): Seen[] => {
      const { node, through } = value;
      if (ts.isArrayLiteralExpression(node)) {
        const later = ts.isVariableDeclaration(node.parent)
          ? this.uses.pushedInto(node.parent)
          : [];
        return [...node.elements, ...later].flatMap((one) =>
          ts.isSpreadElement(one)
            ? this.elementsOf({ node: one.expression, through }, depth + 1)
            : this.valuesOf({ node: one, through }, depth + 1),
        );
      }
      if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
        return returnsOf(node).flatMap((one) => this.elementsOf({ node: one, through }, depth + 1));
      }
      if (ts.isCallExpression(node) && isListCall(node)) {
        return this.#elementsOfCall(node, through, depth);
      }
      this.unread.push(value);
      return [];
    });
  }

  #elementsOfCall(
    { expression, arguments: given }: ts.CallExpression,
    through: Through | undefined,
    depth: number,
  ): Seen[] {
    if (!ts.isPropertyAccessExpression(expression)) return [];
    const list = { node: expression.expression, through };
    const [first, second] = given.map((node): Seen => ({ node, through }));
    const { text } = expression.name;
    if (text === 'map' && first !== undefined) {
      return this.givenBy(first, list).flatMap((one) => this.valuesOf(one, depth + 1));
    }
    if (text === 'flatMap' && first !== undefined) {
      return this.givenBy(first, list).flatMap((one) => this.elementsOf(one, depth + 1));
    }
    if (text === 'from' && second !== undefined) {
      return this.givenBy(second).flatMap((one) => this.valuesOf(one, depth + 1));
    }
    return this.elementsOf(list, depth + 1);
  }

  /** What a callback returns; `list` is what it goes through. */
  givenBy(callback: Seen, list?: Seen): Seen[] {
    return this.valuesOf(callback).flatMap(({ node, through }) => {
      if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
        return returnsOf(node).map((one) => ({ node: one, through }));
      }
      const owner = ts.isIdentifier(node) ? declarationOf(this.checker, node) : undefined;
      if (owner === undefined || !ts.isFunctionDeclaration(owner)) return [];
      const inside =
        list === undefined
          ? through
          : {
              owner,
              given: (at: number, depth: number) =>
                at === 0 ? this.elementsOf(list, depth + 1) : undefined,
              outer: through,
            };
      return returnsOf(owner).map((one) => ({ node: one, through: inside }));
    });
  }

  /** What a call may return, as far as it is written here. */
  #returned(call: ts.CallExpression, through: Through | undefined): Seen[] {
    const declaration = this.checker.getResolvedSignature(call)?.declaration;
    if (declaration === undefined || isWithin(call, through)) return [];
    const inside = this.within(call, declaration, through);
    return returnsOf(declaration).map((node) => ({ node, through: inside }));
  }

  /** What a variable or parameter may hold. */
  #heldBy(declared: ts.Node, through: Through | undefined, depth: number): Seen[] {
    if (ts.isVariableDeclaration(declared)) {
      const loop = declared.parent.parent;
      if (ts.isForOfStatement(loop)) {
        return this.elementsOf({ node: loop.expression, through }, depth);
      }
      const { initializer } = declared;
      return initializer === undefined ? [] : this.valuesOf({ node: initializer, through }, depth);
    }
    if (ts.isParameter(declared)) return this.#handedTo(declared, through, depth);
    if (ts.isBindingElement(declared)) {
      const name = (declared.propertyName ?? declared.name).getText();
      const usual: Seen[] =
        declared.initializer === undefined ? [] : [{ node: declared.initializer, through }];
      const sources = this.#heldBy(declared.parent.parent, through, depth);
      return [...sources.flatMap((one) => this.propertyOf(one, name, depth + 1)), ...usual];
    }
    return [];
  }

  /** What is handed over for a parameter: by calls, or from the list that a callback goes through. */
  #handedTo(
    parameter: ts.ParameterDeclaration,
    through: Through | undefined,
    depth: number,
  ): Seen[] {
    const owner = parameter.parent;
    const at = owner.parameters.indexOf(parameter);
    let reached = through;
    while (reached !== undefined && reached.owner !== owner) reached = reached.outer;
    const one = reached?.given(at, depth);
    // What this call hands over may not be to be read: then it is taken for any that is handed over.
    const isKnown = reached !== undefined && (one === undefined || one.some(isRead));
    const ways = isKnown ? [] : this.#calledFrom(owner);
    const all = ways.flatMap((way) => way.given(at, depth) ?? []);
    const given = all.length === 0 ? (one ?? []) : all;
    const { initializer } = parameter;
    const usual: Seen[] = initializer === undefined ? [] : [{ node: initializer, through }];
    if (given.length + usual.length > 0) return [...given, ...usual];
    const call = owner.parent;
    if (at !== 0 || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) {
      return [];
    }
    return this.elementsOf({ node: call.expression.expression, through }, depth + 1);
  }

  /** All the ways to come into a function, where it is not known by which one. */
  #calledFrom(owner: ts.Node): Through[] {
    return this.uses.callsOf(owner).map((call) => this.within(call, owner));
  }
}
