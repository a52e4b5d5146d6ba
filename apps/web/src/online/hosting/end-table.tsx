import type { TableFace } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useWebWords } from '../../web-words.ts';
import { dropKeys } from '../kept/kept-links.ts';
import { dropPromise } from '../kept/kept-promise.ts';
import { api } from '../server/api.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';

/** The host closes the table, or throws it away. */
export function EndTable({ face: { table, status } }: { readonly face: TableFace }): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const mayClose = status === 'gathering' || status === 'playing';
  return (
    <div className="end-table">
      {mayClose && (
        <>
          <button
            type="button"
            className="tw-button"
            disabled={busy}
            onClick={() => run(() => api.act(table, { kind: 'close' }))}
          >
            {words('end.close')}
          </button>
          <p className="tw-quiet">{words('end.close.why')}</p>
        </>
      )}
      <button
        type="button"
        className="tw-button tw-danger"
        disabled={busy}
        onClick={() =>
          run(async () => {
            await api.remove(table);
            dropKeys(table);
            dropPromise(table);
            go('/matches');
          })
        }
      >
        {words('end.delete')}
      </button>
      <p className="tw-quiet">{words('end.delete.why')}</p>
      <Problem of={problem} />
    </div>
  );
}
