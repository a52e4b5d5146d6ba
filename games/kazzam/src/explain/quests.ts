import type { Text } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type Effect, type KazzamState, NOWHERE } from '../model.ts';
import { isOf } from '../rules/effects/effect-data.ts';
import { QUEST } from '../rules/effects/in-play.ts';
import { itemCell } from '../rules/harm/items.ts';
import { orbColour } from '../rules/harm/orbs.ts';
import { orbsOf } from '../rules/harm/quests.ts';

/** What a quest asks for (KM-GOLEM-05). */
export interface QuestFacts {
  readonly reward: number;
  /** Orbs of which each will do: by their colour, and by where they are or who holds them. */
  readonly orbs: readonly Text[];
  /** The squares of those that nobody holds. */
  readonly cells: readonly Cell[];
  /** Where one of them is to be put. */
  readonly pedestal: Cell;
}

/** What something in play asks for, if it is a quest. */
export function questFacts(view: KazzamState, effect: Effect): QuestFacts | undefined {
  if (!isOf(QUEST, effect)) return undefined;
  const orbs = orbsOf(effect);
  const free = orbs
    .flatMap((orb) => view.items[orb] ?? [])
    .filter(({ place }) => place.at !== 'held');
  return {
    reward: effect.amount,
    orbs: orbs.map((orb) => orbText(view, orb)),
    cells: free.map((item) => itemCell(view, item)).filter((cell) => cell !== NOWHERE),
    pedestal: view.pedestals[effect.data.pedestal]?.cell ?? NOWHERE,
  };
}

/** All quests that are open. */
export function questsIn(view: KazzamState): readonly QuestFacts[] {
  return view.effects.flatMap((effect) => questFacts(view, effect) ?? []);
}

/** Whoever holds one may be where nobody knows (KZ-INFO-03). */
function orbText(view: KazzamState, number: number): Text {
  const orb = { key: `orb.${orbColour(view, number)}` };
  const item = view.items[number];
  if (item?.place.at === 'held')
    return { key: 'orb.held', params: { orb, by: item.place.creature } };
  return { key: 'orb.on', params: { orb, cell: item === undefined ? -1 : itemCell(view, item) } };
}
