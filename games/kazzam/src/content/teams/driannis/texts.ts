/** What the house of Driannis is and does. */
export const TEXTS: Readonly<Record<string, string>> = {
  'plan.players.driannis': 'The Mastodons: those who stay together heal as each round begins.',
  'plan.opposition.driannis': 'The Mastodons: those who stay together heal as each round begins.',
  'power.team-effort': 'Team Effort',
  'power.team-effort.help':
    'As each round begins, every team-mate within 3 squares of another one regains 2 HP. Whoever waits to return from the Dungeon does not count.',
};
