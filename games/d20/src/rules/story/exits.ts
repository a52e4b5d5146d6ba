import type { Exit } from '../../content/adventure.ts';
import type { D20 } from '../../d20-table.ts';
import { playing, sceneOf } from '../adventure/adventure.ts';
import { holds } from './when.ts';

/** How often tasks of the scene have failed, whoever tried. */
const failures = (t: D20): number => {
  const { story } = playing(t);
  return Object.entries(story.failed)
    .filter(([key]) => key.startsWith(`${story.scene}/`))
    .reduce((sum, [, times]) => sum + times, 0);
};

/** Whether an exit is open as its condition holds. */
export const isOpenByItself = (t: D20, { when }: Exit): boolean =>
  when === undefined || holds(t, when);

/** Exits that are open: those whose condition holds, and those that have opened after enough failures (DT-SHOT-02). */
export function openExits(t: D20): readonly Exit[] {
  return sceneOf(t).exits.filter((exit) => {
    if (exit.if !== undefined && !holds(t, exit.if)) return false;
    return (
      isOpenByItself(t, exit) || (exit.opensAfter !== undefined && failures(t) >= exit.opensAfter)
    );
  });
}
