import type { Build } from '../../../model.ts';
import { ofClass } from '../../../rules/effects/manifest.ts';

/** The id of the house. */
export const HOUSE = 'kishanta';

const level = 1;

/** The athletes of the house in the order of its list (KT-KIS-03), each with what its stat block lists. */
export const ATHLETES: readonly Build[] = [
  athlete('Pila Balamurali', 'defender', 'punisher', 'shivering-sword', 'sword', [
    'whirling',
    'long-arm',
    'tempest-blade',
    'bloody-blade',
    'sword-sweep',
  ]),
  athlete('Marc Rosen', 'specialist', 'terrain-artist', 'diviner', 'wand', [
    'seer',
    'misfortune',
    'foreseen-attack',
  ]),
  athlete('Hyun Lee', 'striker', 'blaster', 'brewer', 'staff', [
    'give-elixir',
    'toss-potion',
    'hurl-flask',
    'target-attack-potion',
    'target-protect-potion',
    'gryphon-elixir',
    'draught-of-bonded-futures',
  ]),
  athlete('Obi Francis', 'controller', 'guardian', 'porter', 'staff', [
    'spellwarp-sniper',
    'basic-kinemancy',
    'source-warp',
    'involuntary-lift',
    'ripping-tides',
  ]),
  athlete('Omar Anderson', 'leader', 'motivator', 'hexer', 'wand', [
    'duelist',
    'lesser-confusion',
    'clinging-flare',
    'greater-confusion',
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
