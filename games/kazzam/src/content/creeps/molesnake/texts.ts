/** What it is called, and what it does. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.molesnake': 'Two-Headed Molesnake',
  'group.molesnake-a': 'Head A of the Molesnake',
  'group.molesnake-b': 'Head B of the Molesnake',
  'power.molesnake-drag': 'Drag',
  'power.molesnake-drag.help':
    'The head nearest to an enemy drags one beside it through the ground to the other head: 4 damage. The other head does nothing.',
  'power.molesnake-bite': 'Bite',
  'power.molesnake-bite.help': '3 damage from each head.',
  'power.molesnake-bury': 'Bury',
  'power.molesnake-bury.help':
    'Each head attacks another enemy: 2 damage; Grabbed, with 2 ongoing damage until it escapes.',
  'power.molesnake-hide': 'Hide',
  'power.molesnake-hide.help':
    'A head that is missed is Hidden until the round ends. One that has taken 6 damage in a round burrows, and comes up again at the end of the turn.',
  'note.molesnake-hurt': 'Damage in this round: at 6 it burrows',
  'note.molesnake-went': 'It has changed Dungeons in this round',
  'note.molesnake-drags': 'The head that drags in this round',
  'note.molesnake-buried': 'Attacked by a head in this round',
};
