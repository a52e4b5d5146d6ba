import type { RoleManifest } from '../../../rules/effects/manifest.ts';
import { topic } from '../../../rules/effects/manifest.ts';
import { CONTROLLER as ABILITIES } from '../controller.ts';
import { TEXTS } from './texts.ts';

/** The Controller. */
export const CONTROLLER: RoleManifest = {
  id: 'controller',
  specialisations: ['crowd-control', 'guardian', 'lockdown', 'protector'],
  abilities: ABILITIES,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic('controller', 'KR-CON-01 KR-CON-04'),
    topic('controller.crowd-control', 'KR-CON-05 KR-CON-06 KR-CON-07 KR-CON-08'),
    topic('controller.guardian', 'KR-CON-09 KR-CON-10 KR-CON-11'),
    topic('controller.lockdown', 'KR-CON-12 KR-CON-14'),
    topic('controller.protector', 'KR-CON-15 KR-CON-16'),
  ],
};
