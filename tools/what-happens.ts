import ts from 'typescript';

/** A type of event, with its fields beside `type` and `rule`. */
export interface Happening {
  readonly type: string;
  readonly fields: readonly Field[];
}

/** A field of an event. */
export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly type: string;
  /** What its comment says, or nothing. */
  readonly about: string;
}

/** Every event of a game, by the union that its `events.ts` exports; see `GameEvent`. */
export function whatHappens(program: ts.Program, file: ts.SourceFile): readonly Happening[] {
  const checker = program.getTypeChecker();
  const found: Happening[] = [];
  const add = (type: ts.Type): void => {
    const kinds = words(checker, type.getProperty('type'));
    const fields = type
      .getProperties()
      .filter(({ name }) => !OF_ALL.includes(name))
      .map((property) => fieldOf(checker, property));
    for (const kind of kinds) found.push({ type: kind, fields });
  };
  for (const statement of file.statements) {
    if (!ts.isTypeAliasDeclaration(statement) || !statement.name.text.endsWith('Event')) continue;
    const type = checker.getTypeAtLocation(statement.name);
    for (const one of type.isUnion() ? type.types : [type]) add(one);
  }
  if (found.length === 0) throw new Error(`${file.fileName} exports no union of events`);
  return found.sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** What every event has. */
const OF_ALL = ['type', 'rule', 'only', 'secret'];
/** No more words of a type are listed than these. */
const MOST_WORDS = 8;

/** The words that a property may be. */
function words(checker: ts.TypeChecker, property: ts.Symbol | undefined): readonly string[] {
  if (property === undefined) return [];
  const type = checker.getTypeOfSymbol(property);
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}

function fieldOf(checker: ts.TypeChecker, property: ts.Symbol): Field {
  const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  const about = ts.displayPartsToString(property.getDocumentationComment(checker));
  return {
    name: property.name,
    optional,
    type: typeOf(checker, property),
    about: about.replace(/\s+/g, ' '),
  };
}

/** The type as written; a union of a few words is spelled out. */
function typeOf(checker: ts.TypeChecker, property: ts.Symbol): string {
  const { valueDeclaration } = property;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  if (type.isUnion() && type.types.length <= MOST_WORDS) {
    const texts = type.types.flatMap((one) => (one.isStringLiteral() ? [`'${one.value}'`] : []));
    if (texts.length === type.types.length) return texts.sort().join(' | ');
  }
  const written =
    valueDeclaration !== undefined && ts.isPropertySignature(valueDeclaration)
      ? valueDeclaration.type?.getText()
      : undefined;
  return (written ?? checker.typeToString(type)).replaceAll('readonly ', '').replace(/\s+/g, ' ');
}
