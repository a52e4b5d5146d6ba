import type { CreatureId, KazzamState, Team } from '../../../model.ts';
import { creatureOf, opponentOf } from '../../../rules/court/creatures.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import type { RowTurn } from '../../../rules/effects/creep-block.ts';
import { ORB } from '../../../rules/effects/item-def.ts';
import { giveQuest, orbsOf, questOf } from '../../../rules/harm/quests.ts';
import type { Kazzam } from '../../../table.ts';

const RULE = 'KM-GOLEM-05';
/** What a fresh quest pays. */
const REWARD = 2;

/** The orb that it began with, whatever colour that has now (KM-GOLEM-06). */
function ownOrb({ items }: KazzamState, group: number): number {
  return items.findIndex(({ groups }) => groups.includes(group));
}

/** Draws one of the orbs that have the colour of a team now (KM-HID-02, D-87). */
function drawOrb(
  t: Kazzam,
  golem: CreatureId,
  team: Team,
): { orb: number; lots: number[] } | undefined {
  const { items } = t.state;
  const orbs = [...items.keys()].filter((orb) => {
    const item = items[orb];
    return item?.kind === ORB && item.team === team && item.place.at !== 'gone';
  });
  const [only] = orbs;
  if (only === undefined || orbs.length === 1)
    return only === undefined ? undefined : { orb: only, lots: [] };
  const lot = t.index(orbs.length, 'quest', golem);
  return { orb: orbs[lot] ?? only, lots: [lot] };
}

/** Gives a quest, or pays a point more for the one that is open (KM-GOLEM-05, KM-GOLEM-06). */
export function* questgiver({ t, creep: golem, recover }: RowTurn) {
  yield* recover();
  const { state } = t;
  const own = ownOrb(state, creatureOf(state, golem).group);
  const home = state.items[own];
  if (home === undefined) return;
  tell(t, golem, 'itself', golem, RULE, 'questgiver');
  const { place, home: pedestal } = home;
  const taken = !(place.at === 'pedestal' && place.pedestal === pedestal);
  const open = questOf(state, golem);
  const asksForOwn = open !== undefined && orbsOf(open).includes(own);
  const reward = open === undefined ? REWARD : open.amount + 1;
  const shared = { pedestal, reward, rule: RULE };
  if (open !== undefined && (asksForOwn || !taken)) {
    giveQuest(t, golem, { ...shared, orbs: orbsOf(open), what: 'raised' });
  } else if (taken) {
    giveQuest(t, golem, { ...shared, orbs: [own], what: 'changed' });
  } else {
    const drawn = [state.red, opponentOf(state.red)].flatMap(
      (team) => drawOrb(t, golem, team) ?? [],
    );
    const orbs = drawn.map(({ orb }) => orb);
    const lots = drawn.flatMap((one) => one.lots);
    giveQuest(t, golem, { ...shared, orbs, lots, what: 'given' });
  }
}
