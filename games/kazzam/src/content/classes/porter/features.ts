import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { actionOn, plain } from '../../../rules/actions/actions.ts';
import { canTakeOff, takesOff } from '../../../rules/actions/take-off.ts';
import { isTargetFrom, stanceOf } from '../../../rules/attack/aim.ts';
import { attackUnrolled, mayAttackUnrolled } from '../../../rules/attack/unrolled.ts';
import { areEnemies, creatureOf, creaturesWhere } from '../../../rules/court/creatures.ts';
import { distanceBetween, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { confirm } from '../../../rules/effects/ask.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import type { HitEvent } from '../../../rules/effects/moments.ts';
import { wholePower } from '../../../rules/effects/power.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { BITS, giveStatus, has, removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { provoke } from '../../../rules/harm/provoke.ts';
import { land } from '../../../rules/movement/landing.ts';
import { couldSwap, swap, teleport } from '../../../rules/movement/relocate.ts';
import type { Kazzam } from '../../../table.ts';

/** How Swap Places is aimed: like any attack, at friend or foe (KC-POR-13, KC-POR-25). */
const SWAP = wholePower({
  id: 'swap-places',
  rule: 'KC-POR-13',
  target: { ranged: 5 },
  damage: 0,
});

/** Whom it could change places with: whoever fits there, and it fits in that one's place. */
function swappable(t: Kazzam, id: CreatureId): CreatureId[] {
  if (!mayAttackUnrolled(t, id)) return [];
  const stance = stanceOf(t, id, SWAP);
  return creaturesWhere(
    t.state,
    (other) => isTargetFrom(t, stance, other) && couldSwap(t.state, id, other),
  );
}

/** Changes places; nobody refuses, since anybody may be treated as an enemy (KC-POR-13, KZ-TARG-04). */
function* swapPlaces(t: Kazzam, other: CreatureId, id: CreatureId): Flow<void> {
  const { state } = t;
  const { turn } = state;
  provoke(state, other, id);
  if (turn?.creature === id && areEnemies(state, id, other)) turn.attacked.push(other);
  // It grants no Opportunities, in whatever state its Porter is.
  yield* attackUnrolled(t, id, () => swap(t, id, other, { by: id, rule: 'KC-POR-13' }), false);
}

/** What every Porter has (KC-POR-13). */
export const porter: Ability = {
  id: 'porter',
  rule: 'KC-POR-13',
  actions: [actionOn('swap-places', 'attack', 'KC-POR-13', swappable, swapPlaces)],
};

/** How far a Spellwarp Sniper's wand or staff reaches, and what its hits from afar do (KC-POR-10). */
const SNIPER = { range: 10, from: 5, squares: 2 } as const;

/** Spellwarp Sniper: a longer range; who is hit from afar may be teleported (KC-POR-10). */
const spellwarpSniper: Ability = {
  id: 'porter/spellwarp-sniper',
  rule: 'KC-POR-10',
  begin(creature) {
    if (creature.implement !== 'sword') creature.implementRange = SNIPER.range;
  },
  on: {
    hit: {
      modify(t, { on }, event) {
        const { state } = t;
        const { attacker, target, from, total } = event;
        if (attacker !== on || !areEnemies(state, on, target)) return;
        const distance = distanceBetween(groundOf(state), from, creatureOf(state, target));
        if (distance === undefined || distance < SNIPER.from) return;
        const how = { squares: SNIPER.squares, by: on, rule: 'KC-POR-10', total };
        event.riders.push({
          id: 'spellwarp',
          rule: 'KC-POR-10',
          damage: 0,
          harms: true,
          *run() {
            yield* teleport(t, target, how);
          },
        });
      },
    },
  },
};

/** From how near a Portal Brawler changes places with whom it hits (KC-POR-11). */
const BRAWL = 3;

/** Portal Brawler: it may change places with an enemy near its body that it hits (KC-POR-11). */
const portalBrawler: Ability = {
  id: 'porter/portal-brawler',
  rule: 'KC-POR-11',
  on: {
    hit: {
      modify(t, { on }, event) {
        const { state } = t;
        const { attacker, target } = event;
        if (attacker !== on || !areEnemies(state, on, target)) return;
        const near = isWithin(
          groundOf(state),
          creatureOf(state, on),
          creatureOf(state, target),
          BRAWL,
        );
        if (!near) return;
        const run = () => changePlaces(t, event);
        event.riders.push({ id: 'brawl', rule: 'KC-POR-11', damage: 0, harms: true, run });
      },
    },
  },
};

function* changePlaces(t: Kazzam, { attacker, target, total }: HitEvent): Flow<void> {
  const { state } = t;
  if (!couldSwap(state, attacker, target)) return;
  const yes = yield* confirm(t, attacker, 'change-places', {
    rule: 'KC-POR-11',
    of: { of: target },
  });
  if (yes) yield* swap(t, attacker, target, { by: attacker, rule: 'KC-POR-11', total });
}

/** On a Porter that has taken off: it comes down when its Flying ends, by whatever (KC-POR-12). */
const ALOFT = 'self-lift';

/** Comes down for good once it flies no more, beside whatever is in its way (KZ-STAT-23). */
function settle(t: Kazzam, { on }: Effect): Flow<void> | undefined {
  if (has(creatureOf(t.state, on), BITS.flying)) return undefined;
  endAloft(t, on);
  return land(t, on);
}

/** Nothing is left of its taking off, however often it did. */
function endAloft(t: Kazzam, id: CreatureId): void {
  for (const aloft of effectsOf(t.state, ALOFT)) if (aloft.on === id) windows.detach(t, aloft.id);
}

/** Ends the Flying of Self-Lift at the start of its bearer's turn. */
function* comeDown(t: Kazzam, effect: Effect): Flow<void> {
  const { on, source } = effect;
  removeEffects(
    t,
    (other) => other.kind === 'flying' && other.on === on && other.source === source,
    'KC-POR-12',
  );
  const flow = settle(t, effect);
  if (flow !== undefined) yield* flow;
}

export const ALOFT_EFFECT: EffectDef = {
  kind: ALOFT,
  on: {
    'turn-start': {
      modify(t, effect, event) {
        if (event.creature !== effect.on || event.events.some(({ id }) => id === ALOFT)) return;
        event.events.push({ id: ALOFT, run: () => comeDown(t, effect) });
      },
    },
    hit: { after: settle },
    attack: { after: settle },
    step: { after: settle },
    'turn-end': { after: settle },
  },
};

/** Takes off until the start of its next turn (KZ-STAT-24). */
function* takeOff(t: Kazzam, id: CreatureId): Flow<void> {
  if (!(yield* takesOff(t, id))) return;
  // It may have landed in this very turn.
  endAloft(t, id);
  // Not by its own end, since it is to land then: see ALOFT, which goes where the Flying goes.
  const until = { ends: 'match' } as const;
  const { mark } = giveStatus(t, { kind: 'flying', on: id, by: id, source: ALOFT, until });
  windows.attach(t, { kind: ALOFT, on: id, by: id, source: ALOFT, until, mark, amount: 0 });
}

/** Self-Lift: it Hovers, may save against traps, and can take off (KC-POR-12). */
export const selfLift: Ability = {
  id: 'porter/self-lift',
  rule: 'KC-POR-12',
  leaves: [ALOFT_EFFECT],
  innate: [{ kind: 'hovering', amount: 0 }],
  on: {
    hazard: {
      *before(t, { on }, event) {
        if (event.creature !== on || !event.trap) return;
        const saved = yield* savingThrow(t, on, { against: 'trap', rule: 'KC-POR-12' });
        if (saved) event.prevented = true;
      },
    },
  },
  actions: [
    plain('take-off', 'move', 'KC-POR-12', ({ state }, id) => canTakeOff(state, id), takeOff),
  ],
};

/** What every Porter has, then the features, one of which it picks (KC-POR-01). */
export const FEATURES: readonly Ability[] = [porter, spellwarpSniper, portalBrawler, selfLift];
