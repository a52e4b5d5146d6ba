import ts from 'typescript';
import { type Asked, BLANKS } from './askers.ts';
import type { Expressions, Seen } from './expressions.ts';
import { idsOfOptions } from './options.ts';

/** What a form asks field by field: the key of each is that of the form and the name of the field. */
export function fieldsOf(code: Expressions, blanks: readonly Seen[], form: Asked): Asked[] {
  return blanks.flatMap(({ node, through }) => {
    if (!ts.isObjectLiteralExpression(node)) return [];
    return node.properties.flatMap((part): Asked[] => {
      const made = ts.isPropertyAssignment(part)
        ? part.initializer
        : ts.isShorthandPropertyAssignment(part)
          ? part.name
          : undefined;
      const name = part.name?.getText();
      if (made === undefined || name === undefined) return [];
      return unfollowed(code, { node: made, through }).flatMap((one) =>
        field(code, one, name, form),
      );
    });
  });
}

/** The calls that make a field; not what those return, which no match knows yet. */
function unfollowed({ checker }: Expressions, { node, through }: Seen): Seen[] {
  if (!ts.isIdentifier(node)) return [{ node, through }];
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const declared = symbol?.valueDeclaration;
  if (declared === undefined || !ts.isVariableDeclaration(declared)) return [];
  return declared.initializer === undefined ? [] : [{ node: declared.initializer, through }];
}

function field(code: Expressions, { node, through }: Seen, name: string, form: Asked): Asked[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const blank = BLANKS[node.expression.name.text];
  if (blank === undefined) return [];
  const list = blank.options === undefined ? undefined : node.arguments[blank.options];
  const options = list === undefined ? [] : code.valuesOf({ node: list, through });
  return [
    {
      keys: form.keys.map((key) => `${key}.${name}`),
      kind: `field: ${blank.kind}`,
      rules: form.rules,
      options: idsOfOptions(code, blank.kind, options),
      fallbacks: [],
      always: false,
    },
  ];
}
