import type { SheetModule } from '@tablewright/table-kit';
import { CampaignShown } from './campaign-shown.tsx';
import { DeckShown } from './deck-shown.tsx';
import { HeroShown } from './hero-shown.tsx';

/** How the game draws its documents. */
export const SHEETS: SheetModule['SHEETS'] = {
  sheet: HeroShown,
  campaign: CampaignShown,
  deck: DeckShown,
};
