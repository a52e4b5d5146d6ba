import type { Match } from '@tablewright/engine/host';
import {
  hasEnded,
  readable,
  type SessionState,
  type TableSession,
  useTable,
} from '@tablewright/table-kit';
import { GalleryHorizontalEnd, NotebookPen } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { saveAsFile, saveMatch } from '../matches/files.ts';
import { useSettingWords } from '../new-table/setting-words.ts';
import { HintsSelect } from '../parts/hints-select.tsx';
import { LanguageSelect } from '../parts/language-select.tsx';
import { TempoSelect } from '../parts/tempo-select.tsx';
import { useWebWords } from '../web-words.ts';
import ProofSection from './proof-section.tsx';
import { SavePicture } from './save-picture.tsx';
import { SavePosition } from './save-position.tsx';
import { ShareMoment } from './share-moment.tsx';

/** Fetched with the sheet. */
const EmbedShare = lazy(() => import('../embed/embed-share.tsx'));

/** What one needs now and then: the file, the proof of the draws, the bots' pace, the settings. */
export default function MoreInside({
  onNotes,
  onCards,
  session,
  state,
  match,
}: {
  /** The way to the notes, for those who may read them. */
  readonly onNotes: (() => void) | undefined;
  /** The way to the list of cards, where the game has one. */
  readonly onCards: (() => void) | undefined;
  readonly session: TableSession;
  readonly state: SessionState;
  /** The match itself, as far as this page may have it; what needs it is shown only with it. */
  readonly match: Match | undefined;
}): ReactNode {
  const { cursor } = state;
  const words = useWebWords();
  return (
    <div className="more">
      {onNotes !== undefined && (
        <button type="button" className="tw-button more-notes" onClick={onNotes}>
          <NotebookPen aria-hidden="true" size={18} />
          {words('table.notes')}
        </button>
      )}
      {onCards !== undefined && (
        <button type="button" className="tw-button more-notes" onClick={onCards}>
          <GalleryHorizontalEnd aria-hidden="true" size={18} />
          {words('table.cards')}
        </button>
      )}
      {match !== undefined && (
        <>
          <section>
            <button type="button" className="tw-button" onClick={() => saveMatch(match)}>
              {words('table.export')}
            </button>
            <p className="tw-quiet">{words('table.export.why')}</p>
            {!hasEnded(state) && (
              <>
                <button
                  type="button"
                  className="tw-button"
                  onClick={() => saveAsFile(match.toFile())}
                >
                  {words('table.export.show')}
                </button>
                <p className="tw-quiet">{words('table.export.show.why')}</p>
              </>
            )}
          </section>
          <ShareMoment match={match} cursor={cursor} />
          <SavePosition match={match} state={state} />
        </>
      )}
      <Suspense>
        <EmbedShare match={match} state={state} />
      </Suspense>
      {/* While the device is handed over, a cover lies on the board. */}
      {state.handOver === undefined && (
        <section>
          <SavePicture state={state} title={session.game.title} />
        </section>
      )}
      {session.match !== undefined && <TempoSelect />}
      <HintsSelect />
      <div className="field">
        <span aria-hidden="true">{words('app.language')}</span>
        <LanguageSelect />
      </div>
      <ProofSection state={state} match={match} headed />
      <Settings session={session} />
    </div>
  );
}

function Settings({ session }: { readonly session: TableSession }): ReactNode {
  const words = useWebWords();
  const { speaker, seats } = useTable();
  const { game, options } = session;
  const names = seats.map(({ name }) => name);
  const say = useSettingWords(speaker, game.options, names);
  const entries = Object.entries(game.options);
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>{words('table.settings')}</h3>
      <dl className="settings">
        {entries.map(([name, option]) => (
          <div key={name}>
            <dt>{speaker.sayIfKnown({ key: `setting.${name}` }) ?? readable(name)}</dt>
            <dd>{say(name, options[name] ?? option.default)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
