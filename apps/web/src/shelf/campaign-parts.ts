import type { Game } from '@tablewright/engine';
import type { CampaignView } from '@tablewright/protocol';
import type { ShelfWhere } from './document-shelf.ts';

/** What every part of the page of a campaign is given. */
export interface CampaignParts {
  readonly where: ShelfWhere;
  readonly game: Game;
  readonly view: CampaignView;
  readonly onChanged: () => void;
}
