import type { SheetModule } from '@tablewright/table-kit';
import { AdventureShown } from './adventure-shown.tsx';
import { CampaignShown } from './campaign-shown.tsx';
import { CharacterShown } from './character-shown.tsx';
import './shelf.css';

/** How the game draws its documents. */
export const SHEETS: SheetModule['SHEETS'] = {
  character: CharacterShown,
  campaign: CampaignShown,
  adventure: AdventureShown,
};
