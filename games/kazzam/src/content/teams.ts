import type { Build } from '../model.ts';

/** A ready team, in the order in which fewer athletes are fielded (KZ-TEAM-03). */
export interface ReadyTeam {
  readonly id: string;
  readonly name: string;
  readonly athletes: readonly Build[];
}

const level = 1;

/** Team Jetsam, the player team of the season (KZ-SEASON-02). */
export const JETSAM: ReadyTeam = {
  id: 'jetsam',
  name: 'Jetsam',
  athletes: [
    athlete('Torres', 'defender', 'punisher', 'shivering-sword', 'sword'),
    athlete('Ottilie', 'striker', 'sniper', 'wandslinger', 'wand'),
    athlete('Bram', 'leader', 'rescuer', 'wardmaster', 'staff'),
    athlete('Ines', 'controller', 'lockdown', 'hexer', 'staff'),
    athlete('Pip', 'specialist', 'runner', 'porter', 'wand'),
  ],
};

/** A second team of the same five classes, to play against. */
export const FLOTSAM: ReadyTeam = {
  id: 'flotsam',
  name: 'Flotsam',
  athletes: [
    athlete('Kjell', 'striker', 'blitzer', 'shivering-sword', 'sword'),
    athlete('Mirela', 'controller', 'protector', 'wandslinger', 'wand'),
    athlete('Odo', 'defender', 'juggernaut', 'wardmaster', 'sword'),
    athlete('Sanna', 'specialist', 'trapper', 'hexer', 'wand'),
    athlete('Yusuf', 'leader', 'tactician', 'porter', 'staff'),
  ],
};

function athlete(
  name: string,
  role: Build['role'],
  specialisation: string,
  className: string,
  implement: Build['implement'],
): Build {
  return { name, role, specialisation, className, picks: [], implement, level };
}
