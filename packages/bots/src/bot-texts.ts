/**
 * What the bots of every game are called, in English, to be spread into a game's catalogue. What a
 * level does is the game's to say: `bot.<level>.help`.
 */
export const BOT_TEXTS = {
  'bot.novice': 'Novice',
  'bot.casual': 'Casual',
  'bot.seasoned': 'Seasoned',
  'bot.master': 'Master',
  'bot.random': 'Plays at random',
} as const;

/** The same in German. */
export const BOT_TEXTS_DE: Readonly<Record<keyof typeof BOT_TEXTS, string>> = {
  'bot.novice': 'Unerfahren',
  'bot.casual': 'Gelegentlich',
  'bot.seasoned': 'Erfahren',
  'bot.master': 'Meisterlich',
  'bot.random': 'Spielt zufällig',
};
