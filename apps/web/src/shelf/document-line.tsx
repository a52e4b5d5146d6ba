import type { Game } from '@tablewright/engine';
import type { DocumentLine } from '@tablewright/protocol';
import { presentationOf } from '@tablewright/registry/presentation';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../language/language-provider.tsx';
import { useWebWords } from '../web-words.ts';
import { documentPath, type ShelfWhere } from './document-shelf.ts';
import { useShelfWords } from './use-shelf-words.ts';

/** A document in a list: what it is, where it comes from, and the way to it. */
export function DocumentLineItem({
  where,
  game,
  line,
  heading: Heading = 'h4',
  isSorted = false,
}: {
  readonly where: ShelfWhere;
  readonly game: Game;
  readonly line: DocumentLine;
  readonly heading?: 'h3' | 'h4';
  /** Whether it stands below the name of its kind. */
  readonly isSorted?: boolean;
}): ReactNode {
  const words = useWebWords();
  const say = useShelfWords(game);
  const { language } = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(line.at);
  const facts = [
    ...(isSorted ? [] : [say.kind(line.kind)]),
    ...(line.owner === undefined ? [] : [words('shelf.owner', { name: line.owner })]),
  ];
  return (
    <li className="match-line" data-material={presentationOf(line.game).material}>
      <div className="match-line-words">
        <Heading>
          <Link href={documentPath(where, line)}>{line.name}</Link>
        </Heading>
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        <p className="tw-quiet">
          {words('shelf.line', { revision: line.revision, when })}
          {line.table !== undefined && ` · ${words('shelf.in-use')}`}
        </p>
      </div>
      <p className="origin" data-by={line.by}>
        {line.by === 'hand' && <PenLine aria-hidden="true" size={16} />}
        {words(`shelf.by.${line.by}`)}
      </p>
    </li>
  );
}
