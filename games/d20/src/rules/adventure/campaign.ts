import { type Campaign, FIRST_CAMPAIGN } from '../../campaign/campaign.ts';
import type { D20, World } from '../../d20-table.ts';
import type { Attitude } from '../../model.ts';
import { adventureOf } from './adventure.ts';

/** Where the campaign lies among the documents of a session. */
export const CAMPAIGN = 'campaign';

/** The campaign that was brought; nothing for a session by itself. */
export const campaignBrought = ({ documents }: Pick<D20, 'documents'>): Campaign | undefined =>
  documents[CAMPAIGN] as Campaign | undefined;

/** A session goes on from where the campaign was: its clock, and what the game master has left (DT-TIME-02, DT-TOK-42). */
export function beginCampaign(t: D20): void {
  const before = campaignBrought(t) ?? FIRST_CAMPAIGN;
  t.state.campaign = { before, adventure: adventureOf(t)?.id ?? 'free' };
  t.state.clock = Math.max(t.state.clock, before.clock);
  t.state.points = before.points;
}

/** Under which name the campaign keeps somebody of an adventure. */
export const personKey = (adventure: string, person: string): string => `${adventure}/${person}`;

/** How somebody stood to the party when it was met last; nothing for strangers (DT-SOC-01). */
export function attitudeBefore(
  { state }: Pick<World, 'state'>,
  person: string,
): Attitude | undefined {
  const { campaign } = state;
  return campaign?.before.attitudes[personKey(campaign.adventure, person)];
}
