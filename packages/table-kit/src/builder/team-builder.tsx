import { Dices, Redo2, Undo2, WandSparkles } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Builder, Reader, Start } from './builder.ts';
import { type Building, BuildingContext, BY_CHANCE, useBuilding } from './building.ts';
import { MemberPanel } from './member-panel.tsx';
import { MemberStrip } from './member-strip.tsx';
import { TeamSheets } from './team-sheets.tsx';
import type { DraftHistory } from './use-draft.ts';
import { builderWords } from './words.ts';
import '../cards/card-tokens.css';
import './builder.css';
import './parts.css';

/**
 * Puts a team together: members side by side, and what can be chosen for the one that is looked at as
 * cards that say what they give. What cannot be chosen says why before anybody tries.
 */
export function TeamBuilder({
  builder,
  reader,
  history,
  sizes,
  own = [],
  children,
}: {
  readonly builder: Builder;
  readonly reader: Reader;
  readonly history: DraftHistory;
  /** How many members there may be here. */
  readonly sizes: { readonly least: number; readonly most: number };
  /** Teams of one's own to begin from. */
  readonly own?: readonly Start[];
  /** What can be done with the team, beneath it. */
  readonly children?: ReactNode;
}): ReactNode {
  const [looked, look] = useState(0);
  const [said, say] = useState('');
  const { draft } = history;
  const at = Math.min(looked, draft.members.length - 1);
  const building = useMemo<Building>(
    () => ({
      ...history,
      builder,
      reader,
      words: builderWords(reader.locale),
      at,
      look,
      change: (changed, news = '') => {
        history.set(changed);
        say(news);
      },
    }),
    [history, builder, reader, at],
  );
  return (
    <BuildingContext value={building}>
      <div className="tw-builder">
        <Head own={own} />
        <MemberStrip sizes={sizes} />
        <p className="tw-visually-hidden" role="status">
          {said}
        </p>
        <MemberPanel key={at} sizes={sizes} />
        <Openness />
        {children}
        <TeamSheets />
      </div>
    </BuildingContext>
  );
}

/** The team's name, where to begin, and what is done to all members at once. */
function Head({ own }: { readonly own: readonly Start[] }): ReactNode {
  const { builder, reader, words, draft, change, undo, redo } = useBuilding();
  const id = useId();
  const size = draft.members.length;
  const ready = builder.ready(size, reader);
  return (
    <div className="tw-builder-head">
      {builder.named && (
        <div className="tw-builder-field">
          <label htmlFor={id}>{builder.nouns(reader).teamName}</label>
          <input
            id={id}
            type="text"
            value={draft.name}
            maxLength={builder.longestName}
            onChange={({ target }) => change({ ...draft, name: target.value })}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, no form's field */}
      <div className="tw-builder-begin" role="group" aria-label={words('builder.begin')}>
        <span aria-hidden="true">{words('builder.begin')}</span>
        {ready.map(({ id: start, draft: team }) => (
          <button key={start} type="button" className="tw-button" onClick={() => change(team)}>
            {team.name}
          </button>
        ))}
        {own.map((start) => (
          <button
            key={start.id}
            type="button"
            className="tw-button"
            aria-label={words('builder.begin.own', { name: start.name })}
            onClick={() => change(builder.resized(start.draft, size))}
          >
            {start.name}
          </button>
        ))}
        <button type="button" className="tw-button" onClick={() => change(builder.empty(size))}>
          {words('builder.begin.empty')}
        </button>
      </div>
      <div className="tw-builder-tools">
        <button
          type="button"
          className="tw-button"
          onClick={() =>
            change(builder.fill(draft, undefined, BY_CHANCE, reader), words('builder.whole'))
          }
        >
          <WandSparkles aria-hidden="true" size={18} />
          {words('builder.fill')}
        </button>
        <button
          type="button"
          className="tw-button"
          onClick={() => {
            const blank = { ...builder.empty(size), name: draft.name };
            change(builder.fill(blank, undefined, BY_CHANCE, reader), words('builder.whole'));
          }}
        >
          <Dices aria-hidden="true" size={18} />
          {words('builder.random')}
        </button>
        <button
          type="button"
          className="tw-icon-button"
          aria-label={words('builder.undo')}
          disabled={undo === undefined}
          onClick={undo}
        >
          <Undo2 aria-hidden="true" />
        </button>
        {redo !== undefined && (
          <button
            type="button"
            className="tw-icon-button"
            aria-label={words('builder.redo')}
            onClick={redo}
          >
            <Redo2 aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}

/** What keeps it from being a team; each leads to what is still to be chosen. */
function Openness(): ReactNode {
  const { builder, reader, words, draft, look } = useBuilding();
  const faults = builder.faults(draft, reader);
  if (faults.length === 0) {
    return <p className="tw-builder-open">{words('builder.whole')}</p>;
  }
  return (
    <ul className="tw-builder-open">
      {faults.map(({ member, message }) => (
        <li key={`${member}/${message}`}>
          {member === undefined ? (
            message
          ) : (
            <button
              type="button"
              className="tw-link"
              onClick={({ currentTarget }) => {
                const page = currentTarget.closest('.tw-builder');
                look(member);
                // Once it is the member that is shown.
                requestAnimationFrame(() => showOpen(page, message));
              }}
            >
              {message}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Brings the part that a message names into sight, else the first that is not chosen yet. */
function showOpen(page: Element | null, message: string): void {
  const open = [...(page?.querySelectorAll('.tw-part:has([data-whole="false"])') ?? [])];
  const titleOf = (part: Element) =>
    part.querySelector('.tw-part-title')?.firstChild?.textContent?.trim();
  const named = open.find((part) => message.includes(titleOf(part) ?? message + 1));
  const part = named ?? open[0];
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector('input')?.focus({ preventScroll: true });
}
