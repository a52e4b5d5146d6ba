/** What it is called, and what it does. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.golem': 'Royal Golem',
  'group.royal-golem': 'Royal Golem',
  'power.royal-golem': 'Royal Golem',
  'power.questgiver': 'Questgiver',
  'power.questgiver.help':
    'Names a red and a blue orb: 2 points for whoever puts one on its pedestal. With its own orb taken it wants that back. An open quest pays 1 more.',
  'power.parent': 'Parent',
  'power.parent.help':
    'Brings a Crowned Bird by a die, which attacks at once: 3 damage and its greater effect. Later it acts after the Golem, on the same die.',
  'power.taxer': 'Taxer',
  'power.taxer.help': 'On two enemies: 2 damage; 2 Ward for the Golem.',
  'power.venerated': 'Venerated',
  'power.venerated.help': 'On two enemies: 2 damage; pulled beside the Golem, and Prone.',
  'power.oppressor': 'Oppressor',
  'power.oppressor.help':
    'On two enemies: 3 damage; Ongoing Damage 2 for as long as the Golem sees it.',
  'power.commander': 'Commander',
  'power.commander.help': 'On two enemies: 3 damage; Dominated by the Golem on its next turn.',
  'power.bounty': 'Bounty',
  'power.bounty.help':
    'Each miss puts 1 point on whoever missed the Golem. Once that one is Taken Out, by whomever, the other team gains them.',
};
