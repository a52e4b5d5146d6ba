import type { Flow } from '@tablewright/engine';
import type { Creature } from '../../../model.ts';
import { relieve } from '../../../rules/effects/afflict.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import type { D20 } from '../../../table.ts';
import type { Casting, Spell } from '../../spell.ts';
import { aFriend, alive, anEnemy, atOne } from './aims.ts';
import type { Row } from './families.ts';
import { undoes } from './oppose.ts';
import { DISPELLED } from './until.ts';

const CURSES = ['cursed', 'doomed'];

/** Curses end, or one is laid by touch (DT-DIV-305, DT-ARC-409). */
export const removeCurse = (row: Omit<Row, 'range'>): Spell => ({
  ...row,
  range: 0,
  forms: ['remove-curse', 'cause-curse'],
  save: 'CHA',
  good: (form) => (form === 'cause-curse' ? 'disable' : 'help'),
  touches: (form) => form === 'cause-curse',
  aim: (form) => atOne(alive(form === 'cause-curse' ? anEnemy : aFriend)),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    if (casting.form !== 'cause-curse') return yield* removes(t, casting, target);
    if (yield* spellSave(t, casting, target, 'CHA', { tags: ['curse'] })) return;
    yield* spellAffects(t, casting, target, 'cursed', DISPELLED);
  },
});

/** Each curse ends whose caster the total overcomes, or that has none; cursed things fall from whoever has them. */
function* removes(t: D20, casting: Casting, target: Creature): Flow<void> {
  const { rule } = casting.spell;
  for (const effect of [...target.effects]) {
    if (!CURSES.includes(effect.kind)) continue;
    const { by, level } = effect.source;
    if (by === undefined || undoes(casting, level)) yield* relieve(t, target, effect, 'cure', rule);
    else t.tell?.({ type: 'unaffected', rule, creature: target.id, effect: effect.kind });
  }
  const cursed = target.items.filter(({ tags = [] }) => tags.includes('cursed'));
  if (cursed.length === 0) return;
  target.items = target.items.filter((item) => !cursed.includes(item));
  target.held = target.held.filter((id) => !cursed.some((item) => item.id === id));
  if (cursed.some(({ id }) => id === target.armor)) target.armor = undefined;
  t.state.lying.push(...cursed.map((item) => ({ item, place: target.place })));
}
