import type { FoeRow } from '../../content/adventure.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { playing, sceneOf } from '../adventure/adventure.ts';
import { leave } from '../combat/end.ts';
import { creatureOf, isUp } from '../creature.ts';
import { isHere } from '../place/distance.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { holds } from './when.ts';

type Mod = NonNullable<FoeRow['mods']>[number];

/** What rows of foes say of themselves while something holds is made so, or is over; those whom it drives off are gone (DT-SCB-16). */
export function followRows(t: D20): void {
  const { story } = playing(t);
  for (const row of sceneOf(t).foes ?? []) {
    const here = (story.rows[row.id] ?? [])
      .map((id) => creatureOf(t.state, id))
      .filter((one) => isUp(one) && isHere(one));
    for (const [at, mod] of (row.mods ?? []).entries()) {
      const isSo = holds(t, mod.when);
      for (const creature of here) follow(t, creature, `${row.id}/${at}/${creature.id}`, mod, isSo);
    }
    if (row.leavesBy !== undefined && here.length > 0 && holds(t, row.leavesBy))
      drivenOff(t, row, here);
  }
}

function follow(t: D20, creature: Creature, key: string, mod: Mod, isSo: boolean): void {
  const { story } = playing(t);
  const mods = story.mods ?? {};
  if (isSo === (mods[key] !== undefined)) return;
  story.mods = mods;
  if (!isSo) {
    release(t, key, mod);
    return;
  }
  mods[key] = mod.is === undefined ? 0 : t.state.nextId;
  if (mod.is !== undefined) addCircumstance(t, [creature], mod.is, sceneOf(t).rule ?? 'DT-ADV-04');
  if (mod.without !== undefined)
    creature.traits = creature.traits.filter((one) => one !== mod.without);
}

/** It holds no more: the creature is as it was. */
function release(t: D20, key: string, { without }: Mod): void {
  const { story } = playing(t);
  const id = story.mods?.[key];
  if (id === undefined) return;
  delete story.mods?.[key];
  t.state.circumstances = t.state.circumstances.filter((one) => one.id !== id);
  const creature = creatureOf(t.state, Number(key.split('/')[2]));
  if (without !== undefined && !creature.traits.includes(without))
    creature.traits = [...creature.traits, without];
}

/** The scene is over, and what held in it too. */
export function releaseRows(t: D20): void {
  if (t.state.story?.mods === undefined) return;
  for (const row of sceneOf(t).foes ?? []) {
    for (const key of Object.keys(t.state.story.mods)) {
      const [id, at] = key.split('/');
      const mod = row.mods?.[Number(at)];
      if (id === row.id && mod !== undefined) release(t, key, mod);
    }
  }
}

function drivenOff(t: D20, row: FoeRow, here: readonly Creature[]): void {
  const { story } = playing(t);
  const rule = sceneOf(t).rule ?? 'DT-SHOT-02';
  story.gone = [...story.gone, `${story.scene}/${row.id}`];
  for (const one of here) leave(t, one);
  t.tell?.({ type: 'foes-left', rule, row: row.id });
}
