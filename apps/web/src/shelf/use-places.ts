import type { Game } from '@tablewright/engine';
import type { DocumentSlot } from '@tablewright/engine/documents';
import type { CampaignView, DocumentLine } from '@tablewright/protocol';
import { useState } from 'react';
import { broughtInAddress } from '../builder/team-in-address.ts';
import { useLoading } from '../games.ts';
import { hasBeenOnline } from '../online/kept/visitor.ts';
import type { CampaignAt } from './campaign-in-address.ts';
import type { Chosen } from './document-fields.tsx';
import type { ShelfWhere } from './document-shelf.ts';
import { shelfAt } from './shelves.ts';

/** What may go into a new match, and what somebody has chosen of it. */
export interface PlannedDocuments {
  readonly lines: readonly DocumentLine[];
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  /** Lays a document that has only just been kept into a place. */
  readonly bring: (slot: string, document: string) => void;
  /** The campaign, once it is known. */
  readonly view: CampaignView | undefined;
}

/** The documents that may go into places of a match, of one's own or of a campaign. */
export function usePlannedDocuments(
  game: Game,
  where: ShelfWhere,
  campaign: CampaignAt | undefined,
  places: readonly DocumentSlot[],
): PlannedDocuments {
  const [wished, choose] = useState<Chosen | undefined>(() => {
    const { documents } = broughtInAddress();
    return Object.keys(documents).length === 0 ? undefined : documents;
  });
  const [version, setVersion] = useState(0);
  const loading = useLoading(`${game.id}/${where}/${campaign?.id}/${version}`, async () => {
    const nothing = { lines: [], view: undefined };
    if (game.documents === undefined) return nothing;
    if (campaign !== undefined) {
      const view = await shelfAt(campaign.where).campaign(campaign.id);
      return { lines: view.documents, view };
    }
    if (where === 'online' && !hasBeenOnline()) return nothing;
    const { documents } = await shelfAt(where).look();
    return { lines: documents.filter((line) => line.game === game.id), view: undefined };
  });
  const { lines, view } = loading.kind === 'ready' ? loading.value : { lines: [], view: undefined };
  // In a campaign everybody's lie in their places until somebody wants it otherwise.
  const chosen = wished ?? (view === undefined ? {} : filled(places, lines));
  // What was chosen on the other shelf is not there, nor is a place that has gone.
  const there = Object.entries(chosen).filter(
    ([slot, id]) =>
      lines.some((line) => line.id === id) && places.some((place) => place.slot === slot),
  );
  const bring = (slot: string, document: string): void => {
    choose({ ...chosen, [slot]: document });
    setVersion(version + 1);
  };
  return { lines, view, chosen: Object.fromEntries(there), choose, bring };
}

/** Documents laid into places in the order of their names, as far as they go. */
function filled(places: readonly DocumentSlot[], lines: readonly DocumentLine[]): Chosen {
  const chosen: Record<string, string> = {};
  for (const { slot, kind } of places) {
    const taken = Object.values(chosen);
    const next = lines.find((line) => line.kind === kind && !taken.includes(line.id));
    if (next !== undefined) chosen[slot] = next.id;
  }
  return chosen;
}
