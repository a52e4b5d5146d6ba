/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'power.swing': 'Swing',
  'power.loose': 'Loose',
};
