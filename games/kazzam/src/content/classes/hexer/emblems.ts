import {
  boltEye,
  boxingGloveSurprise,
  brainstorm,
  burningDot,
  cauldron,
  chewedHeart,
  crossedSwords,
  evilHand,
  hourglass,
  punch,
  shakingHands,
  uncertainty,
  wildfires,
} from '@tablewright/table-kit/emblems';

/** What the Hexer can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  duelist: crossedSwords,
  brawler: punch,
  'team-up': shakingHands,
  'clinging-flare': burningDot,
  'lesser-confusion': uncertainty,
  'gnawing-hex': chewedHeart,
  'homards-patient-shot': hourglass,
  'patient-gaze': boltEye,
  'beginners-amalgam': cauldron,
  'greater-confusion': brainstorm,
  'buras-traveling-fire': wildfires,
  'salorns-patient-surprise': boxingGloveSurprise,
};

/** What stands for the Hexer itself. */
export const BADGES: Readonly<Record<string, string>> = {
  hexer: evilHand,
};
