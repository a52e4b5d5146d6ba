import type { Creature, Item } from '../../../model.ts';
import { effectOn } from '../../../rules/bearers/bearers.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { forMinutes, spellAffects } from '../../../rules/magic/verbs.ts';
import { oneOf, type World } from '../../../table.ts';
import type { Spell } from '../../spell.ts';
import { aFriend, alive, atOne } from '../shared/aims.ts';

const RULE = 'DT-DIV-306';

/** Weapons in hand. */
const weaponsOf = (w: World, { items, held }: Creature): readonly Item[] =>
  items.filter(({ id, kind }) => held.includes(id) && oneOf(w, 'gear', kind).weapon !== undefined);

/** Striking: on a weapon that somebody holds, and with which it goes. */
export const STRIKING: Spell = {
  id: 'striking',
  rule: RULE,
  tradition: 'divine',
  level: 3,
  range: 30,
  good: 'help',
  aim: () =>
    atOne(
      alive((w, caster, target) => aFriend(w, caster, target) && weaponsOf(w, target).length > 0),
    ),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    const options = weaponsOf(t, target).map((item) => ({
      id: `item-${item.id}`,
      names: { item: item.kind },
      item,
    }));
    if (options.length === 0) return;
    const { item } = yield* decide(t, casting.caster, 'choice.weapon', options, {
      rule: RULE,
      params: { creature: target.id },
      usual: () => 0,
    });
    // One weapon of a bearer at a time: the newer casting counts.
    const older = effectOn(target, 'striking');
    if (older !== undefined && older.data?.item !== item.id)
      yield* relieve(t, target, older, 'end');
    const data = { item: item.id };
    yield* spellAffects(t, casting, target, 'striking', forMinutes(t, 10), { data });
  },
};
