/** Quests that somebody gives: orbs to be put on a pedestal that is nobody's own (KM-GOLEM-05, KM-GOLEM-06). */
import { type CreatureId, type KazzamState, NOBODY, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import type { EffectOf } from '../effects/effect-data.ts';
import { withData } from '../effects/effect-data.ts';
import { effectOn, effectsOf, putInPlay, QUEST } from '../effects/in-play.ts';
import { removeEffects } from '../effects/status.ts';
import { itemCell } from './items.ts';
import { orbColour } from './orbs.ts';
import { score } from './scoring.ts';

/** A quest about to be given, or to take the place of one that is open. */
export interface NewQuest {
  readonly pedestal: number;
  /** Which orbs will do, each alone: one or two. */
  readonly orbs: readonly number[];
  /** Points for whoever fulfils it. */
  readonly reward: number;
  readonly rule: string;
  /** How it comes about: `given`, `raised`, `changed`. */
  readonly what: QuestDeed;
  /** Which of those that could be named lots have named, by place. */
  readonly lots?: readonly number[];
}

/** What becomes of quests. */
export type QuestDeed = 'given' | 'raised' | 'changed';

/** The quest that somebody has given and that nobody has fulfilled. */
export function questOf(state: KazzamState, giver: CreatureId): EffectOf<typeof QUEST> | undefined {
  return effectOn(state, QUEST, giver);
}

/** The orbs that a quest asks for. */
export function orbsOf({ data }: EffectOf<typeof QUEST>): readonly number[] {
  const { orb, other } = data;
  return other === undefined ? [orb] : [orb, other];
}

/** Gives a quest in place of any that its giver has open. */
export function giveQuest(t: Kazzam, giver: CreatureId, quest: NewQuest): void {
  const { state } = t;
  const { pedestal, orbs, reward, rule, what, lots = [] } = quest;
  const [orb, other] = orbs;
  if (orb === undefined) return;
  removeEffects(t, ({ kind, on }) => kind === QUEST.kind && on === giver, rule);
  putInPlay(state, {
    ...withData(QUEST, { pedestal, orb, rule, ...(other === undefined ? {} : { other }) }),
    on: giver,
    by: giver,
    source: QUEST.kind,
    until: { ends: 'match' },
    amount: reward,
  });
  if (t.listening)
    t.emit({ type: 'quest', rule, who: giver, what, ...told(state, orbs), lots, reward });
}

/** The orbs as the log has them: of those in somebody's hands the square may be a secret (KZ-INFO-03). */
function told(state: KazzamState, orbs: readonly number[]) {
  const places = orbs.map((orb) => state.items[orb]?.place);
  return {
    orbs,
    colours: orbs.map((orb) => orbColour(state, orb)),
    cells: places.map((place) =>
      place === undefined || place.at === 'held' ? NOWHERE : itemCell(state, { place }),
    ),
    holders: places.map((place) => (place?.at === 'held' ? place.creature : NOBODY)),
  };
}

/** The points that quests promise for an orb on a pedestal. */
export function promisedFor(state: KazzamState, orb: number, pedestal: number): number {
  return questsFor(state, { orb, pedestal }).reduce((sum, { amount }) => sum + amount, 0);
}

function questsFor(
  state: KazzamState,
  { orb, pedestal }: Placed,
): readonly EffectOf<typeof QUEST>[] {
  return effectsOf(state, QUEST).filter(
    (quest) => quest.data.pedestal === pedestal && orbsOf(quest).includes(orb),
  );
}

/** An orb on a pedestal. */
interface Placed {
  readonly orb: number;
  readonly pedestal: number;
}

/** An athlete has put an orb on a pedestal: its team gains what quests promise, and they are over. */
export function fulfilQuests(t: Kazzam, by: CreatureId, placed: Placed): void {
  const { state } = t;
  const { team } = creatureOf(state, by);
  if (team === undefined) return;
  for (const quest of questsFor(state, placed)) {
    removeEffects(t, ({ id }) => id === quest.id, quest.data.rule);
    score(t, team, quest.amount, by, quest.data.rule);
  }
}
