/** The controller: the role, its specialisations, their actions. */
export const TEXTS: Readonly<Record<string, string>> = {
  'role.controller': 'Controller',
  'role.controller.help': 'Boost on 3 to 6: slide the target up to 3 squares.',
  'specialisation.crowd-control': 'Crowd Control',
  'specialisation.crowd-control.help':
    'The Effect of a hit also strikes a second enemy in range. Rearrange slides everyone in a zone.',
  'specialisation.guardian': 'Guardian',
  'specialisation.guardian.help':
    'Opportunities deal 1 more. Retribution avenges an ally with an Opportunity.',
  'specialisation.lockdown': 'Lockdown',
  'specialisation.lockdown.help':
    'Squares within 2 of you are Difficult Terrain for enemies. Slow slows one creature.',
  'specialisation.protector': 'Protector',
  'specialisation.protector.help':
    'Allies beside you have Resist 1. Weaken halves the damage of one creature.',
  'power.controller': 'Controller',
  'power.rearrange': 'Rearrange',
  'power.rearrange.help': 'Slide everyone else in a zone of 3 by 3 within 5 up to 1 square.',
  'power.retribution': 'Retribution',
  'power.retribution.help':
    'An ally within 5: the next enemy that attacks it and not you grants you an Opportunity.',
  'power.slow': 'Slow',
  'power.slow.help': 'A creature within 5 is Slowed until its next turn ends.',
  'power.weaken': 'Weaken',
  'power.weaken.help': 'A creature within 5 is Weakened until its next turn ends.',
  'slide-next': 'Whom does {who} slide next?',
  'crowd-control': 'Who else feels the Effect?',
};
