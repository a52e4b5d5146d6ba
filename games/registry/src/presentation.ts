import type { GameManifest, Introduction } from '@tablewright/engine/manifest';
import { MANIFESTS } from './index.ts';

/** How a game is introduced in one language, and who is to be thanked for it. */
export type Presentation = Pick<GameManifest, 'material' | 'teams'> &
  Pick<Introduction, 'players' | 'pitch'> & {
    readonly credits: Pick<GameManifest, 'designers'> &
      Pick<Introduction, 'thanks' | 'filledIn' | 'notes'>;
  };

/**
 * How the game with this id is introduced, in the language of this BCP 47 tag; in English if there
 * is no translation. Throws for a game that nobody has introduced.
 */
export function presentationOf(id: string, locale = 'en'): Presentation {
  const manifest = MANIFESTS.find((one) => one.id === id);
  if (manifest === undefined) throw new Error(`nobody has introduced the game "${id}"`);
  const { designers, material, teams, introduction, translations } = manifest;
  const [language = 'en'] = locale.split('-');
  const { players, pitch, ...credits } = translations[language] ?? introduction;
  return {
    material,
    ...(teams && { teams }),
    players,
    pitch,
    credits: { designers, ...credits },
  };
}
