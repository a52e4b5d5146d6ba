import type { Adventure, FoeRow, Person, Scene } from '../../content/adventure.ts';
import type { Creature, Story } from '../../model.ts';
import { contentOf, type D20, type World } from '../../table.ts';
import { momentAfter } from '../rolls/written.ts';

/** The adventure that is played, one that comes with the game or one that was brought; nothing in free play. */
export function adventureOf(
  t: Pick<D20, 'options' | 'content' | 'documents'>,
): Adventure | undefined {
  if (t.options.adventure === 'free') return undefined;
  if (t.options.adventure === 'own') return t.documents.adventure as Adventure | undefined;
  return contentOf(t).adventures[t.options.adventure];
}

/** What is played, with how far it has come. Throws Error in free play. */
export function playing(t: D20): { readonly adventure: Adventure; readonly story: Story } {
  const adventure = adventureOf(t);
  const { story } = t.state;
  if (adventure === undefined || story === undefined) throw new Error('no adventure is played');
  return { adventure, story };
}

/** The scene that is played. */
export function sceneOf(t: D20): Scene {
  const { adventure, story } = playing(t);
  return sceneIn(adventure, story.scene);
}

/** A scene by its id. Throws Error if there is none. */
export function sceneIn({ scenes }: Adventure, id: string): Scene {
  const scene = scenes.find((one) => one.id === id);
  if (scene === undefined) throw new Error(`there is no scene "${id}"`);
  return scene;
}

/** Somebody of the adventure. */
export function personIn({ people }: Adventure, id: string): Person {
  const person = people.find((one) => one.id === id);
  if (person === undefined) throw new Error(`there is no person "${id}"`);
  return person;
}

/** A row of foes of the scene. */
export const rowIn = ({ foes = [] }: Scene, id: string): FoeRow | undefined =>
  foes.find((one) => one.id === id);

/** The creature of a person, once it has come in. */
export function personHere({ state }: Pick<World, 'state'>, id: string): Creature | undefined {
  const known = state.story?.people[id];
  return known === undefined ? undefined : state.creatures.find((one) => one.id === known);
}

/** The characters that play, alive; not those who are out of the story while their players are (DT-TAB-05). */
export const partyOf = ({ state }: Pick<World, 'state'>): readonly Creature[] =>
  state.creatures.filter(
    ({ character, life, side, absence }) =>
      character !== undefined && life === 'alive' && side === 'party' && absence !== 'withdrawn',
  );

/** When the clock is at a written time of the adventure. */
export const momentOf = ({ began }: Pick<Story, 'began'>, at: string): number =>
  momentAfter(began, at);
