/** The words of the page of one's own. */
export const ME_TEXTS = {
  'me.none.title': 'Nothing played yet',
  'me.none':
    'As soon as a match of yours is over, this page tells how you have played: wins by game and bots, favourites, and the match that you choose to show.',
  'me.none.play': 'To the games',
  'me.reading':
    '{left, plural, one {One match is still being read.} other {# matches are still being read.}}',
  'me.figures': 'At a glance',
  'me.played': '{count, plural, one {match played} other {matches played}}',
  'me.won': '{count, plural, one {won} other {won}}',
  'me.won.share': '{share} of {of, number}',
  'me.streak': '{count, plural, one {win in a row now} other {wins in a row now}}',
  'me.streak.longest': '{count, plural, one {win in a row at most} other {wins in a row at most}}',
  'me.pinned': 'My match',
  'me.pinned.none': 'Choose a match below to show here: it can be played again from this page.',
  'me.pinned.frame': 'The match, to be played again',
  'me.pinned.gone': 'Its file is no longer in this browser.',
  'me.pin': 'Show this match above',
  'me.unpin': 'Show it no more',
  'me.games': 'By game',
  'me.games.chart': 'Share of matches won, by company',
  'me.games.table': 'Matches of {title}',
  'me.company': 'With',
  'me.company.people': 'People',
  'me.company.mixed': 'Bots of several levels',
  'me.company.alone': 'Alone',
  'me.company.bots': 'Bots: {level}',
  'me.table.played': 'Played',
  'me.table.won': 'Won',
  'me.table.share': 'Share',
  'me.undecided':
    'Where several people of this device played against each other, a match counts as played, and not as won or lost.',
  'me.liked': 'Favourites',
  'me.liked.times': '{count, plural, one {once} other {# times}}',
  'me.matches': 'Matches',
  'me.matches.more': 'Show {count, plural, one {one more} other {# more}}',
  'me.match.won': 'Won',
  'me.match.not-won': 'Not won',
  'me.match.shared': 'Among people of this device',
  'me.match.online': 'Online',
  'me.leave-out': 'Do not count this match',
  'me.count': 'Count it',
  'me.left-out': 'Does not count',
  'me.data': 'Your data',
  'me.data.where':
    'All this is kept in this browser alone, from the matches here and from those that you finished at tables on the server. Nobody else sees it. There is no account.',
  'me.other': 'On your other devices',
  'me.other.why':
    'Your tables on this server, your seats there and what you have played at them can be had on another device, too. Matches without the server stay on their device.',
  'me.other.make': 'Make a link for another device',
  'me.other.until':
    'It opens one device, until {time}. Give it to nobody else: it opens all your seats.',
  'me.other.title': 'Your page',
  'me.other.failed': 'No link could be made just now. Try again later.',
  'me.enter.title': 'Open your page on this device?',
  'me.enter.why':
    'This browser then is yours like the other one: your tables and seats on this server open here. Seats that this browser has had there until now are left to their links.',
  'me.enter.do': 'Open it here',
  'me.enter.not': 'Not now',
  'me.enter.failed':
    'This link opens nothing: it was used, or is older than ten minutes. Make a new one on the other device.',
  'me.data.save': 'Save as a file',
  'me.data.forget': 'Forget all of this',
  'me.data.forgotten': 'Forgotten. The matches themselves are still under Matches.',
  'me.data.back': 'Take it back',
} as const satisfies Readonly<Record<string, string>>;

/** A key of {@link ME_TEXTS}. */
export type MeTextKey = keyof typeof ME_TEXTS;
