import type { BuiltTrap, KazzamState, TrapExtra } from '../model.ts';
import { STATUSES } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import type { Written } from './fields.ts';
import { count, flag, list, oneOf, readFields, record, text, word } from './forms.ts';
import { creature } from './names.ts';

const extra = oneOf<TrapExtra>('does', {
  status: record<Extract<TrapExtra, { does: 'status' }>>({
    does: word(['status']),
    status: word(STATUSES),
  }),
  push: record<Extract<TrapExtra, { squares: number }>>({
    does: word(['push', 'pull']),
    squares: count(1),
  }),
  pull: record<Extract<TrapExtra, { squares: number }>>({
    does: word(['push', 'pull']),
    squares: count(1),
  }),
});

const FORMS = {
  block: text,
  charges: count(),
  full: count(),
  more: count(),
  shielded: flag,
  imbued: flag,
  adds: extra,
  sprungBy: list(creature),
  /** Turns of its maker for which it acts without a charge. */
  open: count(),
};

/** The keys of a trap that are those of a built one alone. */
export const BUILT_KEYS = Object.keys(FORMS) as (keyof typeof FORMS)[];

/** What is known of a built trap besides what every trap has. */
export function writeBuilt(state: KazzamState, trap: BuiltTrap): Written {
  const { block, charges, full, more, shielded, imbued, adds, sprungBy, openUntil } = trap;
  const open = Math.max(0, openUntil - creatureOf(state, trap.by).turns);
  return {
    block,
    charges,
    ...(full === charges ? {} : { full }),
    ...(more === 0 ? {} : { more }),
    ...(shielded ? { shielded } : {}),
    ...(imbued ? { imbued } : {}),
    ...(adds === undefined ? {} : { adds: extra.write(state, adds) }),
    ...(sprungBy.length === 0 ? {} : { sprungBy: FORMS.sprungBy.write(state, sprungBy) }),
    ...(open === 0 ? {} : { open }),
  };
}

/** Reads it back. */
export function readBuilt(
  state: KazzamState,
  one: Written,
  where: string,
  by: number,
): Omit<BuiltTrap, 'id' | 'cell' | 'hp' | 'by' | 'rule'> {
  const written = Object.fromEntries(
    BUILT_KEYS.flatMap((key) => (one[key] === undefined ? [] : [[key, one[key]]])),
  );
  const read = readFields(state, FORMS, written, where);
  const block = text.read(state, one.block, `${where}.block`);
  const charges = count().read(state, one.charges, `${where}.charges`);
  const { full = charges, more = 0, shielded = false, imbued = false, adds, open = 0 } = read;
  return {
    kind: 'built',
    block,
    charges,
    full,
    more,
    shielded,
    imbued,
    adds,
    sprungBy: read.sprungBy ?? [],
    openUntil: open === 0 ? 0 : creatureOf(state, by).turns + open,
  };
}
