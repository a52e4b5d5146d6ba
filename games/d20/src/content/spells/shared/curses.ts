import type { Flow } from '@tablewright/engine';
import type { Creature, Effect } from '../../../model.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { contentOf, type D20, type World } from '../../../table.ts';

/** Curses and charms, and what comes with a charm goes with it. */
const KINDS = ['cursed', 'doomed', 'charmed', 'snake-charm', 'quest', 'deluded', 'compulsion'];
/** What an effect works by that is a curse or a charm whatever it is called. */
const TAGS = ['curse', 'charm'];

const found = (w: Pick<World, 'content'>, { effects }: Creature): readonly Effect[] =>
  effects.filter(({ kind }) => {
    const tags = contentOf(w).traits[kind]?.tags ?? [];
    return KINDS.includes(kind) || TAGS.some((tag) => tags.includes(tag));
  });

/** Whether a curse or a charm lies on somebody. */
export const lies = (w: Pick<World, 'content'>, creature: Creature): boolean =>
  found(w, creature).length > 0;

/** One of them ends, as whoever does it chooses; what one spell laid is one. */
export function* liftOne(t: D20, by: Creature, creature: Creature, rule: string): Flow<void> {
  const all = found(t, creature);
  const options = all
    .filter(
      (one, at) =>
        at ===
        all.findIndex(
          ({ source }) => source.rule === one.source.rule && source.by === one.source.by,
        ),
    )
    .map((effect) => ({ id: `lift-${effect.id}`, names: { effect: effect.kind }, effect }));
  if (options.length === 0) return;
  const { effect } = yield* decide(t, by, 'choice.lift', options, { rule, usual: () => 0 });
  const { source } = effect;
  const isOfIt = (one: Effect) =>
    one === effect ||
    (source.by !== undefined && one.source.rule === source.rule && one.source.by === source.by);
  for (const one of creature.effects.filter(isOfIt)) yield* relieve(t, creature, one, 'cure', rule);
}
