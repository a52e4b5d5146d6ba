import type { BUILDER_PAGE_TEXTS } from './builder-texts.ts';

/** Die Worte der Seiten, auf denen Mannschaften zusammengestellt werden. */
export const BUILDER_PAGE_TEXTS_DE: Readonly<Record<keyof typeof BUILDER_PAGE_TEXTS, string>> = {
  'build.title':
    '{what, select, character {Einen Charakter erschaffen} other {Eine Mannschaft zusammenstellen}}',
  'build.what': 'Die Werkstatt',
  'build.none': 'Vor einer Partie dieses Spiels wird nichts zusammengestellt.',
  'build.save': 'Ins Regal legen',
  'build.saved': 'Liegt im Regal: {name}.',
  'build.see': 'Im Regal ansehen',
  'build.sit': 'Damit an den Tisch',
  'build.where': 'Wohin',
  'build.use': 'So nehmen',
};
