import { join } from 'node:path';
import type { Game } from '@tablewright/engine';

/** Texts that are the same in every language, by key: names, words taken over. */
export type SameTexts = readonly (string | RegExp)[];

/** How long a suite tries, and what it cannot know. The defaults suit a match of a few minutes. */
export interface SuiteSettings {
  /** Matches played for each law. */
  readonly lawMatches: number;
  /** Matches that are listened to for a text without words. */
  readonly toldMatches: number;
  /** Checkpoints of random matches that are laid out again from their position. */
  readonly checkpoints: number;
  /** Random moments that are run as scenarios. */
  readonly moments: number;
  /** Answers that a playthrough writes down. */
  readonly transcript: number;
  readonly sameTexts: SameTexts;
}

/** See {@link SuiteSettings}. */
export const USUAL: SuiteSettings = {
  lawMatches: 6,
  toldMatches: 20,
  checkpoints: 1500,
  moments: 20,
  transcript: 120,
  sameTexts: [],
};

/** What a suite is about. */
export interface Subject {
  readonly game: Game;
  /** The folder of the game: RULES.md, scenarios, playthroughs, sources. */
  readonly folder: string;
  readonly settings: SuiteSettings;
}

/** The folder of pages about the games' scenarios, seen from the folder of a game. */
export function docsOf(folder: string): string {
  return join(folder, '../../docs');
}
