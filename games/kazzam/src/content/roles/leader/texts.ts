/** The leader: the role, its specialisations, their actions. */
export const TEXTS: Readonly<Record<string, string>> = {
  'role.leader': 'Leader',
  'role.leader.help': 'Boost on 3 to 6: an ally in sight regains 2 HP.',
  'specialisation.motivator': 'Motivator',
  'specialisation.motivator.help':
    'Your Boost may heal above the maximum, which makes Fierce. Inspire makes an ally Fierce.',
  'specialisation.rescuer': 'Rescuer',
  'specialisation.rescuer.help':
    'Your Boost heals 1 more on a Bloodied ally. Restore gets an ally out of trouble.',
  'specialisation.tactician': 'Tactician',
  'specialisation.tactician.help':
    'The ally healed by your Boost may shift. Tactics gives an ally a Move Action.',
  'specialisation.vanguard': 'Vanguard',
  'specialisation.vanguard.help':
    'Your Boost may heal yourself. Outflank sets up an enemy for an ally.',
  'power.inspire': 'Inspire',
  'power.inspire.help': 'An ally within 5 is Fierce until its next turn ends.',
  'power.restore': 'Restore',
  'power.restore.help':
    'An ally within 5 stands up, tries to escape, saves, gets Advantage on a save or is Guarded.',
  'power.tactics': 'Tactics',
  'power.tactics.help': 'An ally within 5 takes a Move Action at once.',
  'power.outflank': 'Outflank',
  'power.outflank.help':
    'Shift up to 2 around an enemy beside you; the next ally’s attack on it deals 1 more.',
  heal: 'Whom does {who} heal?',
  restore: 'What helps {who}?',
  'restore.stand-up': 'Stand up',
  'restore.escape': 'Try to escape',
  'restore.save': 'Saving Throw against a status',
  'restore.advantage': 'Advantage on the next Saving Throw',
  'restore.guarded': 'Guarded',
  'start.motivated': 'HP above the maximum',
};
