import { type ReactNode, useEffect, useState } from 'react';
import { matchAddress, packMatch } from '../embed/embed-address.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { keptLight } from '../light.ts';
import { shelf } from '../matches/shelf.ts';
import { api } from '../online/server/api.ts';
import { useDevice } from '../pwa/device.ts';
import { useMeWords } from './me-words.ts';
import { OwnMatchLine } from './own-matches.tsx';
import type { OwnRecord } from './own-record.ts';
import type { Own } from './use-own.ts';

/** The match that the person has chosen to show: it stands there as it does in other pages. */
export function PinnedMatch({ own }: { readonly own: Own }): ReactNode {
  const words = useMeWords();
  const record = own.gathered?.records.find(({ id }) => id === own.pinned);
  return (
    <section aria-labelledby="me-pinned">
      <h2 id="me-pinned">{words('me.pinned')}</h2>
      {record === undefined ? (
        <p className="tw-quiet">{words('me.pinned.none')}</p>
      ) : (
        <>
          <ul className="match-list">
            <OwnMatchLine record={record} own={own} />
          </ul>
          <Framed key={record.id} record={record} />
        </>
      )}
    </section>
  );
}

/** The board of a match with the rail over it, fetched from the server as other pages do. */
function Framed({ record }: { readonly record: OwnRecord }): ReactNode {
  const words = useMeWords();
  const { language } = useLanguage();
  const { online } = useDevice();
  const [packed, setPacked] = useState<string | 'gone'>();
  const { id, where } = record;
  useEffect(() => {
    let wanted = true;
    fileOf(id, where)
      .then((file) => (file === undefined ? 'gone' : packMatch(file)))
      .then(
        (text) => wanted && setPacked(text),
        () => wanted && setPacked('gone'),
      );
    return () => {
      wanted = false;
    };
  }, [id, where]);
  if (packed === 'gone') return <p className="tw-quiet">{words('me.pinned.gone')}</p>;
  if (packed === undefined || !online) return null;
  const light = keptLight();
  const wish = { language, light: light === 'auto' ? undefined : light };
  return (
    <iframe
      className="me-frame"
      loading="lazy"
      title={words('me.pinned.frame')}
      src={matchAddress(window.location.origin, packed, wish)}
    />
  );
}

async function fileOf(id: string, where: OwnRecord['where']) {
  return where === 'online' ? api.file(id) : (await shelf.load(id))?.file;
}
