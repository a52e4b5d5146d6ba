import { CloudOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useWebWords } from '../web-words.ts';
import { takeNewer, useDevice } from './device.ts';
import './device-notes.css';

/** What a page says of its device: that a newer version is ready, that there is no network. */
export function DeviceNotes(): ReactNode {
  const words = useWebWords();
  const { newer, online, kept } = useDevice();
  const [later, setLater] = useState(false);
  const [path] = useLocation();
  // A table on the server says itself how its line stands, and does not work without a network.
  const saysItself = path.startsWith('/table/');
  return (
    <div className="device-notes" role="status">
      {!online && !saysItself && (
        <p className="device-note">
          <CloudOff aria-hidden="true" size={18} />
          {words(kept ? 'device.offline' : 'device.offline.first')}
        </p>
      )}
      {newer && !later && (
        <div className="device-note">
          <RefreshCw aria-hidden="true" size={18} />
          <p>{words('device.newer')}</p>
          <button type="button" className="tw-button tw-primary" onClick={takeNewer}>
            {words('device.newer.take')}
          </button>
          <button type="button" className="tw-button" onClick={() => setLater(true)}>
            {words('device.newer.later')}
          </button>
        </div>
      )}
    </div>
  );
}
