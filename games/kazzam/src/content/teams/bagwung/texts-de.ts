import type { TEXTS } from './texts.ts';

/** The German words; names stay as they are. */
export const TEXTS_DE: Readonly<Partial<Record<keyof typeof TEXTS, string>>> = {
  'plan.players.bagwung': 'Oliven: schwer zu treffen, tief gestaffelt, und sie jagen Creeps.',
  'plan.opposition.bagwung': 'Oliven: schwer zu treffen, tief gestaffelt, und sie jagen Creeps.',
  'power.agile.help':
    'Eine 3, die ein Gegner gegen dich würfelt, zählt als 2 und geht daneben. Eine 4, die durch Behütet zur 3 wird, trifft weiterhin; ebenso die 3 eines Gegners, der Wild ist, wenn du nicht Behütet bist.',
  'power.printed-empath.help':
    'Wenn jemand deiner Seite innerhalb von 5 Feldern LP zurückbekommt, Schutz bekommt oder einen Rettungswurf macht, darfst du das auch. Dazu kommt Empathic Bond, mit jemandem innerhalb von 10 Feldern.',
};
