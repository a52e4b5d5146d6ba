import { d20Content } from '../content/index.ts';
import type { CreatureId } from '../model.ts';
import type { World } from '../table.ts';
import { type D20View, type SeenCreature, worldOf } from '../view.ts';

/** All content of the game. */
export const CONTENT = d20Content();

/** The world as an observer sees it, with all content. */
export const worldFor = (view: D20View): World => worldOf(view, CONTENT);

/** A creature that the observer sees. */
export const creatureIn = ({ creatures }: D20View, id: CreatureId): SeenCreature | undefined =>
  creatures.find((one) => one.id === id);
