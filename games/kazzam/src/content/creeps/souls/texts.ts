/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.souls': 'Lost Soul Team',
  'group.soul-shadekeeper': 'Shadekeepers',
  'group.soul-aegis': 'Aegises',
  'group.soul-huntress': 'Huntresses',
  'group.soul-thunderbolt': 'Thunderbolts',
  'group.soul-harpist': 'Harpists',
  'group.soul-charioteer': 'Charioteers',
  'power.soul-drain': 'Soul Drain',
  'power.soul-drain.help':
    'Calls the first Shade back, Bloodied. Without one: 2 damage, or 3 if another Soul is undamaged, which takes 1. Others that are Taken Out are Shades while the Shadekeeper is there.',
  'power.soul-call-back': 'Call Back',
  'power.soul-sacrifice': 'a sacrifice',
  'power.aegis-bash': 'Aegis Bash',
  'power.aegis-bash.help':
    '1 damage; the aegis is raised: the next hit on another Soul comes to nothing. Its Ward is 3 again at the start of each of its turns.',
  'power.aegis-raised': 'the raised aegis',
  'power.aegis-ward': 'Ward of the Aegis',
  'power.hunting-shot': 'Hunting Shot',
  'power.hunting-shot.help':
    '2 damage, 1 more on the Bloodied, whom she prefers; 1 more for good each time it takes its target out. Whoever misses a Soul grants her an Opportunity.',
  'power.huntress-honed': 'Thrill of the Hunt',
  'power.thunder-clap': 'Thunder and Lightning',
  'power.thunder-clap.help':
    '2 damage in melee, then 1 damage within 5 to somebody else. Attackers within 5 take 1.',
  'power.thunder-bolt': 'Lightning',
  'power.recalling-tune': 'Recalling Tune',
  'power.recalling-tune.help':
    '1 damage; whoever holds the orb of the group slides to the pedestal and gives it back, anybody else saves or is Dazed. Players who end their turn in the Dungeon gain 1 Ward, but no enemies.',
  'power.ride-down': 'Ride Down',
  'power.ride-down.help':
    'Rides 8 squares through as many enemies as it can: 1 damage and Prone for each, 1 more for who is Prone already. Never Slowed, Grabbed, Immobilized or Restrained.',
  'power.soul-shadekeeper': 'Shadekeeper',
  'power.soul-aegis': 'Aegis',
  'power.soul-huntress': 'Huntress',
  'power.soul-thunderbolt': 'Thunderbolt',
  'power.soul-harpist': 'Harpist',
  'power.soul-charioteer': 'Charioteer',
  'end.soul-harpist': 'Ward from the Harpist',
};
