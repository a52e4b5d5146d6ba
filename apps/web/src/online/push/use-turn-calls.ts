import { useCallback, useEffect, useState } from 'react';
import {
  addressOf,
  type NeverCalled,
  nameOf,
  openWay,
  presentWay,
  whyNeverCalled,
} from '../../pwa/calls.ts';
import { ApiRefusal, api } from '../server/api.ts';
import { type Doing, useDoing } from '../server/use-doing.ts';

/** Whether this device is called when a table waits for somebody who is not there. */
export type TurnCalls =
  /** It is being found out. */
  | 'asking'
  | { readonly never: NeverCalled | 'house' }
  /** The browser was told to show no messages of this page. */
  | 'blocked'
  | 'off'
  | 'on';

/** Ways that this page has told the server already. */
const told = new Set<string>();

/** Whether this device is called, and how that is changed. */
export function useTurnCalls(): {
  readonly calls: TurnCalls;
  readonly doing: Doing;
  /** Whether the browser would not open a way, without saying that it is forbidden. */
  readonly failed: boolean;
  readonly change: (on: boolean) => void;
} {
  const [calls, setCalls] = useState<TurnCalls>('asking');
  const [failed, setFailed] = useState(false);
  const doing = useDoing();
  useEffect(() => {
    let wanted = true;
    const look = (): void => {
      stands().then(
        (found) => wanted && setCalls(found),
        () => wanted && setCalls('off'),
      );
    };
    const permission = watchPermission(look);
    look();
    return () => {
      wanted = false;
      permission();
    };
  }, []);
  const { run } = doing;
  const change = useCallback(
    (on: boolean) => {
      setFailed(false);
      run(async () => {
        try {
          setCalls(on ? await turnOn() : await turnOff());
        } catch (thrown) {
          if (thrown instanceof ApiRefusal) throw thrown;
          setFailed(true);
        }
      });
    },
    [run],
  );
  return { calls, doing, failed, change };
}

/** How it stands; a way that is open is told to the server once more, which may have forgotten it. */
async function stands(): Promise<TurnCalls> {
  const never = whyNeverCalled();
  if (never !== undefined) return { never };
  if (Notification.permission === 'denied') return 'blocked';
  if ((await presentWay()) === undefined) {
    const { key } = await api.pushOffer();
    return key === undefined ? { never: 'house' } : 'off';
  }
  try {
    return await register();
  } catch (thrown) {
    // Who cannot be asked now may well know this device.
    return thrown instanceof ApiRefusal && thrown.code === 'offline' ? 'on' : 'off';
  }
}

async function turnOn(): Promise<TurnCalls> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'blocked';
  return permission === 'granted' ? register() : 'off';
}

async function register(): Promise<TurnCalls> {
  const { key } = await api.pushOffer();
  if (key === undefined) return { never: 'house' };
  const way = await openWay(key);
  if (!told.has(way.endpoint)) await api.call(addressOf(way));
  told.add(way.endpoint);
  return 'on';
}

async function turnOff(): Promise<TurnCalls> {
  const way = await presentWay();
  if (way === undefined) return 'off';
  told.delete(way.endpoint);
  const name = await nameOf(way);
  // From here on no message is shown; if the server does not hear of it, its push service tells it.
  await way.unsubscribe();
  await api.callNot(name);
  return 'off';
}

/** Hears when somebody allows or forbids messages in the settings of the browser. */
function watchPermission(changed: () => void): () => void {
  let status: PermissionStatus | undefined;
  let wanted = true;
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (!wanted) return;
      status = found;
      status.addEventListener('change', changed);
    },
    () => undefined,
  );
  return () => {
    wanted = false;
    status?.removeEventListener('change', changed);
  };
}
