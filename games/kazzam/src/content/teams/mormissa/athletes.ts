import type { Build } from '../../../model.ts';
import { ofClass } from '../../../rules/effects/manifest.ts';

/** The id of the house. */
export const HOUSE = 'mormissa';

const level = 1;

/** The athletes of Mormissa in the order of its list, which its stat blocks do not keep (KT-MOR-03, KT-ERR-15). */
export const ATHLETES: readonly Build[] = [
  athlete('Fennec Rathburn', 'striker', 'bruiser', 'wandslinger', 'wand', [
    'ricochet-shot',
    'quickdraw',
    'rapid-fire',
    'echoing-shot',
    'favored-target',
  ]),
  athlete('Atalanta Young', 'controller', 'lockdown', 'hexer', 'sword', [
    'brawler',
    'patient-gaze',
    'beginners-amalgam',
    'buras-traveling-fire',
  ]),
  athlete('Fatima Hollow', 'leader', 'rescuer', 'tamer', 'wand', [
    'commander',
    'glowfly-swarm',
    'vine-worms',
    'summon-scalehound',
  ]),
  athlete('Hayward Morquisse', 'specialist', 'trapper', 'tinker', 'sword', [
    'sturdy',
    'sword-trap',
    'irenas-cloak',
    'bag-of-tricks',
    // All that is in his bag (KT-HAY-06).
    'talisman-of-distraction',
  ]),
  athlete('JR Torres Jr.', 'defender', 'pursuer', 'charmer', 'staff', [
    'cheerful',
    'close-focus-charm',
    'shield-charm',
    'takeoff-charm',
  ]),
];

function athlete(
  name: string,
  role: Build['role'],
  specialisation: string,
  className: string,
  implement: Build['implement'],
  powers: readonly string[],
): Build {
  const picks = ofClass(className, powers);
  return { name, role, specialisation, className, picks, implement, level, house: HOUSE };
}
