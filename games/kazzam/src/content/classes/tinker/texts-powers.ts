/** The powers of the Tinker that are no traps. */
export const POWER_TEXTS: Readonly<Record<string, string>> = {
  'power.vokos-lariat': 'Voko’s Lariat',
  'power.vokos-lariat.help':
    '2 damage. Effect: every Mark that the target has set ends. The first time it would move in its next turn it saves, or falls Prone and loses that action.',
  'power.irenas-cloak': 'Irena’s Cloak',
  'power.irenas-cloak.help':
    '2 damage. Effect: a square beside the target, until your next turn ends. Your allies are Concealed in it; enemies may not go there of their own will.',
  'power.bag-of-tricks': 'Bag of Tricks',
  'power.bag-of-tricks.help':
    '3 damage. Effect: use one item of the bag, each only once in a match. An empty bag deals damage only.',
  'power.explosive-attachment': 'Explosive Attachment',
  'power.explosive-attachment.help':
    'When your next turn ends, its bearer and everyone beside it take 2 damage. If the bearer was Taken Out by then, it goes off in that square.',
  'power.curtain-of-shadows': 'Curtain of Shadows',
  'power.curtain-of-shadows.help':
    'Until your next turn ends, nobody sees into the 3x3 squares around the target, out of them or through them. Inside, sight is free.',
  'power.tether': 'Tether',
  'power.tether.help':
    'The target is Grabbed at any distance until it escapes. A Move Action of yours pulls it up to 5.',
  'power.pull-tethered': 'Pull the tether',
  'power.pull-tethered.help': 'Pulls whom your tether holds up to 5 squares towards you.',
  'power.talisman-of-distraction': 'Talisman of Distraction',
  'power.talisman-of-distraction.help':
    'The target is Distracted, and Dazed too once a turn of its own has ended so. It takes the talisman off with an Attack Action.',
  'note.explosive-left': 'an explosive whose bearer is gone',
  'note.used-trick': 'an item of the bag that is used up',
  'which-trick': 'Which item does {who} use on {of}?',
  'cloak-where': 'Over which square does {who} hang the cloak?',
  'curtain-where': 'Around which square does the curtain hang?',
  'end.explosive-attachment': 'The explosion',
  'end.talisman-of-distraction': 'Dazed by the talisman',
};
