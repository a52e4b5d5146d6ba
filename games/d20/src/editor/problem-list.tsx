import type { ReactNode } from 'react';
import { isRecord } from '../content/adventures/shape.ts';
import { useDesk } from './editor-context.tsx';
import { type Path, partAt } from './parts.ts';
import { pathOf } from './sections.ts';
import { editorText, fieldText } from './words.ts';

/** What a path is called: fields by their names, entries by theirs or by their place. */
function placeText(content: unknown, path: Path): string {
  return path
    .map((step, at) => {
      if (typeof step === 'string') return fieldText(step);
      const entry = partAt(content, path.slice(0, at + 1));
      const named = isRecord(entry) ? (entry.title ?? entry.name ?? entry.id) : undefined;
      return typeof named === 'string' && named.trim() !== '' ? named : String(step + 1);
    })
    .join(' › ');
}

/** All that is wrong, each leading to its field. */
export function ProblemList(): ReactNode {
  const { problems, content, show } = useDesk();
  return (
    <section className="ae-problems" aria-live="polite">
      <h3>{editorText('editor.problems', { count: problems.length })}</h3>
      {problems.length === 0 && <p>{editorText('editor.problems.none')}</p>}
      <ul className="ae-found">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button type="button" className="ae-link" onClick={() => show(pathOf(path))}>
              {placeText(content, pathOf(path))}
            </button>{' '}
            <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
