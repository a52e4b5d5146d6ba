import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { canAttackWith, isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import {
  areEnemies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
} from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose, confirm } from '../../../rules/effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import { classOf } from '../../../rules/effects/content.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf, NOTES, putInPlay } from '../../../rules/effects/in-play.ts';
import type { AttackPower, Rider } from '../../../rules/effects/power.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { canChoose } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';

const SCRYER = 'KC-DIV-14';

/** On the creature that a Scryer has Locked On to, until it is Taken Out (KC-DIV-14). */
export const LOCK = 'locked-on';

/** How near a creature has to be to be Locked On (KC-DIV-14). */
const NEAR = 5;

const ANYWHERE = Number.POSITIVE_INFINITY;

/** The lock of a Scryer; there is one at most (KC-INV-15). */
function lockOf(state: KazzamState, scryer: CreatureId): Effect | undefined {
  return effectsOf(state, LOCK).find(({ by }) => by === scryer);
}

/** Whether it is a power of the class: plain Basic Implement Attacks are none (KC-DIV-14). */
function isClassPower(t: Kazzam, { id }: AttackPower): boolean {
  return classOf(t, 'diviner')?.abilities.some(({ power }) => power?.id === id) === true;
}

const LOCK_EFFECT: EffectDef = {
  kind: LOCK,
  on: {
    sight: {
      modify(_t, { on, by }, event) {
        if (event.seer === by && event.seen === on) event.has = true;
      },
    },
    range: {
      modify(t, { on, by }, event) {
        if (event.attacker !== by || event.target !== on) return;
        if (isClassPower(t, event.power)) event.range = ANYWHERE;
      },
    },
    aim: {
      // Cover counts as ever: the lock sees through Concealment only.
      modify(_t, { on, by }, event) {
        if (event.attacker !== by || event.target !== on) return;
        event.ignoresConcealment = true;
      },
    },
  },
};

/** Whom a Scryer sees near enough to lock on to it now, but for whom it has Locked On. */
function lockable(t: Kazzam, scryer: CreatureId): readonly CreatureId[] {
  const { state } = t;
  const self = creatureOf(state, scryer);
  if (!isOnMap(self)) return [];
  const locked = lockOf(state, scryer)?.on;
  const ground = groundOf(state);
  return creaturesWhere(
    state,
    (other) =>
      other !== scryer &&
      other !== locked &&
      isWithin(ground, self, creatureOf(state, other), NEAR) &&
      canChoose(t, scryer, other),
  );
}

/** For bots: opponents above all, carriers and the weak first. */
function worthOfLocking({ state }: Kazzam, scryer: CreatureId, target: CreatureId): number {
  const { kind, hp, held } = creatureOf(state, target);
  if (!areEnemies(state, scryer, target)) return -1;
  return (kind === 'athlete' ? 1 : 0.3) + held.length + 1 / (1 + Math.max(0, hp));
}

/** A change of locks is worth it for bots only if the new one is better by this. */
const LOYALTY = 0.3;

/** In its End Phase a Scryer may lock on to a creature; the old lock is over then (KC-DIV-14). */
function* mayLockOn(t: Kazzam, scryer: CreatureId): Flow<void> {
  const { state } = t;
  const targets = lockable(t, scryer);
  if (targets.length === 0) return;
  const old = lockOf(state, scryer);
  const kept = old === undefined ? 0 : worthOfLocking(t, scryer, old.on) + LOYALTY;
  const chosen = yield* choose(
    t,
    scryer,
    old === undefined ? 'lock-on' : 'lock-on-anew',
    [
      { id: 'nobody', bot: { worth: kept } },
      ...targets.map((target) => ({
        ...creatureOption(state, target),
        bot: { worth: worthOfLocking(t, scryer, target) },
      })),
    ],
    { rule: SCRYER, params: old === undefined ? {} : { of: old.on } },
  );
  if ('creature' in chosen) lockOn(t, scryer, chosen.creature);
}

function lockOn(t: Kazzam, by: CreatureId, on: CreatureId): void {
  const { state } = t;
  removeEffects(t, (effect) => effect.kind === LOCK && effect.by === by, SCRYER);
  const until = { ends: 'match' } as const;
  const mark = state.nextEffect;
  const lock = windows.attach(t, { kind: LOCK, on, by, source: LOCK, until, mark, amount: 0 });
  const along = { ends: 'with', effects: [lock.id] } as const;
  // It cannot be Hidden from its Scryer (KC-HID-06).
  putInPlay(state, { kind: NOTES.found, on, by, source: LOCK, until: along, amount: 0 });
}

const TARGET_LOCK = 'KC-DIV-15';

/** Readied on a Scryer for the next attack of whom it has Locked On (KC-DIV-15). */
const READIED = dataKind('target-lock', { target: 'creature' });

/** The enemy that a Scryer has Locked On. */
function lockedEnemy(state: KazzamState, scryer: CreatureId): CreatureId | undefined {
  const locked = lockOf(state, scryer)?.on;
  return locked !== undefined && areEnemies(state, scryer, locked) ? locked : undefined;
}

function ready(t: Kazzam, id: CreatureId): undefined {
  const { state } = t;
  const target = lockedEnemy(state, id);
  if (target === undefined) return;
  const { kind } = READIED;
  removeEffects(t, (effect) => effect.kind === kind && effect.on === id, TARGET_LOCK);
  const until = { ends: 'turn-start', of: id, turn: creatureOf(state, id).turns + 1 } as const;
  const mark = state.nextEffect;
  const data = withData(READIED, { target });
  windows.attach(t, { ...data, on: id, by: id, source: kind, until, mark, amount: 0 });
}

/** What it is shot with: a Basic Implement Attack at any range (KC-DIV-15). */
const SHOT: AttackPower = { ...BASIC_IMPLEMENT_ATTACK, further: ANYWHERE };

/**
 * The attack of whom it was readied for is the one that it answers to, whether the Scryer shoots or
 * not (KC-DIV-15).
 *
 * @param hamper what a hit does to that attack, if it has a roll that could suffer
 */
function* answer(
  t: Kazzam,
  readied: Effect,
  attacker: CreatureId,
  hamper?: Rider['run'],
): Flow<void> {
  const { id, on: scryer } = readied;
  if (dataOf(READIED, readied).target !== attacker) return;
  windows.detach(t, id);
  if (!canAttackWith(creatureOf(t.state, scryer), SHOT)) return;
  if (!isTarget(t, scryer, attacker, SHOT)) return;
  const key = 'target-lock-shot';
  const shoots = yield* confirm(t, scryer, key, {
    rule: TARGET_LOCK,
    of: { of: attacker },
    usual: true,
    reaction: { key, take: 1, decline: 0 },
  });
  if (!shoots) return;
  const special = (): readonly Rider[] => (hamper === undefined ? [] : [hampers(hamper)]);
  yield* attack(t, scryer, attacker, { ...SHOT, special });
}

/** What a hit does besides damage, which Ward stops (KC-CONV-16). */
function hampers(run: Rider['run']): Rider {
  return { id: 'target-lock', rule: TARGET_LOCK, damage: 0, harms: true, run };
}

const READIED_EFFECT: EffectDef = {
  ...READIED,
  on: {
    attack: {
      before: (t, readied, { attacker, disadvantages }) =>
        answer(t, readied, attacker, () => void disadvantages.push(TARGET_LOCK)),
    },
    // An attack as well, though without a roll (KC-CONV-36).
    unrolled: { before: (t, readied, { attacker }) => answer(t, readied, attacker) },
  },
};

/** For bots: about a basic attack, and its own one hampered, if it attacks at all. */
function worthOfReadying({ t, id }: Judge): number {
  const target = lockedEnemy(t.state, id);
  return target !== undefined && creatureOf(t.state, target).kind === 'athlete' ? 0.17 : 0.06;
}

/** Target Lock: waits for the attack of the enemy that it has Locked On (KC-DIV-15). */
const targetLock: Action = {
  ...plain(
    READIED.kind,
    'attack',
    TARGET_LOCK,
    ({ state }, id) => lockedEnemy(state, id) !== undefined,
    ready,
  ),
  // It attacks nobody yet (KZ-DEF-02).
  peaceful: true,
  bot: { worth: worthOfReadying },
};

/** Scryer: one creature that it never loses from its eyes, and Target Lock (KC-DIV-14). */
export const scryer: Ability = {
  id: 'diviner/scryer',
  rule: SCRYER,
  actions: [targetLock],
  leaves: [LOCK_EFFECT, READIED_EFFECT],
  on: {
    'turn-end': {
      modify(t, { on }, { creature, events }) {
        if (creature !== on || lockable(t, on).length === 0) return;
        events.push({ id: 'lock-on', by: on, run: () => mayLockOn(t, on) });
      },
    },
  },
};
