import { describe, expect, test } from 'vitest';
import { GAME } from '../../../test/content.ts';
import { ATHLETES } from '../../content/teams/driannis/athletes.ts';
import type { Build } from '../../model.ts';
import { withGuests } from './guests.ts';

const [RAQUA, GRETA, PAULINE] = ATHLETES;
if (RAQUA === undefined || GRETA === undefined || PAULINE === undefined)
  throw new Error('Driannis has too few athletes');

/** An athlete of no house, whom no guest is like. */
const OWN: Build = { ...RAQUA, name: 'Own', role: 'striker', className: 'hexer' };

/** The guests who fill a team of these up to so many. */
const guests = (own: readonly Build[], count = own.length + 1, playing: readonly string[] = []) =>
  withGuests(GAME, own, count, playing)
    ?.slice(own.length)
    .map(({ name }) => name);

describe('guests', () => {
  test('[KT-GEN-03] come in the order of their houses', () => {
    expect(guests([OWN])).toEqual([RAQUA.name]);
    expect(guests([OWN], 4)).toEqual([RAQUA.name, GRETA.name, PAULINE.name]);
    expect(guests([OWN], 1)).toEqual([]);
  });
  test('[KT-GEN-03] [KZ-TEAM-01] never of a role that the team has', () => {
    expect(guests([{ ...OWN, role: RAQUA.role }])).toEqual([GRETA.name]);
    const roles = withGuests(GAME, [OWN], 5, [])?.map(({ role }) => role);
    expect(new Set(roles).size).toBe(5);
  });
  test('[KT-GEN-03] [KZ-TEAM-02] nor of a class that it has', () => {
    expect(guests([{ ...OWN, className: RAQUA.className }])).toEqual([GRETA.name]);
  });
  test('[KT-GEN-03] nor who is in it, or on the other side', () => {
    expect(guests([{ ...OWN, name: RAQUA.name }])).toEqual([GRETA.name]);
    expect(guests([OWN], 2, [RAQUA.name, GRETA.name])).toEqual([PAULINE.name]);
  });
  test('[KT-GEN-03] whoever leaves no place for the rest stays away', () => {
    // No class but the Tinker's is left for a Specialist: the Leader is not Raqua, a Tinker.
    const own: readonly Build[] = [
      { ...OWN, name: 'A', role: 'controller', className: 'porter' },
      { ...OWN, name: 'B', role: 'defender', className: 'wandslinger' },
      { ...OWN, name: 'C', role: 'striker', className: 'diviner' },
    ];
    expect(guests(own, 4)).toEqual([RAQUA.name]);
    expect(guests(own, 5)).toEqual(['Barney Sodder', 'Hayward Morquisse']);
  });
  test('[KT-GEN-03] none where too few would fit', () => {
    expect(guests([OWN], 6)).toBeUndefined();
  });
});
