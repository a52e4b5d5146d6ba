import type { Flow } from '@tablewright/engine';
import type { Creature } from '../../../model.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import { goAway } from '../../../rules/hiding/hush.ts';
import { tellStory } from '../../../rules/magic/verbs.ts';
import { distanceBetween } from '../../../rules/place/distance.ts';
import { sees } from '../../../rules/place/sight.ts';
import { contentOf, type D20, type World } from '../../../table.ts';
import type { Casting, Spell } from '../../spell.ts';
import { conjure } from './conjure.ts';

const RANGE = 60;
/** What remains can become, by stat block. */
const KINDS: readonly string[] = ['skeleton', 'zombie'];

/** The total Levels of the dead that a caster keeps. */
const keptBy = ({ state }: World, { id }: Creature): number =>
  state.creatures
    .filter(
      ({ life, effects }) =>
        life === 'alive' &&
        effects.some(({ kind, source }) => kind === 'animated' && source.by === id),
    )
    .reduce((sum, { level }) => sum + level, 0);

/** Remains in range and sight: of what has lived, and has a body. */
export const remainsFor = (w: World, caster: Creature): readonly Creature[] =>
  w.state.creatures.filter(
    (one) =>
      one.life === 'dead' &&
      one.place.at !== 'away' &&
      !isA(w, one, 'machine') &&
      distanceBetween(w, caster, one) <= RANGE &&
      sees(w, caster, one),
  );

/** The dead rise and obey, as many Levels as the caster has, those kept counted (DT-ARC-501). */
export const animateDead: Spell = {
  id: 'animate-dead',
  rule: 'DT-ARC-501',
  tradition: 'arcane',
  level: 5,
  range: RANGE,
  good: 'help',
  aim: () => ({ at: 'story' }),
  *cast(t, casting) {
    const { caster, level } = casting;
    if (remainsFor(t, caster).length === 0) tellStory(t, casting);
    // One after another, until the caster has enough of them.
    while (yield* raiseOne(t, casting, level - keptBy(t, caster)));
  },
};

/** One of the remains, as a skeleton or a zombie; returns whether there was one. */
function* raiseOne(t: D20, { caster, spell, level }: Casting, room: number): Flow<boolean> {
  const { blocks } = contentOf(t);
  const options = remainsFor(t, caster).flatMap((one) =>
    KINDS.filter((kind) => (blocks[kind]?.level ?? room + 1) <= room).map((kind) => ({
      id: `${kind}-${one.id}`,
      names: { creature: one.id, form: kind },
      kind,
      one,
    })),
  );
  if (options.length === 0) return false;
  const all = [...options, { id: 'enough', kind: '', one: undefined }];
  const question = { rule: spell.rule, params: { room }, usual: () => options.length - 1 };
  const { kind, one } = yield* decide(t, caster, 'choice.remains', all, question);
  if (one === undefined) return false;
  const { place } = one;
  // What walks about is no corpse any more (decision): it cannot be raised while it does.
  goAway(t, one);
  const risen = yield* conjure(t, caster, kind, place, spell.rule, { name: kind });
  const source = { rule: spell.rule, by: caster.id, level };
  yield* afflict(t, risen, { kind: 'animated', source, until: { at: 'cure' } });
  return true;
}
