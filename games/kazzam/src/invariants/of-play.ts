import type { Invariant } from '@tablewright/engine';
import { type KazzamState, NOWHERE } from '../model.ts';
import { groundOf } from '../rules/court/ground-now.ts';

/** Most creatures that one may hold at a time (KZ-STAT-29). */
const HOLDS = 2;

/** What holds of turns, zones, grabs and durations, as far as it can be seen in one state. */
export const OF_PLAY: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KZ-INV-19',
    text: 'no zone has acted twice on anyone between two ends of its turns',
    check({ struck }) {
      const records = struck.map(({ zone, creature }) => `${zone} on ${creature}`);
      return records.find((record, at) => records.indexOf(record) < at);
    },
  },
  {
    rule: 'KZ-INV-20',
    text: 'a group that never had an enemy has done nothing',
    check({ groups }) {
      const busy = groups.find(
        ({ awake, enemies, face, retriever }) =>
          !awake && (enemies.length > 0 || face > 0 || retriever >= 0),
      );
      return busy && `${busy.id} is asleep and does something`;
    },
  },
  {
    rule: 'KZ-INV-21',
    text: 'nobody holds more than two, and both are in one part of the map',
    check(state) {
      const { creatures, effects } = state;
      const ground = groundOf(state);
      for (const [id, { name, cell }] of creatures.entries()) {
        const holds = effects.filter(({ kind, by }) => kind === 'grabbed' && by === id);
        if (new Set(holds.map(({ on }) => on)).size > HOLDS) return `${name} holds more than two`;
        const apart = holds.some(({ on }) => {
          const held = creatures[on]?.cell ?? NOWHERE;
          return cell === NOWHERE || held === NOWHERE || !ground.inOnePart(cell, held);
        });
        if (apart) return `${name} holds someone who is apart from it`;
      }
      return undefined;
    },
  },
  {
    rule: 'KZ-TEAM-02',
    text: 'no two athletes of a team are of one class',
    check({ builds, creatures }) {
      const twin = builds.find(({ className }, id) => {
        const first = builds.findIndex(
          (other, at) =>
            other.className === className && creatures[at]?.team === creatures[id]?.team,
        );
        return className !== '' && first < id;
      });
      return twin && `${twin.name} is another ${twin.className} of its team`;
    },
  },
  {
    rule: 'KZ-INV-22',
    text: 'an Encounter power is spent once, and again only after it was recharged',
    check: ({ creatures }) =>
      creatures.find(({ spent }) => new Set(spent).size < spent.length)?.name,
  },
  {
    rule: 'KZ-INV-30',
    text: 'what was to last until a turn ends is gone with it',
    check({ creatures, effects, turn }) {
      const left = effects.find(({ until }) => {
        if (until.ends !== 'turn-end' && until.ends !== 'turn-start') return false;
        // A turn within one's own begins before that one has ended (KZ-GEN-22).
        const begun = until.ends === 'turn-end' && turn?.creature === until.of ? 1 : 0;
        const bearer = creatures[until.of];
        return bearer === undefined || until.turn < bearer.turns - begun;
      });
      return left && `${left.kind} of ${left.source} has outlasted its turn`;
    },
  },
  {
    rule: 'KR-INV-03',
    text: 'a turn has one Role Action at most',
    check: ({ turn }) =>
      turn !== undefined && turn.roleActions > 1
        ? `creature ${turn.creature} has ${turn.roleActions} Role Actions`
        : undefined,
  },
];
