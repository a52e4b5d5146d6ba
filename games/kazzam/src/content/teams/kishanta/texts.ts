/** Kishanta. */
export const TEXTS: Readonly<Record<string, string>> = {
  'plan.players.kishanta':
    'House Kishanta: few HP behind Ward; shapes the ground, moves orbs from afar.',
  'plan.opposition.kishanta':
    'House Kishanta: few HP behind Ward; shapes the ground, moves orbs from afar.',
  'power.untouchable': 'Untouchable',
  'power.untouchable.help':
    'At most 6 HP, but 3 Ward at the start and each time you return from being Taken Out.',
  'power.kishanta/ripping-tides': 'Ripping Tides',
  'power.kishanta/ripping-tides.help':
    '3 damage. Effect: something that the target holds is teleported up to 3 squares, past walls too.',
};
