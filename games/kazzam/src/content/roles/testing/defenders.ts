import type { Court, Told } from '../../../../test/table.ts';

/** A Defender of that specialisation, with a sword. */
export const defender = (specialisation: string, more: Told = {}) => ({
  role: 'defender',
  specialisation,
  implement: 'sword',
  ...more,
});

/** Whether a creature has a status. */
export const has = (court: Court, name: string, status: string) =>
  court.state.effects.some(({ kind, on }) => kind === status && on === court.id(name));
