import ts from 'typescript';
import { type Asked, KINDS, MAKERS, type Maker, VERBS, type Verb, WINDOW } from './askers.ts';
import type { Expressions, Seen, Through } from './expressions.ts';
import { fieldsOf } from './fields.ts';
import { defaultAt, defaultsOf, idsOf, idsOfOptions } from './options.ts';
import { declaredIds, returnsOf, unique, where } from './syntax.ts';
import { textsOf } from './texts.ts';

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

/** Reads a choice, and the fields of a form, whose function was reached in one of its ways. */
type Read = (through: Through | undefined) => readonly Asked[];

/** How to read the choice that a piece of code makes, if it makes one. */
function readerOf(code: Expressions, node: ts.Node): Read | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    const kind = kindOf(code, node);
    return kind === undefined
      ? undefined
      : (through) => [literalChoice(code, { node, through }, kind)];
  }
  if (!ts.isCallExpression(node)) return undefined;
  const name = calledName(code.checker, node);
  const [maker, verb] = [MAKERS[name], VERBS[name]];
  if (maker !== undefined) return (through) => [madeChoice(code, node, through, maker)];
  if (name === WINDOW) return (through) => [windowChoice(code, node, through)];
  if (verb !== undefined) {
    return (through) => {
      const asked = saidChoice(code, node, through, verb);
      return [asked, ...fieldsOf(code, argumentsOf(code, node, through)(verb.blanks), asked)];
    };
  }
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

/** So many calls up is looked for what a key is. */
const MOST_CALLS = 3;

/** Once for every call of the function that a choice is made in: its arguments belong together. */
function byCall(code: Expressions, node: ts.Node, read: Read, depth = 0): readonly Asked[] {
  const ways = waysInto(code, node);
  if (ways.length === 0) return read(undefined);
  return ways.flatMap(([call, owner]) => {
    const asked = read(code.within(call, owner));
    // A key that the caller is handed itself: its own calls say what belongs to which.
    const isHandedOn = asked.some(({ keys }) => keys.length > 1) && depth < MOST_CALLS;
    if (!isHandedOn || waysInto(code, call).length === 0) return asked;
    const through = (outer: Through | undefined) => read(code.within(call, owner, outer));
    const further = byCall(code, call, through, depth + 1);
    const known = asked.flatMap(({ keys }) => keys);
    return further.filter(({ keys }) => keys.every((key) => !isGap(key) || known.includes(key)));
  });
}

const isGap = (text: string) => text.includes('<');

/** The calls of the innermost function around some code that is called at all. */
function waysInto(
  code: Expressions,
  node: ts.Node,
): readonly (readonly [ts.CallExpression, ts.Node])[] {
  for (let owner = node.parent; owner !== undefined; owner = owner.parent) {
    const calls = ts.isFunctionLike(owner) ? code.uses.callsOf(owner) : [];
    if (calls.length > 0) return calls.map((call) => [call, owner] as const);
  }
  return [];
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
  { kind, key, options, graph, question, usual = 'fallback' }: Verb,
): Asked {
  const argument = argumentsOf(code, node, through);
  const says = (name: string) => argument(question).flatMap((one) => code.propertyOf(one, name));
  const keys = unique(argument(key).flatMap((one) => textsOf(code, one)));
  if (keys.length === 0)
    throw new Error(`${where(node)}: the key of this question is not to be read`);
  const rules = rulesIn(code, says('rule'));
  const said = { keys, kind, rules, always: says('always').length > 0 };
  if (calledName(code.checker, node) === 'confirm') {
    return { ...said, options: ['no', 'yes'], fallbacks: [usualWord(says('usual'))] };
  }
  const offered =
    graph === undefined
      ? argument(options)
      : argument(graph).flatMap((one) => code.propertyOf(one, 'options'));
  const ids = idsSaid(node, through) ?? idsOfOptions(code, kind, offered);
  const fallbacks = defaultsOf(code, says(usual), offered);
  const first = kind === 'one' && fallbacks.length === 0;
  return { ...said, options: ids, fallbacks: first ? [defaultAt(code, offered, 0)] : fallbacks };
}

/** What anybody may do until all have passed; passing is the default. */
function windowChoice(
  code: Expressions,
  node: ts.CallExpression,
  through: Through | undefined,
): Asked {
  const [window] = argumentsOf(code, node, through)(0);
  const at = window ?? { node, through };
  const options = code.propertyOf(at, 'optionsFor');
  const asked = told(code, 'one', at, { whys: code.propertyOf(at, 'why'), options }, undefined);
  return { ...asked, options: unique([...asked.options, 'pass']), fallbacks: ['`pass`'] };
}

/** The rules that ask; an empty text stands for none. */
function rulesIn(code: Expressions, said: readonly Seen[]): string[] {
  return unique(said.flatMap((one) => textsOf(code, one))).filter((rule) => rule !== '');
}

/** The ids that a comment declares: of the function that asks, or of the one that it asks for. */
function idsSaid(node: ts.Node, through: Through | undefined): string[] | undefined {
  return declaredIds(node) ?? (through?.call === undefined ? undefined : declaredIds(through.call));
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
    rules: rulesIn(
      code,
      whys.flatMap((why) => code.propertyOf(why, 'rule')),
    ),
    options: idsSaid(at.node, at.through) ?? idsOfOptions(code, kind, options),
    fallbacks: defaultsOf(code, extra('fallback'), options),
    always: extra('always').length > 0,
  };
}
