import { carryPromise } from '../kept/kept-promise.ts';
import { keepBeenOnline } from '../kept/visitor.ts';
import { api, newName } from '../server/api.ts';

/**
 * Goes to the table at which a match goes on, and opens it if nobody has. Whoever had a seat has it
 * there. Resolves with its id; rejects with an `ApiRefusal`.
 */
export async function goOnThere(before: string): Promise<string> {
  const { table } = await api.next(before, newName());
  keepBeenOnline();
  carryPromise(before, table);
  return table;
}
