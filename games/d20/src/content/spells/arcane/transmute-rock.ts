import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Zone } from '../../../model.ts';
import { DAY } from '../../../rules/effects/afflict.ts';
import { endZone } from '../../../rules/effects/zones.ts';
import { spellAffects, spellDice, spellSave, tellStory } from '../../../rules/magic/verbs.ts';
import { isIn } from '../../../rules/place/zones.ts';
import type { Casting, Spell } from '../../spell.ts';
import { spellZone } from '../shared/zones.ts';
import { areaOf } from './places.ts';

const HALF = 30;
const TO_MUD = 'rock-to-mud';

/** Rock becomes mud for days, or mud becomes rock (DT-ARC-511). */
export const transmuteRock: Spell = {
  id: 'transmute-rock',
  rule: 'DT-ARC-511',
  tradition: 'arcane',
  level: 5,
  range: 120,
  forms: [TO_MUD, 'mud-to-rock'],
  save: 'DEX',
  good: 'story',
  aim: () => ({ at: 'area', shape: { is: 'rectangle', width: 50, length: 60 } }),
  *cast(t, casting) {
    if (casting.form === TO_MUD) {
      const days = yield* spellDice(t, casting, 3, 'days');
      const until = { at: 'time', clock: t.state.clock + days * DAY } as const;
      spellZone(t, casting, 'mud', until, areaOf(t, casting, HALF));
      tellStory(t, casting, until);
      return;
    }
    tellStory(t, casting);
    for (const zone of t.state.zones.filter(({ kind }) => kind === 'mud'))
      yield* harden(t, casting, zone);
  },
};

/** Mud in the area is rock: whoever is in it and does not leap out is held fast. */
function* harden(t: D20, casting: Casting, zone: Zone): Flow<void> {
  const save = { ability: 'STR', when: 'turn-end', target: casting.saveTn } as const;
  for (const target of casting.targets) {
    if (!isIn(t, zone, target)) continue;
    if (!(yield* spellSave(t, casting, target, 'DEX')))
      yield* spellAffects(t, casting, target, 'immobilized', { at: 'cure' }, { save });
  }
  const { shape } = zone;
  const left =
    shape.is === 'cells' ? shape.cells.filter((cell) => !casting.cells.includes(cell)) : [];
  if (shape.is === 'cells') zone.shape = { is: 'cells', cells: left };
  const flow = left.length > 0 ? undefined : endZone(t, zone, 'DT-ARC-511');
  if (flow !== undefined) yield* flow;
}
