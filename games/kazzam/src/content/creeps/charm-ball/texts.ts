/** What it is called, and what it does. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.charmball': 'Charm Ball',
  'power.charm-float': 'Float',
  'power.charm-float.help': '2 damage; Slowed and Hovering.',
  'power.charm-shrink': 'Shrink',
  'power.charm-shrink.help': '2 damage; Weakened and Concealed.',
  'power.charm-visions': 'Visions',
  'power.charm-visions.help':
    '3 damage; Panicked on its next turn, and it gains a Miss Token if its side uses them.',
  'power.charm-petrify': 'Petrify',
  'power.charm-petrify.help': '3 damage; Restrained, with Resist 1 against what comes later.',
  'power.charm-darkness': 'Darkness',
  'power.charm-darkness.help': '3 damage; Blinded and Phasing.',
  'power.charm-life-death': 'Life & Death',
  'power.charm-life-death.help':
    'A Saving Throw: whoever fails is Taken Out, and nobody scores; whoever succeeds regains all HP.',
};
