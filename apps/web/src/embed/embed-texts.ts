/** The words of a match that stands in another page, and of the way to put it there. */
export const EMBED_TEXTS = {
  'embed.label': 'The match',
  'embed.moments': 'Moments of the match',
  'embed.caption': 'What happened',
  'embed.play': 'Play this game',
  'embed.play.where': ': {title}, in a new window',
  'embed.unreadable': 'This match cannot be shown.',
  'embed.unreadable.why': 'The address is not whole, or the match was played by other rules.',
  'embed.unfinished': 'This match is not over yet. Only a match that is over can be shown here.',
  'embed.private': 'This table cannot be watched by everybody.',
  'embed.gathering': 'The match has not begun yet.',
  'embed.live': 'Live',
  'embed.share': 'Show it on another page',
  'embed.share.why':
    'Paste this into a page of your own. It shows the board and the whole match, and nobody can play there. Whoever reads your page can see the match.',
  'embed.share.live':
    'Paste this into a page of your own. It shows this public table to everybody, as those who watch see it.',
  'embed.share.moment': 'It begins at the moment that you look at.',
  'embed.code': 'Code for the page',
  'embed.copy': 'Copy the code',
  'embed.copied': 'Copied.',
  'embed.copy.failed': 'The browser does not allow copying. Select the code and copy it.',
  'embed.look': 'See how it looks',
} as const satisfies Readonly<Record<string, string>>;

/** A key of {@link EMBED_TEXTS}. */
export type EmbedTextKey = keyof typeof EMBED_TEXTS;
