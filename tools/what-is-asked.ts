import ts from 'typescript';

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

/** What rules draw. */
export interface Drawn {
  readonly purposes: readonly string[];
  readonly kind: string;
}

/** What the sources of a game ask and draw. Throws where its code does not tell the key of a choice. */
export function whatIsAsked(
  program: ts.Program,
  files: readonly ts.SourceFile[],
): { readonly asked: readonly Asked[]; readonly drawn: readonly Drawn[] } {
  const reader = new Reader(program.getTypeChecker(), files);
  return { asked: files.flatMap((file) => reader.choicesIn(file)), drawn: reader.draws() };
}

const KINDS = ['one', 'some', 'amount', 'allocation', 'order', 'path', 'text'];
/** Functions of the kernel that make a choice, and which of their arguments are what of it. */
const MAKERS: Readonly<
  Record<string, { readonly kind: string; readonly [part: string]: unknown }>
> = {
  lazyOne: { kind: 'one', why: 1, options: 2, extras: 3 },
  sievedOne: { kind: 'one', why: 1, options: 2, fallback: 3, extras: 4 },
  lazyPath: { kind: 'path', why: 1, graph: 4 },
};
/** What a verb of the engine or of a game asks, and which of its arguments are what of the question. */
interface Verb {
  readonly kind: string;
  readonly options?: number;
  readonly graph?: number;
  readonly question: number;
}
/** The verbs that ask; each has the key of its question as its third argument. */
const VERBS: Readonly<Record<string, Verb>> = {
  choose: { kind: 'one', options: 3, question: 4 },
  confirm: { kind: 'one', question: 3 },
  chooseSome: { kind: 'some', options: 3, question: 4 },
  chooseAmount: { kind: 'amount', question: 3 },
  divide: { kind: 'allocation', options: 3, question: 4 },
  arrange: { kind: 'order', options: 3, question: 4 },
  choosePath: { kind: 'path', graph: 3, question: 4 },
  chooseText: { kind: 'text', question: 3 },
};
const KEY = 2;
const DRAWS = ['roll', 'pick', 'index', 'drawFrom', 'shuffle'];
/** No more words of a type are listed than these; of more it is said what they are. */
const MOST_WORDS = 48;
const MOST_DEPTH = 40;

/** Reads from code what its expressions may be, following names, parameters and calls. */
class Reader {
  readonly #checker: ts.TypeChecker;
  readonly #calls = new Map<ts.Node, ts.CallExpression[]>();
  /** What is put into lists after they were made, by the list's declaration. */
  readonly #pushed = new Map<ts.Node, ts.Expression[]>();
  readonly #draws: Drawn[] = [];
  /** The one call of a function whose arguments are looked at. */
  #bound: { readonly owner: ts.Node; readonly call: ts.CallExpression } | undefined;
  /** Lists whose elements could not be read. */
  #unread: ts.Expression[] = [];

  constructor(checker: ts.TypeChecker, files: readonly ts.SourceFile[]) {
    this.#checker = checker;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const declaration = checker.getResolvedSignature(node)?.declaration;
        if (declaration !== undefined) {
          const calls = this.#calls.get(declaration) ?? [];
          calls.push(node);
          this.#calls.set(declaration, calls);
        }
        this.#notePushed(node);
      }
      ts.forEachChild(node, visit);
    };
    for (const file of files) visit(file);
    for (const file of files) this.#readDraws(file);
  }

  #notePushed({ expression, arguments: more }: ts.CallExpression): void {
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'push') return;
    const list = ts.isIdentifier(expression.expression)
      ? this.#declared(expression.expression)
      : undefined;
    if (list === undefined) return;
    this.#pushed.set(list, [...(this.#pushed.get(list) ?? []), ...more]);
  }

  draws(): readonly Drawn[] {
    return this.#draws;
  }

  choicesIn(file: ts.SourceFile): readonly Asked[] {
    const found: Asked[] = [];
    const visit = (node: ts.Node): void => {
      // What a verb says is read where it is called.
      if (ts.isFunctionDeclaration(node) && node.name !== undefined && node.name.text in VERBS)
        return;
      if (ts.isObjectLiteralExpression(node)) {
        const kind = this.#kindOf(node);
        if (kind !== undefined) found.push(...this.#byCall(node, () => this.#choice(node, kind)));
      } else if (ts.isCallExpression(node)) {
        const name = node.expression.getText(file);
        const maker = MAKERS[name];
        const verb = VERBS[name];
        if (maker !== undefined) {
          found.push(...this.#byCall(node, () => this.#made(node, maker)));
        } else if (verb !== undefined) {
          found.push(...this.#byCall(node, () => this.#said(node, name, verb)));
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  }

  /** Once for every call of the function that a choice is made in: its arguments belong together. */
  #byCall(node: ts.Node, read: () => Asked): Asked[] {
    for (let owner = node.parent; owner !== undefined; owner = owner.parent) {
      const calls = ts.isFunctionLike(owner) ? (this.#calls.get(owner) ?? []) : [];
      if (calls.length === 0) continue;
      return calls.map((call) => {
        this.#bound = { owner, call };
        const asked = read();
        this.#bound = undefined;
        return asked;
      });
    }
    return [read()];
  }

  /** The kind of choice that a literal is, if it is one: it has a kind and says why. */
  #kindOf(node: ts.ObjectLiteralExpression): string | undefined {
    // Most objects are no choices: their type says so at once.
    const type = this.#checker.getTypeAtLocation(node);
    if (type.getProperty('why') === undefined) return undefined;
    // Its own, or that of the object that it is made from, as in `{ ...way, seat, why }`.
    const own = node.properties.find((part) => part.name?.getText() === 'kind');
    const [kind] =
      own === undefined
        ? this.#property(node, 'kind')
        : ts.isPropertyAssignment(own)
          ? [own.initializer]
          : [];
    if (kind === undefined || !ts.isStringLiteralLike(kind) || !KINDS.includes(kind.text)) {
      return undefined;
    }
    return this.#property(node, 'why').length > 0 ? kind.text : undefined;
  }

  #choice(node: ts.ObjectLiteralExpression, kind: string): Asked {
    const whys = this.#property(node, 'why');
    return this.#told(node, kind, whys, this.#property(node, 'options'), node);
  }

  #made(node: ts.CallExpression, maker: (typeof MAKERS)[string]): Asked {
    const argument = (part: string): ts.Expression[] => {
      const at = maker[part];
      const found = typeof at === 'number' ? node.arguments[at] : undefined;
      return found === undefined ? [] : this.#values(found);
    };
    const [extras] = argument('extras').filter(ts.isObjectLiteralExpression);
    const options = [
      ...argument('options').flatMap((one) => {
        const isMade = ts.isArrowFunction(one) || ts.isFunctionExpression(one);
        return isMade ? returnsOf(one) : [one, ...this.#property(one, 'candidates')];
      }),
      ...argument('graph').flatMap((one) =>
        this.#givenBy(one).flatMap((graph) => this.#property(graph, 'options')),
      ),
    ];
    const told = this.#told(node, maker.kind, argument('why'), options, extras);
    const usual = argument('fallback').flatMap((one) => this.#idsOf(one));
    return usual.length === 0
      ? told
      : { ...told, fallbacks: unique(usual.map((id) => `\`${id}\``)) };
  }

  /** What a verb asks; `confirm` has no options of its own. */
  #said(node: ts.CallExpression, verb: string, { kind, options, graph, question }: Verb): Asked {
    const argument = (at: number | undefined): ts.Expression[] => {
      const given = at === undefined ? undefined : node.arguments[at];
      return given === undefined ? [] : this.#values(given);
    };
    const says = (name: string) => argument(question).flatMap((one) => this.#property(one, name));
    const keys = unique(argument(KEY).flatMap((one) => this.#strings(one)));
    if (keys.length === 0)
      throw new Error(`${where(node)}: the key of this question is not to be read`);
    const rules = unique(says('rule').flatMap((one) => this.#strings(one)));
    const always = says('always').length > 0;
    const said = { keys, kind, rules, always };
    if (verb === 'confirm') {
      const usual = unique(says('usual').map((one) => one.getText()));
      const fallback = usual.length === 0 ? '`no`' : usual.join() === 'true' ? '`yes`' : 'depends';
      return { ...said, options: ['no', 'yes'], fallbacks: [fallback] };
    }
    const offered =
      graph === undefined
        ? argument(options)
        : argument(graph).flatMap((one) => this.#property(one, 'options'));
    const ids = declaredIds(node) ?? this.#read(kind, offered);
    const fallbacks = this.#usualOf(says('fallback'), offered);
    const first = kind === 'one' && fallbacks.length === 0;
    return { ...said, options: ids, fallbacks: first ? [this.#byPosition(offered, 0)] : fallbacks };
  }

  /** The defaults that a choice may have, by their ids where the code leaves no doubt of them. */
  #usualOf(values: readonly ts.Expression[], options: readonly ts.Expression[]): string[] {
    return unique(
      values.map((value) => {
        if (ts.isNumericLiteral(value)) return this.#byPosition(options, Number(value.text));
        const id = this.#idBehind(options, value);
        return `\`${id ?? oneLine(value.getText())}\``;
      }),
    );
  }

  #byPosition(options: readonly ts.Expression[], at: number): string {
    const id = this.#idAt(options, at);
    return id === undefined ? String(at) : `\`${id}\``;
  }

  /** The id of an option by its position, if it stands there whatever the position of the match. */
  #idAt(options: readonly ts.Expression[], at: number): string | undefined {
    const ids = options.map((list) => {
      const before = ts.isArrayLiteralExpression(list) ? list.elements.slice(0, at + 1) : [];
      const option = before[at];
      if (option === undefined || before.some((one) => ts.isSpreadElement(one))) return undefined;
      return this.#sureId(option);
    });
    const [id, ...others] = unique(ids);
    return others.length === 0 ? id : undefined;
  }

  /** The id of the option that comes behind all of a list, where the length of that list is taken. */
  #idBehind(options: readonly ts.Expression[], value: ts.Expression): string | undefined {
    if (!ts.isPropertyAccessExpression(value) || value.name.text !== 'length') return;
    const [offered, ...others] = options;
    if (offered === undefined || others.length > 0 || !ts.isArrayLiteralExpression(offered)) return;
    const [all, behind, ...rest] = offered.elements;
    if (all === undefined || behind === undefined || rest.length > 0) return;
    if (!ts.isSpreadElement(all) || !isOfList(all.expression, value.expression)) return;
    return this.#sureId(behind);
  }

  /** The id of an option if it can have no other. */
  #sureId(option: ts.Expression): string | undefined {
    const options = ts.isSpreadElement(option) ? this.#elements(option.expression) : [option];
    const [id, ...others] = unique(options.flatMap((one) => this.#idsOf(one)));
    return others.length > 0 || id?.includes('<') ? undefined : id;
  }

  #told(
    at: ts.Node,
    kind: string,
    whys: readonly ts.Expression[],
    options: readonly ts.Expression[],
    extras: ts.ObjectLiteralExpression | undefined,
  ): Asked {
    const strings = (name: string) =>
      whys.flatMap((why) => this.#property(why, name)).flatMap((one) => this.#strings(one));
    const keys = unique(strings('key'));
    if (keys.length === 0)
      throw new Error(`${where(at)}: the key of this choice is not to be read`);
    const ids = declaredIds(at) ?? this.#read(kind, options);
    const always = extras !== undefined && this.#property(extras, 'always').length > 0;
    const said = extras === undefined ? [] : this.#property(extras, 'fallback');
    const fallbacks = this.#usualOf(said, options);
    return { keys, kind, rules: unique(strings('rule')), options: ids, fallbacks, always };
  }

  /** The ids of options as far as they can be read. */
  #read(kind: string, options: readonly ts.Expression[]): string[] {
    this.#unread = [];
    const read = options.flatMap((one) => this.#elements(one)).flatMap((one) => this.#idsOf(one));
    const ids = unique([...read, ...this.#unread.flatMap((list) => this.#idsIn(list))]);
    return ids.length === 0 && !['amount', 'text'].includes(kind) ? ['<id>'] : ids;
  }

  #readDraws(file: ts.SourceFile): void {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const { name } = node.expression;
        const [, purpose] = node.arguments;
        if (DRAWS.includes(name.text) && purpose !== undefined && this.#isDraw(node)) {
          const purposes = unique(this.#strings(purpose));
          if (purposes.length === 0) throw new Error(`${where(node)}: for what is this drawn?`);
          this.#draws.push({ purposes, kind: name.text });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }

  /** Whether a call draws: its second argument is then what for. */
  #isDraw(node: ts.CallExpression): boolean {
    const [, purpose] = this.#checker.getResolvedSignature(node)?.parameters ?? [];
    return purpose?.name === 'purpose';
  }

  /** The expressions that an expression may stand for. */
  #values(node: ts.Expression, depth = 0): ts.Expression[] {
    if (depth > MOST_DEPTH) return [];
    const next = (one: ts.Expression) => this.#values(one, depth + 1);
    const inner = bare(node);
    if (inner !== node) return next(inner);
    if (ts.isConditionalExpression(node)) return [...next(node.whenTrue), ...next(node.whenFalse)];
    if (ts.isBinaryExpression(node) && isEither(node))
      return [...next(node.left), ...next(node.right)];
    if (ts.isIdentifier(node)) {
      const declared = this.#declared(node);
      if (declared === undefined) return [node];
      const found = this.#valuesOf(declared, depth + 1);
      return found.length === 0 ? [node] : found;
    }
    if (ts.isPropertyAccessExpression(node)) {
      const found = this.#property(node.expression, node.name.text, depth + 1);
      return found.length === 0 ? [node] : found;
    }
    if (ts.isCallExpression(node) && !isListCall(node)) {
      const returned = this.#returned(node).flatMap(next);
      return returned.length === 0 ? [node] : returned;
    }
    return [node];
  }

  #declared(node: ts.Identifier): ts.Declaration | undefined {
    let symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.#checker.getSymbolAtLocation(node);
    if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0) {
      symbol = this.#checker.getAliasedSymbol(symbol);
    }
    return symbol?.valueDeclaration;
  }

  /** What a variable or parameter may hold. */
  #valuesOf(declared: ts.Declaration, depth: number): ts.Expression[] {
    if (ts.isVariableDeclaration(declared)) {
      const loop = declared.parent.parent;
      if (ts.isForOfStatement(loop)) return this.#elements(loop.expression, depth);
      const { initializer } = declared;
      return initializer === undefined ? [] : this.#values(initializer, depth);
    }
    if (ts.isParameter(declared)) return this.#arguments(declared, depth);
    if (ts.isBindingElement(declared)) {
      const pattern = declared.parent;
      const name = (declared.propertyName ?? declared.name).getText();
      const usual = declared.initializer === undefined ? [] : [declared.initializer];
      const sources = this.#valuesOf(pattern.parent, depth);
      return [...sources.flatMap((one) => this.#property(one, name, depth + 1)), ...usual];
    }
    return [];
  }

  /** What is handed over for a parameter: by calls, or from the list that a callback goes through. */
  #arguments(parameter: ts.ParameterDeclaration, depth: number): ts.Expression[] {
    const owner = parameter.parent;
    const at = owner.parameters.indexOf(parameter);
    const calls =
      this.#bound?.owner === owner ? [this.#bound.call] : (this.#calls.get(owner) ?? []);
    const given = calls.flatMap((call) => {
      const argument = call.arguments[at];
      return argument === undefined ? [] : this.#values(argument, depth + 1);
    });
    const usual = parameter.initializer === undefined ? [] : [parameter.initializer];
    if (given.length + usual.length > 0) return [...given, ...usual];
    const call = owner.parent;
    if (at !== 0 || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) {
      return [];
    }
    return this.#elements(call.expression.expression, depth + 1);
  }

  /** What a property of an object may be. */
  #property(node: ts.Expression, name: string, depth = 0): ts.Expression[] {
    if (depth > MOST_DEPTH) return [];
    return this.#values(node, depth + 1).flatMap((value) => {
      if (!ts.isObjectLiteralExpression(value)) return [];
      const found: ts.Expression[] = [];
      for (const part of value.properties) {
        if (ts.isPropertyAssignment(part) && part.name.getText() === name) {
          found.push(...this.#values(part.initializer, depth + 1));
        } else if (ts.isShorthandPropertyAssignment(part) && part.name.text === name) {
          found.push(...this.#values(part.name, depth + 1));
        } else if (ts.isSpreadAssignment(part)) {
          found.push(...this.#property(part.expression, name, depth + 1));
        }
      }
      return found;
    });
  }

  /** What a call may return, as far as it is written here. */
  #returned(call: ts.CallExpression): ts.Expression[] {
    const declaration = this.#checker.getResolvedSignature(call)?.declaration;
    return declaration === undefined ? [] : returnsOf(declaration);
  }

  /** The elements that a list may have. */
  #elements(node: ts.Expression, depth = 0): ts.Expression[] {
    if (depth > MOST_DEPTH) return [];
    const each = (one: ts.Expression) =>
      ts.isSpreadElement(one)
        ? this.#elements(one.expression, depth + 1)
        : this.#values(one, depth + 1);
    return this.#values(node, depth + 1).flatMap((value): ts.Expression[] => {
      if (ts.isArrayLiteralExpression(value)) {
        const { parent } = value;
        const later = ts.isVariableDeclaration(parent) ? this.#pushed.get(parent) : undefined;
        return [...value.elements, ...(later ?? [])].flatMap(each);
      }
      if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
        return returnsOf(value).flatMap((one) => this.#elements(one, depth + 1));
      }
      if (!ts.isCallExpression(value) || !isListCall(value)) {
        this.#unread.push(value);
        return [];
      }
      if (!ts.isPropertyAccessExpression(value.expression)) return [];
      const { name, expression } = value.expression;
      const [first] = value.arguments;
      if (name.text === 'map' && first !== undefined) {
        return this.#givenBy(first).flatMap((one) => this.#values(one, depth + 1));
      }
      if (name.text === 'flatMap' && first !== undefined) {
        return this.#givenBy(first).flatMap((one) => this.#elements(one, depth + 1));
      }
      if (name.text === 'from' && value.arguments[1] !== undefined) {
        return this.#givenBy(value.arguments[1]).flatMap((one) => this.#values(one, depth + 1));
      }
      return this.#elements(expression, depth + 1);
    });
  }

  /** What a callback returns. */
  #givenBy(callback: ts.Expression): ts.Expression[] {
    return this.#values(callback).flatMap((value) => {
      if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return returnsOf(value);
      const declared = ts.isIdentifier(value) ? this.#declared(value) : undefined;
      return declared !== undefined && ts.isFunctionDeclaration(declared)
        ? returnsOf(declared)
        : [];
    });
  }

  /** The ids that an option may have. */
  #idsOf(option: ts.Expression): string[] {
    const ids = this.#property(option, 'id').flatMap((one) => this.#strings(one));
    if (ids.length > 0) return ids;
    const type = this.#checker.getTypeAtLocation(option).getProperty('id');
    return type === undefined ? [] : (this.#words(this.#checker.getTypeOfSymbol(type)) ?? ['<id>']);
  }

  /** The ids that options of a list may have whose elements are not to be read, by its type. */
  #idsIn(list: ts.Expression): string[] {
    const type = this.#checker.getTypeAtLocation(list);
    const element = this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (element === undefined) return [];
    const id = element.getProperty('id');
    return id === undefined ? [] : (this.#words(this.#checker.getTypeOfSymbol(id)) ?? ['<id>']);
  }

  /** The texts that an expression may be; what only a match knows stands in angle brackets. */
  #strings(node: ts.Expression, depth = 0): string[] {
    if (depth > MOST_DEPTH) return [];
    const values = this.#values(node, depth + 1);
    return values.flatMap((value): string[] => {
      if (ts.isStringLiteralLike(value)) return [value.text];
      if (ts.isTemplateExpression(value)) return this.#template(value, depth);
      const joined = ts.isCallExpression(value) ? this.#joined(value, depth) : undefined;
      if (joined !== undefined) return [joined];
      const type = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(value));
      const words = this.#words(type);
      if (words !== undefined) return words;
      if (ts.isIdentifier(value) && value.text === 'undefined') return [];
      return [`<${label(bare(node))}>`];
    });
  }

  #template(node: ts.TemplateExpression, depth: number): string[] {
    let made = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const parts = unique(this.#strings(expression, depth + 1));
      const shown = parts.length > 8 ? [`<${label(expression)}>`] : parts;
      made = made.flatMap((before) => shown.map((part) => `${before}${part}${literal.text}`));
    }
    return made;
  }

  /** What a list is when it is written in one, as in `[item, action].join('/')`. */
  #joined(node: ts.CallExpression, depth: number): string | undefined {
    const { expression } = node;
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join')
      return undefined;
    const [separator] = node.arguments;
    const [list] = this.#values(expression.expression, depth + 1);
    if (list === undefined || !ts.isArrayLiteralExpression(list)) return undefined;
    const between =
      separator !== undefined && ts.isStringLiteralLike(separator) ? separator.text : ',';
    return list.elements
      .map((one) => (ts.isSpreadElement(one) ? `<${label(one.expression)}…>` : `<${label(one)}>`))
      .join(between);
  }

  /** All texts of a type, if it is made of a few. */
  #words(type: ts.Type): string[] | undefined {
    const types = type.isUnion() ? type.types : [type];
    if (types.length > MOST_WORDS) return undefined;
    const words = types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    // The order of a type's members follows from what the compiler has met before.
    return words.length === types.length ? words.sort() : undefined;
  }
}

/**
 * Ids that the comment of the function or constant around a choice declares, after `@ids` and with
 * commas between: where code makes them in a way that cannot be read off.
 */
function declaredIds(node: ts.Node): string[] | undefined {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    const tag = ts.getJSDocTags(at).find(({ tagName }) => tagName.text === 'ids');
    const text = tag === undefined ? undefined : ts.getTextOfJSDocComment(tag.comment);
    if (text !== undefined) return text.split(',').map((id) => id.trim());
  }
  return undefined;
}

/** Without brackets, `as`, `satisfies` and the like. */
function bare(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return node.expression;
  if (ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)) return node.expression;
  if (ts.isCallExpression(node) && node.expression.getText() === 'Object.freeze') {
    return node.arguments[0] ?? node;
  }
  return node;
}

function isEither(node: ts.BinaryExpression): boolean {
  const { kind } = node.operatorToken;
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}

/** A call of a method that a list has. */
function isListCall(node: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(node.expression)) return false;
  const { text } = node.expression.name;
  return [
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
  ].includes(text);
}

/** Whether a list is another one, or that one with each element changed. */
function isOfList(node: ts.Expression, list: ts.Expression): boolean {
  const one =
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
      ? node.expression
      : undefined;
  const source = one?.name.text === 'map' ? one.expression : node;
  return source.getText() === list.getText();
}

/** What stands behind the `return`s of a function, or what an arrow gives. */
function returnsOf(declaration: ts.Node): ts.Expression[] {
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

/** What an expression is called: its last name. */
function label(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return label(node.expression);
  if (ts.isBinaryExpression(node)) return label(node.left);
  if (ts.isCallExpression(node)) return label(node.expression);
  return 'text';
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ');
}

function where(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
