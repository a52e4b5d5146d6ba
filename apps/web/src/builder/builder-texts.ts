/** The words of the pages on which teams are put together. */
export const BUILDER_PAGE_TEXTS = {
  'build.title': 'Build a team',
  'build.none': 'Nothing is put together before a match of this game.',
  'build.save': 'Keep it on the shelf',
  'build.saved': 'Kept: {name}.',
  'build.see': 'See it on the shelf',
  'build.sit': 'Sit down with it',
  'build.where': 'Where',
  'build.use': 'Use these',
} as const;
