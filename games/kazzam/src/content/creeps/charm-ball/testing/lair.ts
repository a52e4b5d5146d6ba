import { beforeCreeps } from '../../../../../test/creep-court.ts';
import { type Court, floor, type Told } from '../../../../../test/table.ts';
import { hold } from '../../../../rules/harm/items.ts';

export const BALL = 'Charm Ball 1';

/** The Charm Ball as a group. */
export function ball(at: string, enemies: readonly string[], more: Told = {}): Told {
  const { group = {}, ...told } = more;
  return { group: 'charmball', members: [{ at, ...told }], enemies, ...(group as Told) };
}

/** A small court on which the Ball is about to act; the last athlete has the turn. */
export interface Lair {
  readonly athletes: readonly Told[];
  readonly creeps: readonly Told[];
  readonly rows?: readonly string[];
  readonly rolls?: readonly number[];
  /** Who holds its orb, which lies on a pedestal otherwise. */
  readonly holder?: string;
  readonly options?: Told;
}

/** Begins a match there. */
export function lair({ rows = floor(20, 9), rolls = [], holder, ...rest }: Lair): Court {
  const court = beforeCreeps({ rows, rolls, seed: 'ties', ...rest });
  if (holder !== undefined) hold(court, court.id(holder), 0);
  return court;
}

/** What the Ball did to whom, in order: `charm-float Bo`. */
export function glances(court: Court): readonly string[] {
  return court
    .heard('creep')
    .filter(({ what }) => what === 'attack')
    .map(({ power, of }) => `${power} ${court.state.creatures[of]?.name}`);
}

/** What lies on somebody, without traits: `resist 1`. */
export function kindsOn(court: Court, name: string): readonly string[] {
  return court.state.effects
    .filter(({ on, innate }) => on === court.id(name) && innate !== true)
    .map(({ kind, amount }) => (amount > 0 ? `${kind} ${amount}` : kind));
}
