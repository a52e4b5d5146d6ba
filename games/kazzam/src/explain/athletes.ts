import { CONTENT } from '../content/index.ts';
import type { Build } from '../model.ts';
import { abilitiesOf, grantedTo } from '../rules/effects/content.ts';
import { athleteOf } from '../rules/match/setup.ts';
import { buildsOf, type TeamSheet } from '../rules/match/team-sheet.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';

const GAME = { content: CONTENT };

/** An athlete as it comes to a match, for its card (KZ-CHAR-04). */
export interface AthleteFacts {
  readonly build: Build;
  readonly numbers: {
    readonly hp: number;
    readonly ward: number;
    readonly speed: number;
    /** How far its implement reaches: a sword as far as its arm. */
    readonly range: number;
  };
  /** Ids of what it has: traits of its team, what its role and class let it do, what it picked. */
  readonly powers: readonly string[];
}

/** A team with its athletes' cards. */
export interface TeamFacts {
  readonly name: string;
  readonly athletes: readonly AthleteFacts[];
}

/** All ready teams, houses among them (KZ-TEAM-03, KT-GEN-01). */
export function readyTeams(): readonly (TeamFacts & { readonly id: string })[] {
  return CONTENT.teams.map(({ id, name, athletes }) => ({
    id,
    name,
    athletes: athletes.map(factsOf),
  }));
}

/** The athletes of a team's sheet, which its kind of documents has read. */
export function factsOfSheet(content: unknown): TeamFacts {
  const sheet = content as TeamSheet;
  return { name: sheet.name, athletes: buildsOf(sheet).map(factsOf) };
}

function factsOf(build: Build): AthleteFacts {
  const { hp, wards, speed, implement, implementRange, reach } = athleteOf(GAME, build, 0, 0);
  const range = implement === 'sword' ? reach : implementRange;
  const general = [build.role, build.specialisation, build.className];
  const picked = [...grantedTo(GAME, build), ...build.picks];
  const abilities = abilitiesOf(GAME, build);
  const traits = abilities.filter(({ id }) => !general.includes(id) && !picked.includes(id));
  const actions = abilities
    .filter(({ id }) => general.includes(id))
    .flatMap(({ actions: some = [] }) => some);
  return {
    build,
    numbers: { hp, ward: wardOf(wards), speed, range },
    powers: [...new Set([...[...traits, ...actions].map(({ id }) => id), ...picked])],
  };
}
