import { begin, type Court, type Told } from '../../../../../test/table.ts';
import { deal } from '../../../../rules/harm/damage.ts';

export const A = 'Molesnake Head A';
export const B = 'Molesnake Head B';

/** The Dual Dungeons Map, with a Molesnake that is about to act; the last athlete has the turn. */
export interface Holes {
  readonly athletes: readonly Told[];
  /** Its heads, where they stand. */
  readonly heads?: readonly unknown[];
  readonly enemies?: readonly string[];
  readonly rolls?: readonly number[];
  readonly more?: Told;
}

/** With the orbs of both Dungeons, which it guards. */
export function holes({
  athletes,
  heads = ['dungeonA(8,5)', 'dungeonB(8,3)'],
  enemies = ['Bo'],
  rolls = [],
  more = {},
}: Holes): Court {
  const members = heads.map((head) => ({
    ...(typeof head === 'string' ? { at: head } : (head as Told)),
    hp: 25,
    maxHp: 25,
  }));
  const court = begin(
    {
      athletes,
      creeps: [{ group: 'molesnake', members, enemies }],
      turn: athletes.at(-1)?.name,
      ...more,
    },
    { options: { map: 'dual' }, rolls, seed: 'ties' },
  );
  // Both orbs are its own (KM-DUAL-04).
  for (const orb of court.state.items) if (orb.ofDungeon) Object.assign(orb, { groups: [0] });
  return court;
}

/** Damage that a head takes from somebody. */
export function hurt(court: Court, head: string, amount: number, by = 'Bo'): void {
  const [to, from] = [court.id(head), court.id(by)];
  court.run(deal(court, { to, by: from, kind: 'other', melee: false }, amount, 'KZ-GEN-14'));
}

/** The part of the map in which somebody is. */
export function partOf(court: Court, who: string): string {
  return court.at(who).replace(/\(.*/, '');
}
