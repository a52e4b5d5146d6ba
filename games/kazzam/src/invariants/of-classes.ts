import type { Invariant } from '@tablewright/engine';
import { PORTAL } from '../content/classes/porter/tunnel.ts';
import { BLADE_ENCHANTMENTS } from '../content/classes/shivering-sword/enchantments.ts';
import { SELF_CHARMS } from '../content/classes/shivering-sword/self-charms.ts';
import { pickOf } from '../content/classes/shivering-sword/spells.ts';
import { statusThief } from '../content/classes/shivering-sword/status-thief.ts';
import { FAVORS } from '../content/classes/wandslinger/favored-target.ts';
import { CHARGE_TOKENS } from '../content/classes/wardmaster/charge-tokens.ts';
import { type KazzamState, NOWHERE } from '../model.ts';

const WARPS: ReadonlySet<string> = new Set(['scouting-warp', 'hub-warp', 'source-warp']);

/** What holds of classes, as far as it can be seen in one state. */
export const OF_CLASSES: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KC-INV-02',
    text: 'a Wandslinger has a wand, a Shivering Sword a sword',
    check: ({ builds }) =>
      builds.find(
        ({ className, implement, picks }) =>
          picks.length > 0 &&
          ((className === 'wandslinger' && implement !== 'wand') ||
            (className === 'shivering-sword' && implement !== 'sword')),
      )?.name,
  },
  {
    rule: 'KC-INV-07',
    text: 'nobody has two favorites, and none who is off the map',
    check({ effects, creatures }) {
      const bearers = effects.flatMap(({ kind, on }) => (kind === FAVORS ? [on] : []));
      if (new Set(bearers).size < bearers.length) return 'there are two favorites of one';
      const gone = bearers.find((on) => creatures[on]?.cell === NOWHERE);
      return gone === undefined ? undefined : `${creatures[gone]?.name} is out and has a favorite`;
    },
  },
  {
    rule: 'KC-INV-10',
    text: 'counters are not negative and go with a Take-Out',
    check({ effects, creatures }) {
      const wrong = effects.find(
        ({ kind, on, amount }) =>
          kind === CHARGE_TOKENS && (amount < 0 || creatures[on]?.cell === NOWHERE),
      );
      return wrong && `${creatures[wrong.on]?.name} has ${wrong.amount} tokens`;
    },
  },
  {
    rule: 'KC-INV-11',
    text: 'a Porter has one Warp and two portals at most',
    check({ effects, creatures }) {
      for (const [id, { name }] of creatures.entries()) {
        const own = effects.filter(({ by }) => by === id);
        if (own.filter(({ kind }) => WARPS.has(kind)).length > 1) return `${name} has two Warps`;
        if (own.filter(({ kind }) => kind === PORTAL).length > 2)
          return `${name} has three portals`;
      }
      return undefined;
    },
  },
  {
    rule: 'KC-INV-14',
    text: 'one Enchantment and one Self-Charm of those known are at work',
    check({ builds, creatures, effects, turn }) {
      for (const [id, creature] of creatures.entries()) {
        const picks = builds[creature.build]?.picks ?? [];
        for (const all of [[...BLADE_ENCHANTMENTS, statusThief], SELF_CHARMS]) {
          const active = all.filter(({ kind }) =>
            effects.some((effect) => effect.kind === kind && effect.on === id && effect.by === id),
          );
          const known = all.filter((spell) => picks.includes(pickOf(spell)));
          if (active.length > 1 || active.some((spell) => !known.includes(spell)))
            return `${creature.name} has ${active.map(({ kind }) => kind).join(' and ')} at work`;
          const acts = turn?.creature === id && turn.phase === 'action';
          if (acts && creature.cell !== NOWHERE && known.length > 0 && active.length === 0)
            return `${creature.name} has nothing at work`;
        }
      }
      return undefined;
    },
  },
];
