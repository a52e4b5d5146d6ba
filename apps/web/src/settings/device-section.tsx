import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../language/language-provider.tsx';
import { useDevice } from '../pwa/device.ts';
import { install, useInstallable } from '../pwa/install.ts';
import { type Room, roomUsed } from '../pwa/room.ts';
import { useWebWords } from '../web-words.ts';

const MEGABYTE = 1e6;
const GIGABYTE = 1e9;

/** What this device keeps: the table itself, the matches, and how much room they take. */
export function DeviceSection(): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const { kept } = useDevice();
  const installable = useInstallable();
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    roomUsed().then(setRoom);
  }, []);
  const possible = navigator.serviceWorker !== undefined;
  const stands = kept ? 'kept' : possible ? 'fetching' : 'never';
  return (
    <section>
      <h2>{words('settings.device')}</h2>
      <p>{words(`settings.device.${stands}`)}</p>
      {installable && (
        <button type="button" className="tw-button" onClick={install}>
          {words('settings.install')}
        </button>
      )}
      {room !== undefined && (
        <>
          <p>{words(room.lasting ? 'settings.device.lasting' : 'settings.device.fleeting')}</p>
          <p className="tw-quiet">
            {words('settings.device.room', {
              used: sizeOf(room.used, language),
              most: sizeOf(room.most, language),
            })}
          </p>
        </>
      )}
      <p>
        <Link href="/matches">{words('home.all-matches')}</Link>
      </p>
    </section>
  );
}

/** A number of bytes in words, to two digits. */
function sizeOf(bytes: number, locale: string): string {
  const large = bytes >= GIGABYTE;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'gigabyte' : 'megabyte',
    maximumSignificantDigits: 2,
  }).format(bytes / (large ? GIGABYTE : MEGABYTE));
}
