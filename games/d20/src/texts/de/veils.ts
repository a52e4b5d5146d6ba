import type { VEIL_TEXTS } from '../veils.ts';

/** Was verschleiert werden kann. */
export const VEIL_TEXTS_DE: Readonly<Record<keyof typeof VEIL_TEXTS, string>> = {
  'option.gore': 'Blut und Gemetzel',
  'option.corpses': 'Leichen',
  'option.undead': 'Untote',
  'option.spiders': 'Spinnen',
  'option.insects': 'Insekten',
  'option.animals-harmed': 'Leid von Tieren',
  'option.confinement': 'Enge Räume',
  'option.heights': 'Höhe',
  'option.darkness': 'Dunkelheit',
  'option.drowning': 'Ertrinken',
  'option.suffocation': 'Ersticken',
  'option.fire': 'Feuer',
  'option.needles': 'Nadeln',
  'option.poison': 'Gift',
  'option.illness': 'Krankheit',
  'option.captivity': 'Gefangenschaft',
  'option.torture': 'Folter',
  'option.child-in-danger': 'Ein Kind in Gefahr',
  'option.addiction': 'Sucht',
  'option.alcohol': 'Alkohol',
  'option.possession': 'Besessenheit',
  'option.madness': 'Wahnsinn',
  'option.grief': 'Trauer',
  'option.mass-death': 'Tod von vielen',
};
