import { ABILITIES } from '../../../abilities.ts';
import type { Creature } from '../../../model.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import { scoreFor } from '../../../rules/numbers/scores.ts';
import { contentOf, type World } from '../../../table.ts';
import type { Block } from '../../block.ts';
import type { Bearer, Trait } from '../../trait.ts';

/** Stage of an effect under which its bearer's own mind has faded. */
const FADED = 1;
/** The abilities of a body; the others are of the mind. */
const BODILY = ABILITIES.slice(0, 3);

const formOf = (w: Pick<World, 'content'>, { effect }: Bearer): Block | undefined =>
  contentOf(w).blocks[effect?.data?.text ?? ''];

const isFaded = ({ effect }: Bearer): boolean => effect?.data?.stage === FADED;

/** What a mind is made of: the roles of a character. */
const mindOf = ({ character }: Creature): readonly string[] =>
  character?.roles.map(({ id }) => id) ?? [];

/** In the body of something else: its numbers, its instincts, one's own Hit Points (DT-ARC-407). */
export const polymorphed: Trait = {
  id: 'polymorphed',
  rule: 'DT-ARC-407',
  bans: ['hold'],
  body(w, self) {
    const form = formOf(w, self);
    if (form === undefined) return undefined;
    const mind = isFaded(self) ? [] : mindOf(self.creature);
    return { block: form.id, traits: [...mind, ...form.traits] };
  },
  // A form that is no person has neither the words nor the hands for spells (decision).
  forbids: (w, { creature }, { kind }) => kind === 'cast' && !isA(w, creature, 'person'),
  score(w, self, ability, score) {
    const form = formOf(w, self);
    if (form === undefined || !(BODILY.includes(ability) || isFaded(self))) return score;
    return scoreFor(form.mods[ability]);
  },
  /** Hit Points stay: what the other body would add or take is made up for. */
  maxHp(w, { creature, effect }) {
    if (effect === undefined || effect.data?.tag === BARE) return undefined;
    const others = creature.effects.filter((one) => one !== effect);
    const bare = { ...effect, data: { ...effect.data, tag: BARE } };
    const own = maxHpOf(w, { ...creature, effects: others });
    const value = own - maxHpOf(w, { ...creature, effects: [...others, bare] });
    return value === 0 ? undefined : { value, rule: 'DT-ARC-407', from: 'polymorphed' };
  },
  on: {
    /** The mind fades after a day (DT-ARC-407): whoever runs the game plays what is left. */
    minutePassed(t, self) {
      const { creature, effect } = self;
      if (effect === undefined || isFaded(self)) return undefined;
      if (t.state.clock < (effect.data?.amount ?? 0)) return undefined;
      const { run, side, attitude } = creature;
      effect.data = { ...effect.data, stage: FADED, was: { run, side, attitude } };
      creature.run = { by: 'master' };
      return undefined;
    },
    /** At 0 it is itself again, at 0: the Hit Points of both bodies are the same ones. */
    *felled(t, { creature, effect }) {
      if (effect === undefined) return;
      creature.hp = 0;
      yield* relieve(t, creature, effect, 'end');
    },
    ended(_t, { creature, effect }) {
      if (effect?.data?.was !== undefined) Object.assign(creature, effect.data.was);
      return undefined;
    },
  },
};

/** Marks the effect while the Hit Points of the other body are counted. */
const BARE = 'bare';
