import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { effectOn, isBanned } from '../../../rules/bearers/bearers.ts';
import { creatureOf, isUp } from '../../../rules/creature.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { afflict, DAY } from '../../../rules/effects/afflict.ts';
import { relieve, relieveOf } from '../../../rules/effects/relieve.ts';
import { followMaximum } from '../../../rules/harm/heal.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import { distanceBetween } from '../../../rules/place/distance.ts';
import { saveThrow } from '../../../rules/saves/save.ts';
import { isThing } from '../shared/aims.ts';
import { isWilling } from '../shared/willing.ts';
import { slay } from './slay.ts';

/** How far from its jar a soul reaches (DT-ARC-507). */
const REACH = 120;
const RULE = 'DT-ARC-507';

/** The body that a soul has left, and in which it is not. */
export const bodyOfSoul = (
  { state }: Pick<World, 'state'>,
  { effects }: Creature,
): Creature | undefined => {
  const id = effects.find(({ kind }) => kind === 'soul-within' || kind === 'possessed')?.source.by;
  return id === undefined ? undefined : creatureOf(state, id);
};

/** The creature in which the soul of a jar is, if it has one. */
export const hostOf = ({ state }: Pick<World, 'state'>, { id }: Creature): Creature | undefined =>
  state.creatures.find(({ effects }) =>
    effects.some(({ kind, data }) => kind === 'possessed' && data?.creature === id),
  );

/** The jar of a soul that is in somebody, if it is whole. */
export function jarOf({ state }: Pick<World, 'state'>, host: Creature): Creature | undefined {
  const id = effectOn(host, 'possessed')?.data?.creature;
  const jar = id === undefined ? undefined : creatureOf(state, id);
  return jar !== undefined && isUp(jar) ? jar : undefined;
}

const safeKey = (caster: Creature): string => `magic-jar/${caster.id}`;

/** Whom the soul in a jar can try to take: anybody near who was not safe from it within a day. */
export function hostsFor(w: World, jar: Creature): readonly Creature[] {
  const caster = bodyOfSoul(w, jar);
  if (caster === undefined) return [];
  return w.state.creatures.filter((one) => {
    if (one === jar || one === caster || !isUp(one) || isThing(w, one)) return false;
    const last = one.used[safeKey(caster)];
    if (last !== undefined && w.state.clock - last < DAY) return false;
    return (
      effectOn(one, 'possessed') === undefined &&
      !isBanned(w, one, 'choose') &&
      distanceBetween(w, jar, one) <= REACH
    );
  });
}

/** The soul tries to take a body: who fails a CHA save is its host; who saves is safe for a day. */
export function* takeHost(t: D20, jar: Creature): Flow<void> {
  const caster = bodyOfSoul(t, jar);
  const hosts = hostsFor(t, jar);
  const soul = effectOn(jar, 'soul-within');
  if (caster === undefined || soul === undefined || hosts.length === 0) return;
  const options = hosts.map((one) => ({ id: `take-${one.id}`, names: { creature: one.id }, one }));
  const question = { rule: RULE, usual: () => strongest(hosts) };
  const { one } = yield* decide(t, jar, 'choice.host', options, question);
  const against = { rule: RULE, tags: ['magic', 'mind'], isMagic: true, by: caster } as const;
  const target = 10 + (soul.source.level ?? caster.level);
  if (
    isBanned(t, one, 'magic') ||
    (!(yield* isWilling(t, { caster, spell: { id: 'magic-jar' } }, one)) &&
      (yield* saveThrow(t, one, { ability: 'CHA', target, against })))
  ) {
    one.used[safeKey(caster)] = t.state.clock;
    return;
  }
  const { run, side, attitude } = one;
  // Its roles are of the mind.
  const text = caster.character?.roles.map(({ id }) => id).join(' ') ?? '';
  const data = { creature: jar.id, text, was: { run, side, attitude } };
  const before = maxHpOf(t, one);
  yield* afflict(t, one, { kind: 'possessed', source: soul.source, until: { at: 'cure' }, data });
  const held = effectOn(one, 'possessed');
  if (held === undefined) return;
  // What its own roles gave the body is gone for so long (DT-HP-14).
  held.data = { ...held.data, amount: before - maxHpOf(t, one) };
  followMaximum(t, one, before);
  Object.assign(one, { run: jar.run, side: jar.side, attitude: jar.attitude });
  yield* afflict(t, jar, { kind: 'empty-jar', source: { rule: RULE }, until: { at: 'cure' } });
}

const strongest = (hosts: readonly Creature[]): number =>
  hosts.reduce((best, { level }, at) => (level > (hosts[best]?.level ?? 0) ? at : best), 0);

/** A host is itself again; the soul is in its jar, or is lost without one. */
export function* leaveHost(t: D20, host: Creature, jar: Creature | undefined): Flow<void> {
  if (jar !== undefined) {
    yield* relieveOf(t, jar, ['empty-jar'], 'end', RULE);
    return;
  }
  const caster = bodyOfSoul(t, host);
  if (caster !== undefined) yield* loseSoul(t, caster);
}

/** Neither jar nor host is left: the caster dies (DT-ARC-507). Saved even then, it wakes in its own body (decision). */
export function* loseSoul(t: D20, caster: Creature): Flow<void> {
  yield* slay(t, caster, { rule: RULE, tags: ['magic'] });
}

/** The soul is back in its body, and the spell is over. */
export function* goHome(t: D20, caster: Creature): Flow<void> {
  const out = effectOn(caster, 'soul-out');
  if (out !== undefined) yield* relieve(t, caster, out, 'end');
}
