import ts from 'typescript';
import type { Expressions } from './expressions.ts';
import { unique, where } from './syntax.ts';
import { textsOf } from './texts.ts';

/** What rules draw. */
export interface Drawn {
  readonly purposes: readonly string[];
  readonly kind: string;
}

const DRAWS = ['roll', 'pick', 'index', 'drawFrom', 'shuffle'];

/** What a file draws. Throws where its code does not tell what for. */
export function drawsIn(code: Expressions, file: ts.SourceFile): readonly Drawn[] {
  const found: Drawn[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression;
      const purpose = DRAWS.includes(name.text) ? purposeOf(code, node) : undefined;
      if (purpose !== undefined) {
        const purposes = unique(textsOf(code, { node: purpose, through: undefined }));
        if (purposes.length === 0) throw new Error(`${where(node)}: for what is this drawn?`);
        found.push({ purposes, kind: name.text });
      }
    }
    const piles = ts.isNewExpression(node) ? pilesOf(code, node) : [];
    if (piles.length > 0) {
      found.push({ purposes: piles.map((pile) => `shuffle-${pile}`), kind: 'shuffle' });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What a call draws for: the argument that its declaration calls so. Nothing if it does not draw. */
function purposeOf({ checker }: Expressions, node: ts.CallExpression): ts.Expression | undefined {
  const parameters = checker.getResolvedSignature(node)?.parameters ?? [];
  return node.arguments[parameters.findIndex(({ name }) => name === 'purpose')];
}

/** The piles among the zones of cards that are declared: their order is drawn for `shuffle-<pile>`. */
function pilesOf(code: Expressions, node: ts.NewExpression): string[] {
  const [declared] = node.arguments ?? [];
  if (declared === undefined || !ts.isObjectLiteralExpression(declared)) return [];
  return code.propertyOf({ node: declared, through: undefined }, 'zones').flatMap((zones) => {
    if (!ts.isObjectLiteralExpression(zones.node)) return [];
    return zones.node.properties.flatMap((part): string[] => {
      if (!ts.isPropertyAssignment(part)) return [];
      const as = code.propertyOf({ ...zones, node: part.initializer }, 'as');
      const isPile = as.flatMap((one) => textsOf(code, one)).includes('pile');
      const name = ts.isStringLiteralLike(part.name) ? part.name.text : part.name.getText();
      return isPile ? [name.endsWith('/') ? `${name}<${name.slice(0, -1)}>` : name] : [];
    });
  });
}
