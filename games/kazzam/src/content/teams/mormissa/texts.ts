const PLAN =
  'House Mormissa: a firing line around one wand, a hound, traps, and no fear of the Dungeon.';

/** Mormissa. */
export const TEXTS: Readonly<Record<string, string>> = {
  'plan.players.mormissa': PLAN,
  'plan.opposition.mormissa': PLAN,
  'power.get-out-of-jail-free': 'Get Out of Jail Free',
  'power.get-out-of-jail-free.help':
    'Pressing a button in the Dungeon costs you a Free Action: you keep your Attack Action.',
  'power.mormissa/sword-trap': 'Sword Trap',
  'power.mormissa/sword-trap.help':
    'Trap Roll: a trap beside you with 3 HP and 2 charges. As your turn starts it goes straight to one enemy and deals 3 damage.',
  'power.mormissa/patient-gaze': 'Watchful Gaze',
  'power.mormissa/patient-gaze.help':
    'Name an enemy in range. When it leaves a square there or attacks there, you may attack it: 2 damage. Effect: its attack has Disadvantage, or it is Slowed for that movement.',
};
