import webPush from 'web-push';
import type { Store } from '../store/store.ts';

/** The pair of keys by which push services know this server (VAPID), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of the server, which are made once: devices subscribe to this one public key. */
export async function pushKeysOf(store: Pick<Store, 'secret'>): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const kept = await store.secret('push-keys', JSON.stringify({ publicKey, privateKey }));
  return JSON.parse(kept) as PushKeys;
}
