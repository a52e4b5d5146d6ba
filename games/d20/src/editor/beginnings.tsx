import { type ReactNode, useState } from 'react';
import type { Adventure } from '../content/adventure.ts';
import { ADVENTURES } from '../content/adventures/index.ts';
import { withTexts } from '../content/adventures/text-paths.ts';
import { useDesk } from './editor-context.tsx';
import { editorText } from './words.ts';

/** An adventure of the game in the reader's language. */
async function inLanguage(adventure: Adventure, locale: string): Promise<Adventure> {
  if (!locale.startsWith('de')) return adventure;
  const { ADVENTURES_DE } = await import('../content/adventures/de/index.ts');
  return withTexts(adventure, ADVENTURES_DE[adventure.id] ?? {});
}

/** The same as an adventure of one's own: under another id, and without the rules that the game's own are held by. */
function asOwn({ rule: _rule, id, scenes, ...others }: Adventure): Adventure {
  return {
    id: `own-${id}`,
    ...others,
    scenes: scenes.map(({ rule: _of, ...scene }) => scene),
  };
}

/** The adventures of the game, to go on from a copy of one. */
export function Beginnings({ locale }: { readonly locale: string }): ReactNode {
  const { put } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const take = (adventure: Adventure): void => {
    setBusy(true);
    // Without the German texts it can be gone on from, too.
    inLanguage(adventure, locale)
      .catch(() => adventure)
      .then((own) => {
        put(asOwn(own));
        setBusy(false);
      });
  };
  return (
    <details className="ae-entry">
      <summary>{editorText('editor.begin')}</summary>
      <p className="tw-quiet">{editorText('editor.begin.why')}</p>
      <div className="tw-actions">
        {ADVENTURES.map((one) => (
          <button
            key={one.id}
            type="button"
            className="tw-button"
            disabled={isBusy}
            onClick={() => take(one)}
          >
            {editorText('editor.begin.take', { title: one.title })}
          </button>
        ))}
      </div>
    </details>
  );
}
