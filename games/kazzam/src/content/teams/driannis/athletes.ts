import type { Build } from '../../../model.ts';

const level = 1;
const house = 'driannis';

/** The athletes of Driannis, in the order in which fewer are fielded (KT-DRI-03, KT-GEN-02). */
export const ATHLETES: readonly Build[] = [
  athlete('Raqua Yalaaya', 'leader', 'tactician', 'tinker', 'staff', [
    'sturdy',
    'staff-trap',
    'vokos-lariat',
    'protective-ward',
  ]),
  athlete('Greta Hughes', 'controller', 'protector', 'charmer', 'wand', [
    'lasting',
    'surefoot-charm',
    'assault-charm',
    'luck-charm',
  ]),
  athlete('Pauline Ma', 'specialist', 'runner', 'porter', 'sword', [
    'self-lift',
    'short-tunnel',
    'scouting-warp',
    'reinforcements',
    'floor-portal',
  ]),
  athlete('Ariel Steel', 'defender', 'smasher', 'wardmaster', 'staff', [
    'capacitive-ward',
    'ward-bash',
    'toxic-ward',
    'sight-ward',
  ]),
  athlete('Arvan Kreswal', 'striker', 'blitzer', 'shivering-sword', 'sword', [
    'sword-hold',
    'electrified',
    'grasping-blade',
    'bullying-blade',
    'ambush-blade',
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
  const picks = powers.map((power) => `${className}/${power}`);
  return { name, role, specialisation, className, picks, implement, level, house };
}
