import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, Item } from '../../../model.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import type { Casting, Spell } from '../../spell.ts';
import { alive, anEnemy, atOne, type Fits } from './aims.ts';
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
  aim: (form) => atOne(alive(form === 'cause-curse' ? anEnemy : isCursed)),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined) return;
    if (casting.form !== 'cause-curse') return yield* removes(t, casting, target);
    if (yield* spellSave(t, casting, target, 'CHA', { tags: ['curse'] })) return;
    yield* spellAffects(t, casting, target, 'cursed', DISPELLED);
  },
});

const isCursedThing = ({ tags = [] }: Item): boolean => tags.includes('cursed');

/** Whoever a curse lies on, or who has a cursed thing. */
const isCursed: Fits = (_w, _caster, { effects, items }) =>
  effects.some(({ kind }) => CURSES.includes(kind)) || items.some(isCursedThing);

/**
 * One curse ends, if it has no caster or the total overcomes that; or one cursed thing falls from whoever has it. Of
 * several the caster says which.
 */
function* removes(t: D20, casting: Casting, target: Creature): Flow<void> {
  const { caster, spell } = casting;
  const options = [
    ...target.effects
      .filter(({ kind }) => CURSES.includes(kind))
      .map((effect) => ({ id: `end-${effect.id}`, names: { effect: effect.kind }, effect })),
    ...target.items
      .filter(isCursedThing)
      .map((item) => ({ id: `free-${item.id}`, names: { item: item.kind }, item })),
  ];
  if (options.length === 0) return;
  const question = { rule: spell.rule, params: { at: target.id }, usual: () => 0 };
  const chosen = yield* decide(t, caster, 'choice.curse', options, question);
  if ('item' in chosen) return falls(t, target, chosen.item);
  const { effect } = chosen;
  if (undoes(casting, effect)) yield* relieve(t, target, effect, 'cure', spell.rule);
  else
    t.tell?.({
      type: 'unaffected',
      rule: spell.rule,
      creature: target.id,
      effect: effect.kind,
    });
}

function falls(t: D20, target: Creature, item: Item): void {
  target.items = target.items.filter((one) => one !== item);
  target.held = target.held.filter((id) => id !== item.id);
  if (item.id === target.armor) target.armor = undefined;
  t.state.lying.push({ item, place: target.place });
  t.tell?.({
    type: 'handled',
    rule: 'DT-DIV-305',
    creature: target.id,
    item: item.kind,
    how: 'dropped',
  });
}
