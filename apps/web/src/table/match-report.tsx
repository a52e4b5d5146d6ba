import { findGame } from '@tablewright/registry';
import { type SessionState, Sheet, sayOrShow, useTable } from '@tablewright/table-kit';
import type { ReportModule, ReportProps } from '@tablewright/table-kit/print';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWebWords } from '../web-words.ts';
import './match-report.css';

/** The report of a match that is over, to read and to print; nothing for games that write none. */
export function MatchReport({
  game,
  state,
}: {
  readonly game: string;
  readonly state: SessionState;
}): ReactNode {
  const words = useWebWords();
  const { speaker, locale, seats, eventText, ended } = useTable();
  const [Report, setReport] = useState<ReportModule['REPORT']>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const entry = findGame(game);
  if (entry?.status !== 'ready' || entry.loadReport === undefined) return null;
  const { loadReport } = entry;
  const show = async (): Promise<void> => {
    if (Report === undefined) {
      const { REPORT } = (await loadReport()) as ReportModule;
      setReport(() => REPORT);
    }
    setOpen(true);
  };
  const props: ReportProps = {
    locale,
    say: (text) => sayOrShow(speaker, text),
    tell: (event) => sayOrShow(speaker, eventText(event)),
    view: state.seen.view,
    events: state.history,
    ended: ended && sayOrShow(speaker, ended),
    seats,
  };
  return (
    <>
      <button
        type="button"
        className="tw-button"
        onClick={() =>
          show().then(
            () => setFailed(false),
            () => setFailed(true),
          )
        }
      >
        {words('table.report')}
      </button>
      {failed && (
        <p className="problem" role="alert">
          {words('app.failed', { what: words('table.report') })}
        </p>
      )}
      <Sheet title={words('table.report')} open={open} onClose={() => setOpen(false)} wide>
        {Report !== undefined && (
          <div className="report">
            <button type="button" className="tw-button tw-primary" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} />
              {words('table.report.print')}
            </button>
            <div className="report-pages">
              <Report {...props} />
            </div>
          </div>
        )}
      </Sheet>
      {/* What is printed lies beside the page: a sheet is no part of what flows over several papers. */}
      {open &&
        Report !== undefined &&
        createPortal(
          <div className="report-print" aria-hidden="true">
            <Report {...props} />
          </div>,
          document.body,
        )}
    </>
  );
}
