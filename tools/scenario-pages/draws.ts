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
