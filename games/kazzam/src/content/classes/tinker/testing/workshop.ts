import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';
import type { BuiltTrap } from '../../../../model.ts';

/** What differs from the usual scene. */
export interface Scene {
  readonly picks?: readonly string[];
  readonly implement?: 'wand' | 'staff' | 'sword';
  readonly tin?: Told;
  readonly eve?: Told;
  readonly others?: readonly Told[];
  readonly traps?: readonly Told[];
  readonly creeps?: readonly Told[];
  readonly turn?: string;
  readonly rolls?: readonly number[];
  readonly options?: Told;
  readonly court?: readonly string[];
  readonly more?: Told;
}

/** A Role whose Boost is of no use out of a trap on an opponent. */
export const PLAIN = { role: 'specialist', specialisation: 'hunter' } as const;

/** A Role whose Boost is 1 damage. */
export const STRIKER = { role: 'striker', specialisation: 'sniper' } as const;

/** Tin the Tinker at (5,5) against Eve at (12,5), on 16 by 11 squares; Tin's turn. */
export function workshop(scene: Scene = {}): Court {
  const { picks = [], implement = 'wand', rolls = [], options = {}, others = [] } = scene;
  const t = begin(
    {
      court: scene.court ?? floor(16, 11),
      athletes: [
        ours('Tin', '5,5', {
          class: 'tinker',
          picks: picks.map((pick) => `tinker/${pick}`),
          implement,
          ...PLAIN,
          ...scene.tin,
        }),
        theirs('Eve', '12,5', { implement: 'wand', ...PLAIN, ...scene.eve }),
        ...others,
      ],
      ...(scene.traps === undefined ? {} : { traps: scene.traps }),
      ...(scene.creeps === undefined ? {} : { creeps: scene.creeps }),
      turn: scene.turn ?? 'Tin',
      ...scene.more,
    },
    { rolls, options },
  );
  // It slides none at the start.
  return t.open.why.key === 'slide-trap' ? t.answer('none') : t;
}

/** A trap that stands there, as Tin has built it. */
export function trap(kind: string, at: string, more: Told = {}): Told {
  const rules: Readonly<Record<string, string>> = {
    'wand-trap': 'KC-TNK-20',
    'staff-trap': 'KC-TNK-21',
    'sword-trap': 'KC-TNK-22',
    'anti-charm-trap': 'KC-TNK-25',
    'distraction-trap': 'KC-TNK-26',
  };
  const rule = rules[kind];
  return { kind: 'built', block: kind, at, by: 'Tin', hp: 1, charges: 2, rule, ...more };
}

/** A square of the court. */
export const square = (x: number, y: number): string => `court(${x},${y})`;

/** The built traps that there are. */
export function built(court: Court): readonly BuiltTrap[] {
  return court.state.traps.flatMap((one) => (one.kind === 'built' ? [one] : []));
}

/** Charges of the traps that there are. */
export function charges(court: Court): readonly number[] {
  return built(court).map((one) => one.charges);
}
