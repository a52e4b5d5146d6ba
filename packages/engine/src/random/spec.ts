import { type ChainVersion, keyedSource } from './keyed.ts';
import { type ScriptedResult, scriptedSource } from './scripted.ts';
import { seededSource } from './seeded.ts';
import type { RandomSource } from './source.ts';

/** Where a match's draws come from. */
export type RandomSpec =
  | { readonly kind: 'seeded'; readonly seed: string }
  | {
      readonly kind: 'keyed';
      /** SHA-256 of the secret, shown before the first draw. */
      readonly commitment: string;
      /** Present once it may be known: in the file of a finished match, or in one's own file. */
      readonly secret?: string;
      readonly contributions: readonly string[];
      /** How answers enter the chain of the draws; 1 where it is left out. */
      readonly chain?: ChainVersion;
    }
  | {
      readonly kind: 'scripted';
      readonly results: readonly ScriptedResult[];
      /** Where set-up and further draws come from; without it the script must suffice. */
      readonly seed?: string;
    };

/** The same without what nobody may know before the match is over. */
export function withoutSecret(random: Extract<RandomSpec, { kind: 'keyed' }>): RandomSpec {
  const { secret: _secret, ...open } = random;
  return open;
}

/** The sources of a match: one for set-up and play, except that scripts begin after set-up. */
export function sourcesOf(random: RandomSpec): { forSetup: RandomSource; forPlay: RandomSource } {
  switch (random.kind) {
    case 'seeded': {
      const source = seededSource(random.seed);
      return { forSetup: source, forPlay: source };
    }
    case 'keyed': {
      if (random.secret === undefined) throw new Error('a match needs its secret to draw');
      const { secret, contributions, chain = 1 } = random;
      const source = keyedSource({ secret, contributions }, chain);
      return { forSetup: source, forPlay: source };
    }
    case 'scripted': {
      const seed = random.seed ?? 'set-up';
      return {
        forSetup: seededSource(`${seed}/set-up`),
        forPlay: scriptedSource(
          random.results,
          random.seed === undefined ? undefined : seededSource(seed),
        ),
      };
    }
  }
}
