import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../matches/files.ts';
import { useMeWords } from './me-words.ts';
import type { Own } from './use-own.ts';

/** Where all of this is kept, and the ways to save it and to forget it. */
export function OwnData({ own }: { readonly own: Own }): ReactNode {
  const words = useMeWords();
  const [takeBack, setTakeBack] = useState<() => void>();
  const records = own.gathered?.records ?? [];
  const save = (): void => {
    const file = { format: 'tablewright-own', formatVersion: 1, pinned: own.pinned, records };
    const text = `${JSON.stringify(file, undefined, 2)}\n`;
    saveFile(new File([text], 'tablewright-own.json', { type: 'application/json' }));
  };
  return (
    <section aria-labelledby="me-data">
      <h2 id="me-data">{words('me.data')}</h2>
      <p className="me-where">{words('me.data.where')}</p>
      <div className="tw-actions">
        {records.length > 0 && (
          <>
            <button type="button" className="tw-button" onClick={save}>
              <Download aria-hidden="true" size={18} />
              {words('me.data.save')}
            </button>
            <button
              type="button"
              className="tw-button"
              onClick={() => own.forgetAll().then((back) => setTakeBack(() => back))}
            >
              <Trash2 aria-hidden="true" size={18} />
              {words('me.data.forget')}
            </button>
          </>
        )}
        <p role="status">{takeBack !== undefined && words('me.data.forgotten')}</p>
        {takeBack !== undefined && (
          <button
            type="button"
            className="tw-button"
            onClick={() => {
              takeBack();
              setTakeBack(undefined);
            }}
          >
            {words('me.data.back')}
          </button>
        )}
      </div>
    </section>
  );
}
