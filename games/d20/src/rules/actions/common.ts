import type { Flow } from '@tablewright/engine';
import type { Creature, Item, Turn } from '../../model.ts';
import { type D20, oneOf, type World } from '../../table.ts';
import { isBarred } from '../attack/aim.ts';
import { UNARMED } from '../attack/forms.ts';
import { effectOn, has, isBanned } from '../bearers/bearers.ts';
import { areEnemies, isUp } from '../creature.ts';
import { relieve, relieveOf } from '../effects/relieve.ts';
import { endZone } from '../effects/zones.ts';
import { mayBePatched, patch } from '../healing/repair.ts';
import { tendWounds } from '../healing/tend.ts';
import { isInReach } from '../place/distance.ts';
import { sees } from '../place/sight.ts';
import { bestManner, canTalk, influence, MANNERS, mayTry } from '../social/influence.ts';
import { tryTask } from '../tasks/task.ts';
import { oneOfEach } from './alike.ts';
import { grapple } from './grapple.ts';
import type { Deed } from './menu.ts';
import { itemDeeds } from './things.ts';

/** A condition, and the end of it by an action of whoever is in reach (DT-COND). */
interface Remedy {
  readonly kind: string;
  readonly id: string;
  readonly tag: string;
  readonly target: number;
  readonly rule: string;
}

const REMEDIES: readonly Remedy[] = [
  { kind: 'aflame', id: 'extinguish', tag: 'balance-react', target: 5, rule: 'DT-COND-01' },
  { kind: 'hacked', id: 'unhack', tag: 'bypass-security', target: 15, rule: 'DT-COND-11' },
  { kind: 'hacked', id: 'reset', tag: 'repair-machine', target: 15, rule: 'DT-COND-11' },
  { kind: 'overheated', id: 'cool', tag: 'repair-machine', target: 15, rule: 'DT-COND-17' },
];

/** Actions that everybody has (DT-TURN-02, -03). */
export function commonDeeds(w: World, creature: Creature, _turn: Turn): readonly Deed[] {
  const touches = !isBanned(w, creature, 'touch');
  const near = w.state.creatures.filter(
    (other) =>
      touches &&
      other.life === 'alive' &&
      other.place.at !== 'away' &&
      // Nobody lays hands on whom it has not noticed.
      !(other.isHidden && other.side !== creature.side) &&
      isInReach(w, creature, other),
  );
  const things = isBanned(w, creature, 'hold') ? [] : oneOfEach(w, creature);
  return [
    ...near.flatMap((other) => remedies(creature, other)),
    ...near.flatMap((other) => nearDeeds(w, creature, other)),
    ...things.flatMap((item) => itemDeeds(w, creature, item, near)),
    ...ownSpells(w, creature),
    ...appeals(w, creature),
  ];
}

function remedies(creature: Creature, other: Creature): readonly Deed[] {
  return REMEDIES.filter(({ kind }) => has(other, kind) && !isOurs(creature, other, kind)).map(
    ({ kind, id, tag, target, rule }): Deed => ({
      id: `${id}-${other.id}`,
      kind: 'remedy',
      names: { creature: other.id, effect: kind },
      takes: 'action',
      at: other,
      *run(t) {
        const { success } = yield* tryTask(t, creature, { tag, target, about: other, rule });
        const effect = effectOn(other, kind);
        if (success && effect !== undefined) yield* relieve(t, other, effect, 'cure', rule);
      },
    }),
  );
}

/** Whether somebody is of a creature’s side only as an effect has made it so: that is left as it is. */
const isOurs = (creature: Creature, other: Creature, kind: string): boolean =>
  effectOn(other, kind)?.data?.was !== undefined && other.side === creature.side;

/** What is done to somebody in reach: holding, letting go, waking, tending, patching up. */
function nearDeeds(w: World, creature: Creature, other: Creature): readonly Deed[] {
  const deeds: Deed[] = [];
  const base = { names: { creature: other.id }, takes: 'action', at: other } as const;
  const held = other.effects.find(
    ({ kind, source }) => kind === 'grappled' && source.by === creature.id,
  );
  const mayHold =
    other !== creature &&
    areEnemies(creature, other) &&
    isUp(other) &&
    held === undefined &&
    !isBanned(w, creature, 'attack') &&
    !isBarred(w, { attacker: creature, target: other, attack: UNARMED });
  if (mayHold) {
    deeds.push({
      ...base,
      id: `grapple-${other.id}`,
      kind: 'grapple',
      run: (t) => grapple(t, creature, other),
    });
  }
  if (held !== undefined) {
    deeds.push({
      ...base,
      id: `let-go-${other.id}`,
      kind: 'let-go',
      takes: 'free',
      run: (t) => relieve(t, other, held, 'end'),
    });
  }
  if (other !== creature && has(other, 'asleep')) {
    deeds.push({ ...base, id: `wake-${other.id}`, kind: 'wake', run: (t) => wakeUp(t, other) });
  }
  if (w.state.combat !== undefined && mayBePatched(w, creature, other)) {
    deeds.push({
      ...base,
      id: `patch-${other.id}`,
      kind: 'patch',
      run: (t) => patch(t, creature, other),
    });
  }
  const kit = tendingKit(w, creature);
  if (kit !== undefined && other.side === creature.side && mayBeTended(w, other)) {
    deeds.push({
      ...base,
      id: `tend-${other.id}`,
      kind: 'tend',
      run: (t, atACost) => tendWounds(t, creature, other, kit, atACost),
    });
  }
  return deeds;
}

function* wakeUp(t: D20, other: Creature): Flow<void> {
  yield* relieveOf(t, other, ['asleep'], 'cure', 'DT-COND-27');
}

/** What wounds can be tended with (DT-HEAL-07). */
export function tendingKit(w: World, healer: Creature): Item | undefined {
  if (isBanned(w, healer, 'hold')) return undefined;
  const kits = healer.items.filter(
    ({ kind, uses }) => oneOf(w, 'gear', kind).tends !== undefined && uses !== 0,
  );
  return kits.find(({ kind }) => oneOf(w, 'gear', kind).tends === 'die') ?? kits[0];
}

/** Once an hour with success (DT-HEAL-07). */
export const mayBeTended = ({ state }: World, { used, life }: Creature): boolean =>
  life === 'alive' && (used.tended === undefined || state.clock - used.tended >= 360);

/** One own spell can be ended in a turn (DT-TURN-03). */
const END_SPELL = 'end-spell';

/** Own spells that run can be ended, for free (DT-MAG-21). */
function ownSpells(w: World, creature: Creature): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const other of w.state.creatures) {
    for (const effect of other.effects) {
      if (effect.source.isSpell !== true || effect.source.by !== creature.id) continue;
      deeds.push({
        id: `end-${effect.id}`,
        kind: 'end-spell',
        names: { effect: effect.kind, creature: other.id },
        takes: 'free',
        once: END_SPELL,
        run: (t) => relieve(t, other, effect, 'end'),
      });
    }
  }
  for (const zone of w.state.zones) {
    if (zone.source.isSpell !== true || zone.source.by !== creature.id) continue;
    deeds.push({
      id: `end-zone-${zone.id}`,
      kind: 'end-spell',
      names: { effect: zone.kind },
      takes: 'free',
      once: END_SPELL,
      run: (t) => endZone(t, zone, 'DT-MAG-21'),
    });
  }
  return deeds;
}

/** Enemies who understand can be talked to, against 25 (DT-SOC-12), in the manner that its speaker is best at. */
function appeals(w: World, creature: Creature): readonly Deed[] {
  if (creature.character === undefined || w.state.combat === undefined) return [];
  return w.state.creatures
    .filter(
      (other) =>
        other.side === 'foes' &&
        isUp(other) &&
        sees(w, creature, other) &&
        canTalk(w, other, creature) &&
        mayTry(creature, other),
    )
    .map(
      (other): Deed => ({
        id: `appeal-${other.id}`,
        kind: 'appeal',
        names: { creature: other.id },
        takes: 'action',
        at: other,
        *run(t) {
          const tag = MANNERS[bestManner(t, creature, other)] ?? 'influence';
          yield* influence(t, creature, other, tag);
        },
      }),
    );
}
