/** The defender: the role, its specialisations, their actions. */
export const TEXTS: Readonly<Record<string, string>> = {
  'role.defender': 'Defender',
  'role.defender.help':
    'Opportunities deal 1 more; Resist 1 against enemies you have Marked. Defender’s Mark marks an enemy.',
  'specialisation.juggernaut': 'Juggernaut',
  'specialisation.juggernaut.help':
    '3 HP less, but 3 Ward. Boost: gain 1 Ward. Reaction: take 1 less damage.',
  'specialisation.punisher': 'Punisher',
  'specialisation.punisher.help':
    'Boost: stronger Opportunities, or a Mark. Reaction: attack a Marked enemy that grants an Opportunity, for the Effect alone.',
  'specialisation.pursuer': 'Pursuer',
  'specialisation.pursuer.help':
    '2 more speed. Boost: pull the target 2 or move it around you. Reaction: follow an enemy that moved within 4.',
  'specialisation.smasher': 'Smasher',
  'specialisation.smasher.help':
    'Boost: 1 more damage at full HP, else regain 1. Reaction: push an enemy that ends its turn beside you up to 3.',
  'power.defenders-mark': 'Defender’s Mark',
  'power.defenders-mark.help': 'An enemy within 5 is Marked by you until its next turn ends.',
  'end.smasher': 'Push of the Smasher',
};
