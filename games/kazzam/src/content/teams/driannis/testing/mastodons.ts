import { GAME } from '../../../../../test/content.ts';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';
import { writeBuild } from '../../../../given/builds.ts';
import type { Build } from '../../../../model.ts';
import { abilitiesNamed } from '../../../../rules/effects/content.ts';
import { ATHLETES } from '../athletes.ts';

/** The first names by which tests call them. */
export type FirstName = 'Raqua' | 'Greta' | 'Pauline' | 'Ariel' | 'Arvan';

/** The build of an athlete of Driannis. */
export function buildOf(name: FirstName): Build {
  const build = ATHLETES.find((one) => one.name.startsWith(`${name} `));
  if (build === undefined) throw new Error(`Driannis has no ${name}`);
  return build;
}

/** One of them for the player team, called by its first name. */
export function mastodon(name: FirstName, at: string, more: Told = {}): Told {
  const build = buildOf(name);
  // Picks of a class that is not whole yet wait for it.
  const picks = build.picks.filter((pick) => abilitiesNamed(GAME, [pick]).length > 0);
  return ours(name, at, { ...writeBuild({ ...build, picks }), name, ...more });
}

/** An opponent with a wand. */
export function foe(name: string, at: string, more: Told = {}): Told {
  return theirs(name, at, { implement: 'wand', ...more });
}

/** What a scene is made of besides its athletes. */
export interface Scene {
  readonly rolls?: readonly number[];
  readonly options?: Told;
  readonly more?: Told;
  readonly court?: readonly string[];
}

/** These athletes on a plain court, with the turn of one of them. */
export function scene(
  athletes: readonly Told[],
  turn: string,
  { rolls = [], options = {}, more = {}, court = floor(25, 17) }: Scene = {},
): Court {
  return begin({ court, athletes, turn, ...more }, { rolls, options });
}
