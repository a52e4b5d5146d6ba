import type { SheetProps } from '@tablewright/table-kit';
import { CharacterSheet } from '@tablewright/table-kit/sheets';
import type { ReactNode } from 'react';
import type { Campaign } from '../../campaign/campaign.ts';
import { campaignPage } from './campaign-page.ts';
import { speakOnShelf } from './words.ts';

/** A campaign on the shelf: its world, who plays in it, and what happened (DT-TAB-02 to -04). */
export function CampaignShown({ content, locale, say }: SheetProps<Campaign>): ReactNode {
  speakOnShelf(locale);
  return <CharacterSheet locale={locale} sheet={campaignPage(content, say)} />;
}
