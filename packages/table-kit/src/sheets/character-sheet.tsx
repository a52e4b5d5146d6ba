import type { ReactNode } from 'react';
import { CardArt } from '../cards/art/card-art.tsx';
import { CardLocale } from '../cards/words.ts';
import { Face } from '../faces/face.tsx';
import type { SheetActions, SheetData } from './sheet-data.ts';
import { SheetGroupView } from './sheet-groups.tsx';
import '../cards/card-tokens.css';
import '../cards/card-front.css';
import './character-sheet.css';

const READ_ONLY: SheetActions = () => undefined;

/** A character sheet: who it is, numbers with their terms, lists, conditions with their end, and text. */
export function CharacterSheet({
  sheet: { title, line, emblem, face, hue, groups },
  locale,
  portrait,
  actionOf = READ_ONLY,
}: {
  readonly sheet: SheetData;
  /** The reader's language, as a BCP 47 tag. */
  readonly locale: string;
  /** A picture of the person; without one the emblem is drawn. */
  readonly portrait?: ReactNode;
  /** What can be done with things on the sheet; without it, it is only read. */
  readonly actionOf?: SheetActions;
}): ReactNode {
  return (
    <CardLocale value={locale}>
      <article className="tw-character" aria-label={title}>
        <header className="tw-character-head">
          <span className="tw-character-portrait">
            {portrait ?? (
              <Face
                address={face}
                size={84}
                instead={<CardArt design={title} ground={{ scene: 'rays', hue }} emblem={emblem} />}
              />
            )}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{line}</p>
          </div>
        </header>
        <div className="tw-character-groups">
          {groups.map((group) => (
            <section key={group.title} className="tw-character-group" data-kind={group.kind}>
              <h4>{group.title}</h4>
              <SheetGroupView group={group} actionOf={actionOf} />
            </section>
          ))}
        </div>
      </article>
    </CardLocale>
  );
}
