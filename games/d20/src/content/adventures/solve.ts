import type { Adventure } from '../adventure.ts';
import { canOpen, possibleIn } from './possible.ts';
import { allOf, isSure } from './ways.ts';

/** A scene in which the party can get stuck. */
export interface DeadEnd {
  readonly scene: string;
  /** `closed`: no exit can ever open; `may-lock`: none is sure to. */
  readonly kind: 'closed' | 'may-lock';
}

/** Scenes that can be reached and from which no exit can open, or none is sure to (DT-SHOT-02). */
export function deadEnds(adventure: Adventure): readonly DeadEnd[] {
  const found = possibleIn(adventure);
  return adventure.scenes.flatMap((scene): readonly DeadEnd[] => {
    if (!found.scenes.has(scene.id)) return [];
    const late = allOf(scene.countdown?.do ?? []);
    const isOpen =
      scene.exits.some((exit) => canOpen(adventure, found, scene, exit)) ||
      late.some((deed) => 'go' in deed || 'end' in deed);
    if (!isOpen) return [{ scene: scene.id, kind: 'closed' }];
    return isSure(scene) ? [] : [{ scene: scene.id, kind: 'may-lock' }];
  });
}

/** Scenes that nobody can reach, whatever is done. */
export function unreachable(adventure: Adventure): readonly string[] {
  const { scenes } = possibleIn(adventure);
  return adventure.scenes.map(({ id }) => id).filter((id) => !scenes.has(id));
}

/** Endings to which nothing leads. */
export function lostEndings(adventure: Adventure): readonly string[] {
  const { endings } = possibleIn(adventure);
  return adventure.endings.map(({ id }) => id).filter((id) => !endings.has(id));
}

/** Flags that something waits for and nothing sets, and flags that are set for nothing. */
export interface LooseFlags {
  readonly neverSet: readonly string[];
  readonly neverRead: readonly string[];
}

/** Fields that hold a condition. */
const CONDITIONS = ['when', 'off', 'if', 'wary', 'leavesBy', 'auto'];

/** See {@link LooseFlags}. */
export function looseFlags(adventure: Adventure): LooseFlags {
  const set = new Set<string>();
  const read = new Set(adventure.scenes.flatMap(({ changes }) => changes ?? []));
  walk(adventure, false, (flag, isRead, is) => {
    if (isRead) read.add(flag);
    else if (is !== false) set.add(flag);
  });
  return {
    neverSet: [...read].filter((flag) => !set.has(flag)),
    neverRead: [...set].filter((flag) => !read.has(flag)),
  };
}

type Visit = (flag: string, isRead: boolean, is: unknown) => void;

function walk(value: unknown, isRead: boolean, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  if ('flag' in value && typeof value.flag === 'string') {
    visit(value.flag, isRead, 'is' in value ? value.is : undefined);
  }
  for (const [field, one] of Object.entries(value)) {
    walk(one, isRead || CONDITIONS.includes(field), visit);
  }
}
