import {
  askAny,
  type Choice,
  confirm,
  type Flow,
  maybe,
  type OneChoice,
  parallel,
  type Seat,
  type Text,
} from '@tablewright/engine';
import type { Exit } from '../../content/adventure.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { castDeeds } from '../actions/casting.ts';
import { commonDeeds } from '../actions/common.ts';
import { handDeeds } from '../actions/hands.ts';
import type { Deed as CombatDeed } from '../actions/menu.ts';
import { powersOf } from '../actions/powers.ts';
import { partyOf, playing, sceneOf } from '../adventure/adventure.ts';
import { isBanned } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';
import { characterOf, deciderOf, masterSeat, playerSeats } from '../deciding/decide.ts';
import { HOUR, MINUTE } from '../effects/afflict.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { advance } from '../time/clock.ts';
import { beginRest } from '../time/rest.ts';
import { tokenDeeds } from './answers.ts';
import type { CalmDeed } from './calm-deed.ts';
import { careDeeds } from './care.ts';
import { nearMiss } from './costs.ts';
import { openExits } from './exits.ts';
import { fightOf } from './foes.ts';
import { restOn } from './free-scene.ts';
import { armorDeeds, marketDeeds } from './market.ts';
import { leaveScene } from './scenes.ts';
import { closedTalks, talkDeeds } from './talk.ts';
import { isOpen, mayTryTask, tagFor, trySceneTask } from './tasks.ts';
import { unlisted } from './unlisted.ts';
import { taskText, wordsOf } from './words.ts';

/** What one seat is asked between fights, with what it can do as things stand. */
interface Asked {
  readonly choice: OneChoice;
  deeds: readonly CalmDeed[];
}

/** No turns outside a combat: whoever says first what its character does, does it (DT-PLAY-01). */
export function* calm(t: D20): Flow<void> {
  const asked = askedSeats(t).flatMap((seat) => askSeat(t, seat) ?? []);
  if (asked.length === 0) return yield* leaveAnyhow(t);
  t.state.isAtRest = true;
  const { slot, answer } = yield* askAny(asked.map(({ choice }): Choice => choice));
  t.state.isAtRest = false;
  const deed = asked[slot]?.deeds[answer as number];
  const aside = t.state.creatures.filter(({ side }) => side === 'others');
  yield* maybe(deed?.run(t));
  yield* settleDeaths(t);
  // Whoever was harmed in peace fights (DT-INIT-01, DT-SOC-09).
  const { phase, story, skips } = t.state;
  const goesOn = phase === 'scene' && story?.goes === undefined && skips !== true;
  if (goesOn && aside.some(({ side }) => side === 'foes')) yield* fightOf(t, []);
}

/** The players who are there; where none is, a person who runs the game says what their characters do (DT-TAB-05). */
function askedSeats(t: D20): readonly Seat[] {
  const present = playerSeats(t).filter((seat) => characterOf(t.state, seat) !== undefined);
  const master = masterSeat(t);
  return present.length > 0 || master === undefined ? present : [master];
}

/** For whom a seat says what is done: its own character, or the first that stands without its player. */
function actorOf(t: D20, seat: Seat): Creature | undefined {
  if (seat !== masterSeat(t)) return characterOf(t.state, seat);
  const party = partyOf(t);
  return party.find(isUp) ?? party[0];
}

/** Asks one seat; after a standing offer was used it is asked anew. */
function askSeat(t: D20, seat: Seat): Asked | undefined {
  const ask = (): OneChoice | undefined => {
    const creature = actorOf(t, seat);
    // A fight may have begun meanwhile, or the scene or the session be over.
    const isOver =
      t.state.combat !== undefined || t.state.phase === 'ended' || t.state.skips === true;
    const deeds = creature === undefined || isOver ? [] : seatDeeds(t, creature);
    if (known !== undefined) known.deeds = deeds;
    if (creature === undefined || deeds.length === 0) return undefined;
    return {
      kind: 'one',
      seat,
      why: { key: 'choice.calm', rule: 'DT-PLAY-01', params: { creature: creature.id } },
      options: deeds,
      fallback: Math.max(
        0,
        deeds.findIndex(({ kind }) => kind === 'exit' || kind === 'task'),
      ),
      always: true,
      closed: () => closedTalks(t, creature),
      anew: ask as () => Choice | undefined,
    };
  };
  let known: Asked | undefined;
  const choice = ask();
  if (choice === undefined) return undefined;
  known = { choice, deeds: choice.options as readonly CalmDeed[] };
  return known;
}

/** What companions do between fights is said by any player (DT-OPT-16): tasks, healing, things. */
const OF_COMPANIONS: readonly string[] = ['task', 'tend', 'item', 'cast', 'remedy', 'wake'];

/** All that a seat can have done: by its character, and by companions. */
function seatDeeds(t: D20, creature: Creature): readonly CalmDeed[] {
  const companions = partyOf(t).filter(
    (one) => one !== creature && (one.run.by === 'companion' || one.absence !== undefined),
  );
  return [
    ...calmDeeds(t, creature),
    ...companions.flatMap((other) =>
      calmDeeds(t, other)
        .filter(({ kind }) => OF_COMPANIONS.includes(kind))
        .map((deed) => ({
          ...deed,
          id: `by-${other.id}-${deed.id}`,
          names: { ...deed.names, by: other.id },
          ...(deed.text === undefined ? {} : { text: saidOf(other, deed.text) }),
        })),
    ),
  ];
}

/** What is to be done, and by whom. */
const saidOf = ({ id }: Creature, deed: Text): Text => ({
  key: 'deed.by',
  params: { by: { key: 'name.creature', params: { id } }, deed },
});

/** All that a character may do now, outside a combat. */
export function calmDeeds(t: D20, creature: Creature): readonly CalmDeed[] {
  const deeds: CalmDeed[] = [];
  if (isUp(creature) && !isBanned(t, creature, 'act')) {
    deeds.push(
      ...taskDeeds(t, creature),
      ...talkDeeds(t, creature),
      ...workDeeds(t, creature),
      ...careDeeds(t, creature),
      ...armorDeeds(t, creature),
      ...marketDeeds(t, creature),
      ...tokenDeeds(t, creature),
      ...unlisted(t, creature),
    );
  }
  if (mayRest(t)) deeds.push(restDeed(t, creature));
  for (const exit of openExits(t)) deeds.push(exitDeed(t, creature, exit));
  return deeds;
}

/** Tasks of the scene. */
function taskDeeds(t: D20, creature: Creature): readonly CalmDeed[] {
  return sceneOf(t)
    .tasks.filter((task) => isOpen(t, task) && mayTryTask(t, creature, task))
    .map((task) => ({
      id: `task-${task.id}`,
      kind: 'task',
      names: { task: task.id, tag: task.tags[0] ?? '' },
      text: taskText(t, task),
      *run(at: D20) {
        const tag = task.tags.length < 2 ? (task.tags[0] ?? '') : yield* tagFor(at, creature, task);
        yield* trySceneTask(at, creature, task, tag);
      },
    }));
}

/** Spells, powers and things, as in a combat, but each takes its time on the clock only. */
export function workDeeds(t: D20, creature: Creature): readonly CalmDeed[] {
  const turn = {
    creature: creature.id,
    moved: 0,
    actions: 0,
    extra: 0,
    extraAttacks: 0,
    free: [],
    isOver: false,
  };
  const deeds: readonly CombatDeed[] = [
    ...castDeeds(t, creature, turn),
    ...commonDeeds(t, creature, turn).filter(({ kind }) => kind !== 'grapple' && kind !== 'appeal'),
    ...handDeeds(t, creature, turn),
  ];
  return [
    ...deeds.map(
      ({ id, kind, names, run }): CalmDeed => ({
        id,
        kind,
        ...(names === undefined ? {} : { names }),
        run: (at) => (kind === 'tend' ? afterAMinute(at, creature, run) : andARound(at, run(at))),
      }),
    ),
    ...powersOf(t, creature, 'calm').map(
      ({ id, run }): CalmDeed => ({
        id: `power-${id}`,
        kind: 'power',
        names: { power: id },
        run: (at) => andARound(at, run(at)),
      }),
    ),
  ];
}

/** What would be an action takes a round of the clock. */
function* andARound(t: D20, flow: Flow<void> | undefined): Flow<void> {
  yield* maybe(flow);
  yield* advance(t, 1);
}

/** Wounds are tended in a minute where no fight runs (DT-HEAL-07). */
function* afterAMinute(t: D20, creature: Creature, run: CombatDeed['run']): Flow<void> {
  yield* advance(t, MINUTE);
  if (!isUp(creature)) return;
  yield* maybe(run(t, (missedBy) => nearMiss(t, creature, missedBy, MINUTE)));
}

/** Whether the party may rest here: when all agree and it is safe (DT-PLC-07, DT-HEAL-02). */
function mayRest(t: D20): boolean {
  const needs = partyOf(t).some((one) => one.hp < maxHpOf(t, one) || one.strained.length > 0);
  return sceneOf(t).rest !== 'no' && needs;
}

/** An hour of rest for all, if all agree. */
export function restDeed(_t: D20, creature: Creature): CalmDeed {
  return {
    id: 'rest',
    kind: 'rest',
    *run(t) {
      if (!(yield* agreed(t, creature, 'choice.agree-rest', 'DT-PLC-07', {}))) return;
      if (!(yield* restIsAllowed(t))) return;
      const party = partyOf(t);
      for (const one of party) beginRest(t, one);
      yield* restOn(t, HOUR, party);
    },
  };
}

/** Whether a person who runs the game lets the party rest here (DT-GMC-08, DT-PLC-07). */
function* restIsAllowed(t: D20): Flow<boolean> {
  const master = masterSeat(t);
  if (master === undefined) return true;
  return yield* confirm(t, master, 'choice.allow-rest', { rule: 'DT-PLC-07', usual: true });
}

/** The party goes on, if all agree. */
function exitDeed(t: D20, creature: Creature, exit: Exit): CalmDeed {
  const words = wordsOf(t, exit.label);
  return {
    id: `exit-${exit.id}`,
    kind: 'exit',
    names: { exit: exit.id, way: exit.kind },
    text: { key: 'deed.exit', params: { words } },
    *run(at) {
      if (yield* agreed(at, creature, 'choice.agree-exit', 'DT-SHOT-02', { exit: words }))
        yield* leaveScene(at, exit, creature);
    },
  };
}

/** All other seats say whether they go along; who says nothing does. */
export function* agreed(
  t: D20,
  creature: Creature,
  key: string,
  rule: string,
  params: NonNullable<Text['params']>,
): Flow<boolean> {
  const own = deciderOf(t, creature);
  const others = playerSeats(t).filter(
    (seat) => seat !== own && characterOf(t.state, seat) !== undefined,
  );
  if (others.length === 0) return true;
  const strands = others.map((seat: Seat) => ({
    seat,
    flow: confirm(t, seat, key, { rule, params, usual: true }),
  }));
  return (yield* parallel(t, strands, { secret: false })).every((yes) => yes);
}

/** Nobody can do anything: time passes, or the party is led on by the first way (DT-SHOT-02). */
function* leaveAnyhow(t: D20): Flow<void> {
  const [exit] = sceneOf(t).exits;
  const [actor] = partyOf(t);
  if (exit !== undefined && actor !== undefined) yield* leaveScene(t, exit, actor);
  else playing(t).story.goes = 'end';
}
