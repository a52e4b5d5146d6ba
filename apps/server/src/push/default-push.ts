import { KNOWN_PUSH_HOSTS } from './push-hosts.ts';
import type { PushSettings } from './push-service.ts';

/** The defaults. Push services require a contact, and this one is nobody's. */
export const DEFAULT_PUSH: PushSettings = {
  hosts: KNOWN_PUSH_HOSTS,
  contact: 'mailto:nobody@example.com',
};
