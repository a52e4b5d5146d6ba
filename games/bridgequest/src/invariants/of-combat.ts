import type { Check } from './of-cards.ts';

/** Two at most fight on the side of the players, each a player that is there (BQ-INV-13). */
export const twoFight: Check = ({ combat, heroes }) => {
  if (combat === undefined) return undefined;
  const { owner, helper, defender } = combat;
  const seats = [owner, helper, defender].filter((seat) => seat !== undefined);
  if (new Set(seats).size < seats.length) return 'somebody fights on two sides';
  const nobody = seats.find((seat) => heroes[seat] === undefined);
  return nobody === undefined ? undefined : `nobody sits in seat ${nobody}, who fights`;
};

/** A monster is split by tenths, and only once its strength is rolled (BQ-INV-14). */
export const splitsAddUp: Check = ({ combat }) => {
  for (const { id, tenths, rolled } of combat?.foes ?? []) {
    if (tenths === undefined) continue;
    if (!Number.isInteger(tenths) || tenths < 1 || tenths > 10)
      return `${id} is split by ${tenths} tenths`;
    if (rolled === undefined) return `${id} is split, and has no strength`;
  }
  return undefined;
};

/** From here on a lead is no win, but a Power Differential (BQ-CMB-27). */
const DIFFERENTIAL = 10;

/**
 * What is won was won by a lead of 1 to 9, or as the rules say beside that: by a tie that counts, with no monster left, or
 * by doors that did not come (BQ-INV-15).
 */
export const wonByLead: Check = ({ combat }) => {
  if (combat?.stage !== 'won' || (combat.foes.length === 0 && combat.defender === undefined))
    return undefined;
  // Rewards may change the sums, so what counts is how they stood; a combat that is laid out may not say.
  const { lead, winsTies } = combat.compared ?? { lead: 1, winsTies: false };
  if (lead < (winsTies ? 0 : 1)) return `a combat is won with a lead of ${lead}`;
  return lead >= DIFFERENTIAL && combat.differentials === 0
    ? `a combat is won with a lead of ${lead}, and had no Power Differential`
    : undefined;
};
