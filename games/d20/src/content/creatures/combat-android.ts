import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { areEnemies } from '../../rules/creature.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { sees } from '../../rules/place/sight.ts';
import { tryTask } from '../../rules/tasks/task.ts';
import type { Block } from '../block.ts';
import { giveBack, takeControl } from '../conditions/control.ts';
import type { Trait } from '../trait.ts';
import { mods, natural, shot } from './forms.ts';

/** A combat android (DT-MON-23). */
export const combatAndroid: Block = {
  id: 'combat-android',
  rule: 'DT-MON-23',
  level: 5,
  ac: 17,
  hp: 28,
  speed: 40,
  mods: mods(3, 2, 2, 1, 0, -2),
  attacks: [
    shot('pulse-rifle', 'heavy', 'long', 5, 2, { tags: ['tech'] }),
    natural('fist', 'medium', 6, 3),
  ],
  morale: 12,
  tags: ['machine', 'person'],
  genres: ['sf'],
  traits: ['android', 'override-code'],
};

const TAG = 'interface-ai';
const EXTREME = 25;

/** Obeys whoever has its code: an item that a token bought, used up by it, or an extreme task (DT-MON-23, DT-TOK-07). */
export const overrideCode: Trait = {
  id: 'override-code',
  rule: 'DT-MON-23',
  invites: [
    {
      id: 'override',
      rule: 'DT-MON-23',
      takes: 'action',
      fits: (w, { creature }, by) => areEnemies(by, creature) && sees(w, by, creature),
      *use(t, { creature }, by) {
        if (!(yield* overrides(t, by, creature))) return;
        const source = { rule: 'DT-MON-23', by: by.id };
        yield* afflict(t, creature, { kind: 'overridden', source, until: { at: 'scene' } });
      },
    },
  ],
};

function* overrides(t: D20, by: Creature, android: Creature): Flow<boolean> {
  const code = by.items.find(({ task }) => task === TAG);
  if (code !== undefined) {
    delete code.task;
    return true;
  }
  const task = { tag: TAG, target: EXTREME, about: android, rule: 'DT-MON-23' };
  return (yield* tryTask(t, by, task)).success;
}

/** Somebody else's for the scene. */
export const overridden: Trait = {
  id: 'overridden',
  rule: 'DT-MON-23',
  on: { began: takeControl, ended: giveBack },
};
