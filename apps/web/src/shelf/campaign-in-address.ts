import { useSearch } from 'wouter';
import { type ShelfWhere, WHERES } from './document-shelf.ts';

/** A campaign, and where it is kept. */
export interface CampaignAt {
  readonly where: ShelfWhere;
  readonly id: string;
}

/** The campaign that the address of a page names: `?campaign=here/<id>`. */
export function useCampaignInAddress(): CampaignAt | undefined {
  const [where, id] = new URLSearchParams(useSearch()).get('campaign')?.split('/') ?? [];
  const known = WHERES.find((one) => one === where);
  return known === undefined || id === undefined ? undefined : { where: known, id };
}
