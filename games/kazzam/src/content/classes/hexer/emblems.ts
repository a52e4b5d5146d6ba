import {
  boltEye,
  boxingGloveSurprise,
  brainstorm,
  burningDot,
  cauldron,
  chewedHeart,
  crossedSwords,
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
