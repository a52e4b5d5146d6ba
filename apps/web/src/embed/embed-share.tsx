import type { Match } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import type { SessionState } from '@tablewright/table-kit';
import { Copy, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { PageWords } from '../language/page-words.tsx';
import { copyText } from '../online/links/copy-text.ts';
import { matchAddress, packMatch, snippetOf, tableAddress } from './embed-address.ts';
import { EMBED_WORDS, useEmbedWords } from './embed-words.ts';

/** What another page can show of this table. */
interface Shareable {
  readonly kind: 'match' | 'table';
  readonly address: string;
}

/**
 * The code by which another page shows this match: one that is over, packed into the address itself, or
 * a table of the server that everybody may watch. Nothing for other matches.
 */
export default function EmbedShare({
  match,
  state,
}: {
  readonly match: Match | undefined;
  readonly state: SessionState;
}): ReactNode {
  const share = useShareable(match, state);
  if (share === undefined) return null;
  const game = findGame(match?.game.id ?? state.online?.face.game ?? '')?.title ?? '';
  const title = [game, state.seats.map(({ name }) => name).join(', ')].join(': ');
  return (
    <PageWords of={EMBED_WORDS}>
      <Share of={share} title={title} moment={state.cursor !== undefined} />
    </PageWords>
  );
}

function useShareable(match: Match | undefined, state: SessionState): Shareable | undefined {
  const { cursor, online } = state;
  const [packed, setPacked] = useState<string>();
  const over = match?.over === true;
  useEffect(() => {
    if (match === undefined || !over) return;
    let wanted = true;
    packMatch(match.toFile({ withSecret: true })).then(
      (text) => wanted && setPacked(text),
      // A browser that cannot pack has the file, which can be saved.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [match, over]);
  const { origin } = window.location;
  if (over) {
    return packed === undefined
      ? undefined
      : { kind: 'match', address: matchAddress(origin, packed, { at: cursor }) };
  }
  if (online?.face.listed !== true) return undefined;
  return { kind: 'table', address: tableAddress(origin, online.face.table) };
}

function Share({
  of: { kind, address },
  title,
  moment,
}: {
  readonly of: Shareable;
  readonly title: string;
  /** Whether it begins at a moment of the past. */
  readonly moment: boolean;
}): ReactNode {
  const words = useEmbedWords();
  const [copied, setCopied] = useState<'embed.copied' | 'embed.copy.failed'>();
  const code = snippetOf(address, title);
  return (
    <section className="embed-share">
      <h3>{words('embed.share')}</h3>
      <p className="tw-quiet">
        {words(kind === 'match' ? 'embed.share.why' : 'embed.share.live')}
        {kind === 'match' && moment && ` ${words('embed.share.moment')}`}
      </p>
      <textarea
        readOnly
        rows={3}
        spellCheck={false}
        aria-label={words('embed.code')}
        value={code}
        onFocus={({ target }) => target.select()}
      />
      <div className="tw-actions">
        <button
          type="button"
          className="tw-button"
          onClick={() =>
            copyText(code).then(
              () => setCopied('embed.copied'),
              () => setCopied('embed.copy.failed'),
            )
          }
        >
          <Copy aria-hidden="true" size={18} />
          {words('embed.copy')}
        </button>
        <a className="tw-button" href={address} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" size={18} />
          {words('embed.look')}
        </a>
      </div>
      <p className="tw-quiet" role="status">
        {copied !== undefined && words(copied)}
      </p>
    </section>
  );
}
