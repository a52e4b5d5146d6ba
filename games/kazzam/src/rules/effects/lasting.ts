import type { Kazzam } from '../../table.ts';
import { contentOf } from './content.ts';
import { effectsOf, effectsOfAny } from './in-play.ts';
import { removeEffects } from './status.ts';
import { windows } from './windows.ts';

/**
 * Ends what lasts only as long as something holds that does not hold any more (`EffectDef.lasts`),
 * and lets what works on all who are near begin for those whom it reaches now. Called whenever
 * somebody stands elsewhere, a square becomes something else, or a zone, status or enemy comes or
 * goes.
 */
export function endWhatCannotLast(t: Kazzam): void {
  const { lasting } = contentOf(t);
  if (effectsOfAny(t.state, lasting).length > 0) {
    for (const [kind, lasts] of lasting) {
      const over = effectsOf(t.state, kind).filter((effect) => !lasts(t, effect));
      if (over.length > 0)
        removeEffects(t, (effect) => over.includes(effect), over[0]?.source ?? kind);
    }
  }
  if (windows.hears(t, 'reach')) windows.modify(t, { type: 'reach' });
}
