import {
  bleedingEye,
  brokenHeartZone,
  cat,
  chainedHeart,
  crystalBall,
  evilHand,
  ghost,
  grimReaper,
  invertedDiceSix,
  mirrorMirror,
  padlock,
  perspectiveDiceSix,
  playerNext,
  shiningHeart,
  thirdEye,
  timeBomb,
  voodooDoll,
} from '@tablewright/table-kit/emblems';

/** What the Diviner can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  seer: crystalBall,
  foresight: perspectiveDiceSix,
  scryer: thirdEye,
  'target-lock': padlock,
  empath: mirrorMirror,
  'empathic-bond': chainedHeart,
  'empathic-imposition': voodooDoll,
  misfortune: cat,
  'speak-doom': grimReaper,
  'crooked-hex': evilHand,
  'tag-team': playerNext,
  'unblinking-eye': bleedingEye,
  'revealed-pain': brokenHeartZone,
  'empathic-wave': shiningHeart,
  'foreseen-attack': timeBomb,
  'reversal-of-fortune': invertedDiceSix,
  'seeking-hex': ghost,
};

/** What stands for the Diviner itself. */
export const BADGES: Readonly<Record<string, string>> = {
  diviner: crystalBall,
};
