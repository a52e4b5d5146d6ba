import type { Flow } from '@tablewright/engine';
import type { Creature } from '../../../model.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { contentOf, type D20, type World } from '../../../table.ts';
import type { Block } from '../../block.ts';
import type { Casting } from '../../spell.ts';

const LIVING: readonly string[] = ['living', 'beast', 'person'];
const LIFELESS: readonly string[] = ['undead', 'machine', 'vehicle'];

/** The living forms up to a Level, in the order of the bestiary; what belongs to a spell is none. */
export const formsUpTo = (w: Pick<World, 'content'>, level: number): readonly Block[] =>
  Object.values(contentOf(w).blocks).filter(
    ({ tags, level: own }) =>
      own <= level &&
      tags.some((tag) => LIVING.includes(tag)) &&
      !tags.some((tag) => LIFELESS.includes(tag)),
  );

/** The caster says what it, or somebody, becomes: something strong for friends, something weak for enemies. */
export function* chooseForm(
  t: D20,
  { caster, spell }: Casting,
  target: Creature,
  most: number,
): Flow<Block | undefined> {
  const options = formsUpTo(t, most).map((block) => ({
    id: block.id,
    names: { creature: block.id },
    block,
  }));
  if (options.length === 0) return undefined;
  const isFriend = target.side === caster.side;
  const usual = () =>
    options.reduce((best, { block }, at) => {
      const level = options[best]?.block.level ?? 0;
      return (isFriend ? block.level > level : block.level < level) ? at : best;
    }, 0);
  const question = { rule: spell.rule, params: { at: target.id }, usual };
  return (yield* decide(t, caster, 'choice.form', options, question)).block;
}
