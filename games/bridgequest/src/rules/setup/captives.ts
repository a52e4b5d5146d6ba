import { D20, type Flow } from '@tablewright/engine';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Figure } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { placeFigure } from '../placing/place.ts';

/** Where the campaign lies among the documents of a match. */
export const CAMPAIGN = 'campaign';

/** The campaign that this game is one of; nothing for a game of its own. */
export function campaignOf({ documents }: Pick<Bridge, 'documents'>): Campaign | undefined {
  return documents[CAMPAIGN] as Campaign | undefined;
}

/**
 * Characters that were captured in earlier games stand on the Bridge, each where a d20 says (BQ-CAPT-02). The figurine of
 * one is nobody else in this game (BQ-COMP-05).
 */
export function* placeCaptives(t: Bridge): Flow<void> {
  for (const sheet of t.state.campaign.captured) {
    const { race: id, name } = sheet;
    if (t.state.figures[id] !== undefined) continue;
    const figure: Figure = { id, kind: 'captive', where: { at: 'off' } };
    t.state.figures[id] = figure;
    t.state.captives.push({ figure: id, sheet });
    const location = t.roll(D20, 'captive');
    t.tell?.({ type: 'captive-placed', rule: 'BQ-CAPT-02', figure: id, name, location });
    yield* placeFigure(t, figure, location, 'BQ-CAPT-02');
  }
}
