/** What a person may say about light and dark. */
export const LIGHTS = ['auto', 'day', 'dusk'] as const;
/** See {@link LIGHTS}. */
export type Light = (typeof LIGHTS)[number];

const KEY = 'tablewright.light';

/** What was chosen last on this device. */
export function keptLight(): Light {
  const kept = readKept(KEY);
  return LIGHTS.find((light) => light === kept) ?? 'auto';
}

/** Sets the page's light, and keeps the choice. */
export function applyLight(light: Light): void {
  if (light === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = light;
  keep(KEY, light);
}

/** Something small kept on this device, if the browser keeps things. */
export function readKept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something small on this device, if the browser keeps things. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
