import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { EffectData, Until } from '../../../model.ts';
import { spellAffects, tellStory } from '../../../rules/magic/verbs.ts';
import type { Casting, Spell } from '../../spell.ts';
import { AT_SELF, AT_STORY } from './aims.ts';

/** When what a spell does ends. */
export type Ends = (t: D20, casting: Casting) => Until;

/** What a row says before its effect. */
export type Row = Pick<Spell, 'id' | 'rule' | 'tradition' | 'level' | 'range'>;

/** A cast that lays one kind of effect on all its targets. */
export const lays = (kind: string, ends: Ends, dataOf?: (t: D20, casting: Casting) => EffectData) =>
  function* (t: D20, casting: Casting): Flow<void> {
    for (const target of casting.targets) {
      const data = dataOf?.(t, casting);
      const more = data === undefined ? {} : { data };
      yield* spellAffects(t, casting, target, kind, ends(t, casting), more);
    }
  };

/** A spell that people play: it is told with its time (DT-AUT-06). */
export const storySpell = (row: Row, ends?: Ends): Spell => ({
  ...row,
  good: 'story',
  aim: () => AT_STORY,
  cast: (t, casting) => tellStory(t, casting, ends?.(t, casting)),
});

/** A spell on its caster alone. */
export const selfSpell = (
  row: Omit<Row, 'range'>,
  kind: string,
  ends: Ends,
  dataOf?: (t: D20, casting: Casting) => EffectData,
): Spell => ({
  ...row,
  range: 0,
  good: 'help',
  aim: () => AT_SELF,
  cast: lays(kind, ends, dataOf),
});
