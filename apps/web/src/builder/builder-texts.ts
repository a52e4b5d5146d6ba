/** The words of the pages on which teams are put together, or a character is made. */
export const BUILDER_PAGE_TEXTS = {
  'build.title': '{what, select, character {Make a character} other {Build a team}}',
  'build.what': 'The workshop',
  'build.none': 'Nothing is put together before a match of this game.',
  'build.save': 'Keep it on the shelf',
  'build.saved': 'Kept: {name}.',
  'build.see': 'See it on the shelf',
  'build.sit': 'Sit down with it',
  'build.where': 'Where',
  'build.use': 'Use these',
} as const;
