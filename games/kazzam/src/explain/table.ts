import { tableOf } from '../bots/look.ts';
import { CONTENT } from '../content/index.ts';
import type { KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';

/** A table at which the rules can be asked about a view; nothing is rolled at it. */
export function tableFor(view: KazzamState): Kazzam {
  return tableOf({ state: view, content: CONTENT });
}
