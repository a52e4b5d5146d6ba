import type { SheetProps } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import type { Campaign, Chapter } from '../../campaign/campaign.ts';
import { calledOf } from '../../explain/index.ts';
import { boardText, speakOnBoard } from '../words.ts';
import { HeroShown } from './hero-shown.tsx';

/** A campaign on the shelf: what happened in its games, who has come, who waits to be rescued (BQ-CAPT-01, BQ-NEWE-01). */
export function CampaignShown({ content, locale, say }: SheetProps<Campaign>): ReactNode {
  speakOnBoard(locale);
  const { history, added, captured } = content;
  return (
    <>
      <h3>{boardText('board.campaign.history')}</h3>
      {history.length === 0 ? (
        <p>{boardText('board.campaign.first')}</p>
      ) : (
        <ol>
          {history.map((chapter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: games of a campaign have no other name
            <li key={at}>
              {say({ key: `result.${chapter.ending}` })}
              <Characters chapter={chapter} />
            </li>
          ))}
        </ol>
      )}
      {added.length > 0 && (
        <>
          <h3>{boardText('board.campaign.added')}</h3>
          <ul>
            {added.map((id) => (
              <li key={id}>{calledOf(id)}</li>
            ))}
          </ul>
        </>
      )}
      {captured.length > 0 && <h3>{boardText('board.campaign.captured')}</h3>}
      {captured.map((sheet) => (
        <HeroShown key={sheet.name} content={sheet} locale={locale} say={say} />
      ))}
    </>
  );
}

function Characters({ chapter }: { readonly chapter: Chapter }): ReactNode {
  return (
    <ul>
      {chapter.characters.map(({ name, degree, level }) => (
        <li key={name}>{boardText('board.campaign.character', { name, degree, level })}</li>
      ))}
    </ul>
  );
}
