import { Copy, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWebWords } from '../../web-words.ts';
import { linkOf } from '../kept/kept-links.ts';
import { copyText } from './copy-text.ts';
import { QrCode } from './qr-code.tsx';

/** A link to be given to somebody: to read, to copy, to send, and to hold a camera at. */
export function LinkCard({
  of,
  to,
  title,
  main,
  secret,
  children,
}: {
  /** The key that the link holds. */
  readonly of: string;
  /** The page that takes it; that of tables without it. */
  readonly to?: string;
  /** What the link is for: also what it is sent under. */
  readonly title: string;
  /** Whether it is the one that is mostly wanted. */
  readonly main?: boolean | undefined;
  /** Whether it is one's own, not to be sent to anybody. */
  readonly secret?: boolean;
  /** More that can be done with it. */
  readonly children?: ReactNode;
}): ReactNode {
  const words = useWebWords();
  const [copied, setCopied] = useState<'done' | 'failed'>();
  const link = linkOf(of, to);
  const mayShare = secret !== true && navigator.canShare?.({ title, url: link }) === true;
  return (
    <div className="link-card">
      <QrCode text={link} label={words('link.qr', { title })} />
      <div className="link-words">
        <code className="link-text">{link}</code>
        <div className="tw-actions">
          <button
            type="button"
            className={main ? 'tw-button tw-primary' : 'tw-button'}
            onClick={() =>
              copyText(link).then(
                () => setCopied('done'),
                () => setCopied('failed'),
              )
            }
          >
            <Copy aria-hidden="true" size={18} />
            {words('link.copy')}
            <span className="tw-visually-hidden">: {title}</span>
          </button>
          {mayShare && (
            <button
              type="button"
              className="tw-button"
              // Somebody who thinks better of it has not failed.
              onClick={() => navigator.share({ title, url: link }).catch(() => undefined)}
            >
              <Share2 aria-hidden="true" size={18} />
              {words('link.share')}
            </button>
          )}
          {children}
        </div>
        <p className="tw-quiet" role="status">
          {copied !== undefined && words(`link.copy.${copied}`)}
        </p>
      </div>
    </div>
  );
}
