import type { PushSettings } from './push.ts';
import { KNOWN_PUSH_HOSTS } from './push-hosts.ts';

/** Where nothing is set: push services want an address to write to, and this one is nobody's. */
export const USUAL_PUSH: PushSettings = {
  hosts: KNOWN_PUSH_HOSTS,
  contact: 'mailto:nobody@example.com',
};
