import webPush from 'web-push';
import type { Store } from '../store/store.ts';

/** The VAPID key pair by which push services identify this server, in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of the server. They are made once, because devices subscribe to the public one. */
export async function pushKeysOf(store: Pick<Store, 'secret'>): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const kept = await store.secret('push-keys', JSON.stringify({ publicKey, privateKey }));
  return JSON.parse(kept) as PushKeys;
}
