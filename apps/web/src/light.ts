import { readStored, store } from './storage.ts';

/** What a person may say about light and dark. */
export const LIGHTS = ['auto', 'day', 'dusk'] as const;
/** See {@link LIGHTS}. */
export type Light = (typeof LIGHTS)[number];

const KEY = 'tablewright.light';

/** What was chosen last on this device. */
export function keptLight(): Light {
  const kept = readStored(KEY);
  return LIGHTS.find((light) => light === kept) ?? 'auto';
}

/** Sets the page's light, and keeps the choice. */
export function applyLight(light: Light): void {
  if (light === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = light;
  store(KEY, light);
}
