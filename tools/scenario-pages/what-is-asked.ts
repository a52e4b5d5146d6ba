import type ts from 'typescript';
import type { Asked } from './askers.ts';
import { choicesIn } from './choices.ts';
import { type Drawn, drawsIn } from './draws.ts';
import { Expressions } from './expressions.ts';

/** What the sources of a game ask and draw. Throws where its code does not tell the key of a choice. */
export function whatIsAsked(
  program: ts.Program,
  files: readonly ts.SourceFile[],
): { readonly asked: readonly Asked[]; readonly drawn: readonly Drawn[] } {
  const code = new Expressions(program.getTypeChecker(), files);
  return {
    asked: files.flatMap((file) => choicesIn(code, file)),
    drawn: files.flatMap((file) => drawsIn(code, file)),
  };
}
