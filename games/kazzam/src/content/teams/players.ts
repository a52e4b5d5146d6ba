import type { Build } from '../../model.ts';
import type { TeamManifest } from '../../rules/effects/manifest.ts';

const level = 1;

/** Team Jetsam, the player team of the season (KZ-SEASON-02). */
export const JETSAM: TeamManifest = {
  id: 'jetsam',
  name: 'Jetsam',
  athletes: [
    athlete('Torres', 'defender', 'punisher', 'shivering-sword', 'sword', [
      'guardless-blade',
      'sword-hold',
      'long-arm',
      'electrified',
      'grasping-blade',
      'bullying-blade',
      'warding-blade',
      'ambush-blade',
    ]),
    athlete('Ottilie', 'striker', 'sniper', 'wandslinger', 'wand', [
      'ricochet-shot',
      'focus',
      'rapid-fire',
      'follow-up',
      'petrovs-petrification',
    ]),
    athlete('Bram', 'leader', 'rescuer', 'wardmaster', 'wand', [
      'motile-ward',
      'power-transference',
      'shrinking-robes',
      'ward-boost',
      'entry-ward',
    ]),
    athlete('Ines', 'controller', 'lockdown', 'hexer', 'wand', [
      'duelist',
      'lesser-confusion',
      'beginners-amalgam',
      'patient-gaze',
      'buras-traveling-fire',
    ]),
    athlete('Pip', 'specialist', 'runner', 'porter', 'wand', [
      'portal-brawler',
      'short-jump',
      'scouting-warp',
      'reinforcements',
      'contingency-jump',
    ]),
  ],
};

/** A second team of the same five classes, to play against. */
export const FLOTSAM: TeamManifest = {
  id: 'flotsam',
  name: 'Flotsam',
  athletes: [
    athlete('Kjell', 'striker', 'blitzer', 'shivering-sword', 'sword', [
      'focused-blade',
      'whirling',
      'misty-charge',
      'regenerative',
      'bloody-blade',
      'tempest-blade',
      'dancing-blade',
      'sword-sweep',
    ]),
    athlete('Mirela', 'controller', 'protector', 'wandslinger', 'wand', [
      'seeking-shot',
      'quickdraw',
      'trick-shot',
      'ward-and-shoot',
      'filovs-fusillade',
    ]),
    athlete('Odo', 'defender', 'juggernaut', 'wardmaster', 'staff', [
      'reflective-ward',
      'ward-bash',
      'toxic-ward',
      'costly-ward',
      'ward-wall',
    ]),
    athlete('Sanna', 'specialist', 'trapper', 'hexer', 'wand', [
      'team-up',
      'gnawing-hex',
      'homards-patient-shot',
      'clinging-flare',
      'greater-confusion',
    ]),
    athlete('Yusuf', 'leader', 'tactician', 'porter', 'staff', [
      'spellwarp-sniper',
      'basic-kinemancy',
      'hub-warp',
      'involuntary-lift',
      'floor-portal',
    ]),
  ],
};

function athlete(
  name: string,
  role: Build['role'],
  specialisation: string,
  className: string,
  implement: Build['implement'],
  powers: readonly string[],
): Build {
  const picks = powers.map((power) => `${className}/${power}`);
  return { name, role, specialisation, className, picks, implement, level };
}
