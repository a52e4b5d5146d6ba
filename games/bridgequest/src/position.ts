import { writeBridge, writeDiscards } from './given/bridge.ts';
import { writeCampaign } from './given/campaign.ts';
import { writeCombat } from './given/combat.ts';
import { writeCourse } from './given/course.ts';
import { writeEffects } from './given/effects.ts';
import { filled, unless, type Written } from './given/fields.ts';
import { usualCards } from './given/given.ts';
import { writeHeroes } from './given/heroes.ts';
import { type Told, writeCards, writeDecks, writePlace } from './given/laying.ts';
import { writeOwn } from './given/own.ts';
import { writeSecrets } from './given/secrets.ts';
import { writeFigures } from './given/where.ts';

/**
 * The position that a state is, in the form that `given/given.ts` reads: between two steps the same state comes of it.
 */
export function positionOf(told: Told): Written {
  return {
    ...writeCourse(told),
    heroes: writeHeroes(told),
    ...filled('figures', writeFigures(told)),
    ...writeBridge(told),
    ...writeOwn(told),
    ...filled('decks', writeDecks(told)),
    ...filled('discards', writeDiscards(told)),
    ...filled('cards', writeTable(told)),
    ...writeCombat(told),
    ...writeEffects(told),
    ...writeCampaign(told),
    ...unless('created', told.state.created, 0),
    ...writeSecrets(told),
  };
}

/** What lies on the table beside, if it is not what the monsters say. */
function writeTable(told: Told): Written {
  const usual = usualCards(told);
  return {
    ...(isUsual(told, 'combat', usual.combat) ? {} : writePlace(told, 'combat', 'combat')),
    ...writePlace(told, 'turned', 'turned'),
    ...writePlace(told, 'played', 'played'),
    ...(isUsual(told, 'loose', usual.loose) ? {} : writePlace(told, 'loose', 'loose')),
  };
}

function isUsual(told: Told, place: 'combat' | 'loose', usual: readonly string[]): boolean {
  const cards = told.state.places[place];
  if (cards === undefined) return usual.length === 0;
  const isSaid = writeCards(told, cards).every((card) => typeof card === 'string');
  return cards.length > 0 && cards.join() === usual.join() && isSaid;
}
