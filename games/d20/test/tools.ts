import type { Seat } from '@tablewright/engine';
import { type Answer, type Choice, type FieldAnswer, fallbackAnswer } from '@tablewright/engine';
import { offersAt } from '../src/rules/master/offers.ts';
import type { D20 } from '../src/table.ts';
import { play, type Script } from './rig.ts';

/** What a test fills in: ids of options, numbers, words; fields that it leaves out stay as they are. */
export type Fields = Readonly<Record<string, string | number | readonly string[]>>;

/** What a seat may do at any time, by name. */
export function answersIn({ t }: { readonly t: D20 }, seat: Seat) {
  const offers = offersAt(t);
  const find = (name: string): Choice | undefined =>
    offers.offersFor(seat).find(({ why }) => why.key.replace(/^(tool|offer)\./, '') === name);
  return {
    has: (name: string): boolean => find(name) !== undefined,
    /** Uses one; what that asks is answered by the script, or as usual. Returns what was asked. */
    use(name: string, fields: Fields | string = {}, script: Script = []): readonly string[] {
      const offer = find(name);
      if (offer === undefined) throw new Error(`seat ${seat} is not offered "${name}"`);
      return play(offers.use(offer, answered(offer, fields)), script).asked;
    },
  };
}

/** What is filled in, as an answer to an offer. */
export function answered(offer: Choice, fields: Fields | string): Answer {
  if (typeof fields === 'string') return placeIn(offer, fields);
  if (offer.kind !== 'form') return fallbackAnswer(offer);
  const unknown = Object.keys(fields).filter(
    (name) => !offer.fields.some((field) => field.name === name),
  );
  if (unknown.length > 0) throw new Error(`no fields ${unknown.join(', ')}`);
  return offer.fields.map(({ name, choice }): FieldAnswer => {
    const said = fields[name];
    if (said === undefined) return fallbackAnswer(choice) as FieldAnswer;
    if (typeof said === 'object') return said.map((id) => placeIn(choice, id));
    return choice.kind === 'one' ? placeIn(choice, String(said)) : said;
  });
}

function placeIn(choice: Choice, id: string): number {
  const options = 'options' in choice ? choice.options : [];
  const at = options.findIndex((one) => one.id === id);
  if (at < 0) throw new Error(`no "${id}" among ${options.map((one) => one.id).join(', ')}`);
  return at;
}
