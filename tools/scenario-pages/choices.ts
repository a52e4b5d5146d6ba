import ts from 'typescript';
import { KEY, KINDS, MAKERS, type Maker, VERBS, type Verb } from './askers.ts';
import type { Expressions, Seen, Through } from './expressions.ts';
import { defaultAt, defaultsOf, idsOf, idsOfOptions } from './options.ts';
import { declaredIds, returnsOf, unique, where } from './syntax.ts';
import { textsOf } from './texts.ts';

/** A choice that rules can ask, as their code builds it. */
export interface Asked {
  readonly keys: readonly string[];
  readonly kind: string;
  readonly rules: readonly string[];
  /** Ids of its options; what only a match knows stands in angle brackets. */
  readonly options: readonly string[];
  /** What may be taken when nothing else is said, as far as the code says it: ids in backticks, positions, other code. */
  readonly fallbacks: readonly string[];
  /** Whether it is asked even if there is a single answer. */
  readonly always: boolean;
}

/** The choices that a file builds. Throws where its code does not tell the key of one. */
export function choicesIn(code: Expressions, file: ts.SourceFile): readonly Asked[] {
  const found: Asked[] = [];
  const visit = (node: ts.Node): void => {
    // What a verb says is read where it is called.
    if (ts.isFunctionDeclaration(node) && node.name !== undefined && node.name.text in VERBS)
      return;
    const read = readerOf(code, node);
    if (read !== undefined) found.push(...byCall(code, node, read));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Reads a choice, whose function was reached in one of its ways. */
type Read = (through: Through | undefined) => Asked;

/** How to read the choice that a piece of code makes, if it makes one. */
function readerOf(code: Expressions, node: ts.Node): Read | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    const kind = kindOf(code, node);
    return kind === undefined
      ? undefined
      : (through) => literalChoice(code, { node, through }, kind);
  }
  if (!ts.isCallExpression(node)) return undefined;
  const name = calledName(code.checker, node);
  const [maker, verb] = [MAKERS[name], VERBS[name]];
  if (maker !== undefined) return (through) => madeChoice(code, node, through, maker);
  if (verb !== undefined) return (through) => saidChoice(code, node, through, verb);
  return undefined;
}

/** What a call calls, by the name under which it is exported: an import may give it another one. */
function calledName(checker: ts.TypeChecker, { expression }: ts.CallExpression): string {
  const declared = ts.isIdentifier(expression)
    ? checker.getSymbolAtLocation(expression)?.declarations?.[0]
    : undefined;
  return declared !== undefined && ts.isImportSpecifier(declared)
    ? (declared.propertyName ?? declared.name).text
    : expression.getText();
}

/** Once for every call of the function that a choice is made in: its arguments belong together. */
function byCall(code: Expressions, node: ts.Node, read: Read): Asked[] {
  for (let owner = node.parent; owner !== undefined; owner = owner.parent) {
    const calls = ts.isFunctionLike(owner) ? code.uses.callsOf(owner) : [];
    if (calls.length > 0) return calls.map((call) => read(code.within(call, owner)));
  }
  return [read(undefined)];
}

/** The kind of choice that a literal is, if it is one: it has a kind and says why. */
function kindOf(code: Expressions, node: ts.ObjectLiteralExpression): string | undefined {
  // Most objects are no choices: their type says so at once.
  const type = code.checker.getTypeAtLocation(node);
  if (type.getProperty('why') === undefined) return undefined;
  const literal = { node, through: undefined };
  // Its own, or that of the object that it is made from, as in `{ ...way, seat, why }`.
  const own = node.properties.find((part) => part.name?.getText() === 'kind');
  const inherited = own === undefined ? code.propertyOf(literal, 'kind')[0]?.node : undefined;
  const kind = own !== undefined && ts.isPropertyAssignment(own) ? own.initializer : inherited;
  if (kind === undefined || !ts.isStringLiteralLike(kind) || !KINDS.includes(kind.text)) {
    return undefined;
  }
  return code.propertyOf(literal, 'why').length > 0 ? kind.text : undefined;
}

function literalChoice(code: Expressions, literal: Seen, kind: string): Asked {
  const options = code.propertyOf(literal, 'options');
  return told(code, kind, literal, { options, whys: code.propertyOf(literal, 'why') }, literal);
}

function madeChoice(
  code: Expressions,
  node: ts.CallExpression,
  through: Through | undefined,
  maker: Maker,
): Asked {
  const argument = argumentsOf(code, node, through);
  const [extras] = argument(maker.extras).filter((one) => ts.isObjectLiteralExpression(one.node));
  const options = [
    ...argument(maker.options).flatMap((one): Seen[] => {
      const isMade = ts.isArrowFunction(one.node) || ts.isFunctionExpression(one.node);
      return isMade
        ? returnsOf(one.node).map((given) => ({ ...one, node: given }))
        : [one, ...code.propertyOf(one, 'candidates')];
    }),
    ...argument(maker.graph).flatMap((one) =>
      code.givenBy(one).flatMap((graph) => code.propertyOf(graph, 'options')),
    ),
  ];
  const parts = { options, whys: argument(maker.why) };
  const asked = told(code, maker.kind, { node, through }, parts, extras);
  const usual = argument(maker.fallback).flatMap((one) => idsOf(code, one));
  return usual.length === 0
    ? asked
    : { ...asked, fallbacks: unique(usual.map((id) => `\`${id}\``)) };
}

/** What a verb asks; `confirm` has no options of its own. */
function saidChoice(
  code: Expressions,
  node: ts.CallExpression,
  through: Through | undefined,
  { kind, options, graph, question }: Verb,
): Asked {
  const argument = argumentsOf(code, node, through);
  const says = (name: string) => argument(question).flatMap((one) => code.propertyOf(one, name));
  const keys = unique(argument(KEY).flatMap((one) => textsOf(code, one)));
  if (keys.length === 0)
    throw new Error(`${where(node)}: the key of this question is not to be read`);
  const rules = unique(says('rule').flatMap((one) => textsOf(code, one)));
  const said = { keys, kind, rules, always: says('always').length > 0 };
  if (calledName(code.checker, node) === 'confirm') {
    return { ...said, options: ['no', 'yes'], fallbacks: [usualWord(says('usual'))] };
  }
  const offered =
    graph === undefined
      ? argument(options)
      : argument(graph).flatMap((one) => code.propertyOf(one, 'options'));
  const ids = declaredIds(node) ?? idsOfOptions(code, kind, offered);
  const fallbacks = defaultsOf(code, says('fallback'), offered);
  const first = kind === 'one' && fallbacks.length === 0;
  return { ...said, options: ids, fallbacks: first ? [defaultAt(code, offered, 0)] : fallbacks };
}

/** The default of yes or no. */
function usualWord(said: readonly Seen[]): string {
  const usual = unique(said.map(({ node }) => node.getText()));
  return usual.length === 0 ? '`no`' : usual.join() === 'true' ? '`yes`' : 'depends';
}

/** What a call hands over at a position. */
function argumentsOf(
  code: Expressions,
  call: ts.CallExpression,
  through: Through | undefined,
): (at: number | undefined) => Seen[] {
  return (at) => {
    const node = at === undefined ? undefined : call.arguments[at];
    return node === undefined ? [] : code.valuesOf({ node, through });
  };
}

/** A choice of which the parts were found; `extras` has its default and whether it is always asked. */
function told(
  code: Expressions,
  kind: string,
  at: Seen,
  { whys, options }: { readonly whys: readonly Seen[]; readonly options: readonly Seen[] },
  extras: Seen | undefined,
): Asked {
  const texts = (name: string) =>
    whys.flatMap((why) => code.propertyOf(why, name)).flatMap((one) => textsOf(code, one));
  const extra = (name: string) => (extras === undefined ? [] : code.propertyOf(extras, name));
  const keys = unique(texts('key'));
  if (keys.length === 0)
    throw new Error(`${where(at.node)}: the key of this choice is not to be read`);
  return {
    keys,
    kind,
    rules: unique(texts('rule')),
    options: declaredIds(at.node) ?? idsOfOptions(code, kind, options),
    fallbacks: defaultsOf(code, extra('fallback'), options),
    always: extra('always').length > 0,
  };
}
