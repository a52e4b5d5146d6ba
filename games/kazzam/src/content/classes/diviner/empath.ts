import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { areAllies, creatureOf } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose, confirm } from '../../../rules/effects/ask.ts';
import { acquired } from '../../../rules/effects/in-play.ts';
import type { HealedEvent, SaveEvent, WardedEvent } from '../../../rules/effects/moments.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { reduceHp } from '../../../rules/harm/damage.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { recover } from '../../../rules/harm/recover.ts';
import type { Kazzam } from '../../../table.ts';
import { BOND_EFFECT, BOND_NEAR, BONDED_EFFECT, empathicBond } from './empathic-bond.ts';

const EMPATH = 'KC-DIV-10';

/** How near an ally has to be for the Empath to feel with it (KC-DIV-10). */
const NEAR = 5;

/** Whether this befell an ally near the Empath, and not the Empath as well (KC-DIV-10). */
function isFelt(
  state: KazzamState,
  empath: CreatureId,
  creature: CreatureId,
  together: readonly CreatureId[] = [],
): boolean {
  if (!areAllies(state, empath, creature) || together.includes(empath)) return false;
  const [self, ally] = [creatureOf(state, empath), creatureOf(state, creature)];
  return isWithin(groundOf(state), self, ally, NEAR);
}

/** Whether the Empath does the same as an ally. */
function mirrors(
  t: Kazzam,
  empath: CreatureId,
  key: string,
  of: CreatureId,
  params: { readonly amount: number; readonly paid?: number },
): Flow<boolean> {
  return confirm(t, empath, key, {
    rule: EMPATH,
    of: { of },
    params: { ...params },
    usual: true,
    reaction: { key, take: 1, decline: 0 },
  });
}

/** As much HP as the ally has regained (KC-DIV-10). */
function* mirrorHealing(
  t: Kazzam,
  { on }: Effect,
  { creature, amount, together }: HealedEvent,
): Flow<void> {
  const { state } = t;
  const { hp, maxHp } = creatureOf(state, on);
  if (hp >= maxHp || !isFelt(state, on, creature, together)) return;
  if (yield* mirrors(t, on, 'mirror-healing', creature, { amount }))
    yield* recover(t, { who: on, amount, by: on, rule: EMPATH });
}

/** Ward of the same kind and size, for the same HP if the ally has paid any (KC-DIV-10). */
function* mirrorWard(
  t: Kazzam,
  { on }: Effect,
  { creature, amount, onTop, paid, together }: WardedEvent,
): Flow<void> {
  const { state } = t;
  if (!isFelt(state, on, creature, together) || creatureOf(state, on).hp <= paid) return;
  if (!(yield* mirrors(t, on, 'mirror-ward', creature, { amount, paid }))) return;
  if (paid > 0) reduceHp(t, on, paid, on, EMPATH);
  yield* gainWard(t, { on, amount, by: on, special: onTop, paid });
}

/** What a Saving Throw of the Empath could end: one of those that end together. */
function savable(state: KazzamState, empath: CreatureId): readonly Effect[] {
  const entries: Effect[] = [];
  for (const entry of acquired(state)) {
    if (entry.on !== empath || entry.until.ends !== 'save') continue;
    if (entries.every(({ mark }) => mark !== entry.mark)) entries.push(entry);
  }
  return entries;
}

/** A Saving Throw for a Saving Throw, whatever came of the ally's (KC-DIV-10). */
function* mirrorSave(t: Kazzam, { on }: Effect, { creature, rolled }: SaveEvent): Flow<void> {
  const { state } = t;
  if (!rolled || !isFelt(state, on, creature)) return;
  const entries = savable(state, on);
  if (entries.length === 0) return;
  const key = 'mirror-save';
  const chosen = yield* choose(
    t,
    on,
    key,
    [
      { id: 'none' },
      ...entries.map((entry) => ({
        id: `${entry.kind}-${entry.id}`,
        names: { status: entry.kind, by: entry.by },
        entry,
      })),
    ],
    { rule: EMPATH, of: { of: creature }, fallback: 1, reaction: { key, take: 1, decline: 0 } },
  );
  if (!('entry' in chosen)) return;
  const { entry } = chosen;
  if (!(yield* savingThrow(t, on, { against: entry, rule: EMPATH, asked: true }))) return;
  removeEffects(t, (other) => other.on === on && other.mark === entry.mark, EMPATH);
}

/** Empath: what does an ally nearby good does the Empath good; and Empathic Bond (KC-DIV-10). */
export const empath: Ability = {
  id: 'diviner/empath',
  rule: EMPATH,
  actions: [empathicBond(BOND_NEAR)],
  leaves: [BOND_EFFECT, BONDED_EFFECT],
  on: {
    healed: { after: mirrorHealing },
    warded: { after: mirrorWard },
    save: { after: mirrorSave },
  },
};
