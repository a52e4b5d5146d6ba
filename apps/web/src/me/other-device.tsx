import { type ReactNode, useState } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { hasBeenOnline, keepBeenOnline } from '../online/kept/visitor.ts';
import { LinkCard } from '../online/links/link-card.tsx';
import { api } from '../online/server/api.ts';
import { useMeWords } from './me-words.ts';

/** A key in the address, as a link from another device has it. */
const KEY = /^#([\w-]{43})$/;

/** The way to have one's tables and seats on another device; nothing for who never was at a table there. */
export function OtherDevice(): ReactNode {
  const words = useMeWords();
  const { language } = useLanguage();
  const [link, setLink] = useState<Awaited<ReturnType<typeof api.linkDevice>> | 'failed'>();
  if (!hasBeenOnline()) return null;
  const make = (): void => {
    api.linkDevice().then(setLink, () => setLink('failed'));
  };
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <section aria-labelledby="me-other">
      <h2 id="me-other">{words('me.other')}</h2>
      <p className="me-where">{words('me.other.why')}</p>
      {link !== undefined && link !== 'failed' && (
        <>
          <LinkCard of={link.key} to="/me" title={words('me.other.title')} secret />
          <p>{words('me.other.until', { time: time.format(link.until) })}</p>
        </>
      )}
      <div className="tw-actions">
        <button type="button" className="tw-button" onClick={make}>
          {words('me.other.make')}
        </button>
        <p role="status">{link === 'failed' && words('me.other.failed')}</p>
      </div>
    </section>
  );
}

/** What is asked of somebody who opens such a link: whether this browser is to be theirs, too. */
export function EnterHere(): ReactNode {
  const words = useMeWords();
  const [key, setKey] = useState(() => KEY.exec(window.location.hash)?.[1]);
  const [failed, setFailed] = useState(false);
  if (key === undefined) return null;
  const leave = (): void => {
    // The key is worth nothing any more, or not wanted: it need not stay in the history.
    window.history.replaceState(null, '', window.location.pathname);
    setKey(undefined);
  };
  const enter = (): void => {
    api.addDevice(key).then(
      () => {
        keepBeenOnline();
        leave();
        // Everything that this page knows is that of somebody else.
        window.location.reload();
      },
      () => setFailed(true),
    );
  };
  return (
    <section className="me-enter" aria-labelledby="me-enter">
      <h2 id="me-enter">{words('me.enter.title')}</h2>
      <p className="me-where">{words(failed ? 'me.enter.failed' : 'me.enter.why')}</p>
      <div className="tw-actions">
        {!failed && (
          <button type="button" className="tw-button tw-primary" onClick={enter}>
            {words('me.enter.do')}
          </button>
        )}
        <button type="button" className="tw-button" onClick={leave}>
          {words('me.enter.not')}
        </button>
      </div>
    </section>
  );
}
