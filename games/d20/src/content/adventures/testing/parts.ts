import type { Adventure, Exit, FoeRow, Scene, SceneTask } from '../../adventure.ts';

/** Parts of an adventure by id; throws Error where there is none. */
export function partsOf(adventure: Adventure): {
  scene(id: string): Scene;
  task(scene: string, id: string): SceneTask;
  foe(scene: string, id: string): FoeRow;
  exit(scene: string, id: string): Exit;
  /** Where the exits of a scene lead that are no retreat. */
  ways(scene: string): readonly string[];
} {
  const scene = (id: string) => byId(adventure.scenes, id);
  return {
    scene,
    task: (at, id) => byId(scene(at).tasks, id),
    foe: (at, id) => byId(scene(at).foes ?? [], id),
    exit: (at, id) => byId(scene(at).exits, id),
    ways: (at) =>
      scene(at)
        .exits.filter(({ kind }) => kind !== 'retreat')
        .map(({ to }) => to),
  };
}

/** The one of that id; throws Error where there is none. */
export function byId<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no "${id}"`);
  return found;
}
