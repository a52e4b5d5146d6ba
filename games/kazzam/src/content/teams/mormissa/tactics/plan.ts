/** What all of Mormissa have in mind (KT-MOR-04). */
import type { Cell } from '@tablewright/geometry';
import { groundOf } from '../../../../rules/court/ground-now.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import { effectOn } from '../../../../rules/effects/in-play.ts';
import { BITS, has } from '../../../../rules/effects/status.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { FAR, matesOf, placeOf, squares, withRole } from './sights.ts';

type Stands = NonNullable<Tactic['stands']>;

/** How near to Fennec her team keeps, and what that is worth. */
const LINE = 4;
const IN_LINE = 0.12;
/** What each square nearer to the orb of the Dungeon is worth to two who are there. */
const NEARER = 0.03;

/** About Fennec, around whom the others hold a firing line. */
export const aboutFennec: Stands = (judge) => {
  const fennec = withRole(judge, 'striker');
  if (fennec === undefined) return () => 0;
  const place = placeOf(judge, fennec);
  return (cell) => (squares(judge, place, cell) <= LINE ? IN_LINE : 0);
};

/** The pedestals of the Dungeon that it is in, while their orbs lie on them. */
function dungeonOrbs(judge: Judge): readonly Cell[] {
  const { state } = judge.t;
  const ground = groundOf(state);
  const { cell } = placeOf(judge, judge.id);
  if (ground.partAt(cell).kind !== 'dungeon') return [];
  return state.items.flatMap(({ ofDungeon, team, place }) => {
    if (ofDungeon !== true || team !== undefined || place.at !== 'pedestal') return [];
    const at = state.pedestals[place.pedestal]?.cell ?? -1;
    return ground.inOnePart(at, cell) ? [at] : [];
  });
}

/** Toward the orb of the Dungeon, as soon as two of the team are there. */
export const forDungeonOrb: Stands = (judge) => {
  const orbs = dungeonOrbs(judge);
  const here = placeOf(judge, judge.id);
  const inCompany = matesOf(judge).some((mate) => squares(judge, here, placeOf(judge, mate)) < FAR);
  if (orbs.length === 0 || !inCompany) return () => 0;
  return (cell) => -NEARER * Math.min(...orbs.map((orb) => squares(judge, orb, cell)));
};

/** All of these at once. */
export function allOf(...parts: readonly Stands[]): Stands {
  return (judge) => {
    const worths = parts.map((part) => part(judge));
    return (cell) => worths.reduce((sum, worth) => sum + worth(cell), 0);
  };
}

/** Whether a Saving Throw by Restore is what an athlete needs (KT-FAT-17). */
export function needsSave(judge: Judge, id = judge.id): boolean {
  const creature = placeOf(judge, id);
  if (has(creature, BITS.dazed) || has(creature, BITS.restrained)) return true;
  return effectOn(judge.t.state, 'ongoing', id) !== undefined;
}

/** What whoever is Restored takes: a Saving Throw if it needs one, else it is Guarded (KT-FAT-17). */
export const RESTORED: NonNullable<Tactic['options']> = {
  restore(judge, { id }) {
    if (id === 'save') return needsSave(judge) ? 0.5 : 0;
    return id === 'guarded' ? 0.3 : 0;
  },
};
