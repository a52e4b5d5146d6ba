/** The Porter. */
export const TEXTS: Readonly<Record<string, string>> = {
  'class.porter': 'Porter',
  'class.porter.help': 'Teleports, warps and portals; can change places with anyone within 5.',
  'power.porter': 'Swap Places',
  'power.swap-places': 'Swap Places',
  'power.swap-places.help':
    'Change places with a creature within 5 in sight. No roll; an enemy cannot refuse.',
  'power.spellwarp-sniper': 'Spellwarp Sniper',
  'power.spellwarp-sniper.help':
    'Range 10. A hit from 5 squares or more may teleport the target up to 2.',
  'power.portal-brawler': 'Portal Brawler',
  'power.portal-brawler.help': 'After hitting an enemy within 3, you may change places with it.',
  'power.self-lift': 'Self-Lift',
  'power.self-lift.help':
    'You hover and may save against traps. A Move Action makes you fly until your next turn.',
  'power.take-off': 'Take off',
  'power.take-off.help': 'Fly until your next turn starts.',
  'power.short-jump': 'Short Jump',
  'power.short-jump.help': 'Teleport yourself or an ally in sight up to 3.',
  'power.basic-kinemancy': 'Basic Kinemancy',
  'power.basic-kinemancy.help': 'Slide a loose orb, or one that an ally holds, up to 6 squares.',
  'power.kinemancy': 'Basic Kinemancy',
  'power.kinemancy.help': 'Slide an orb within 5 up to 6 squares; somebody there may catch it.',
  'power.short-tunnel': 'Short Tunnel',
  'power.short-tunnel.help': 'Open a portal beside you; two open ones lead to each other.',
  'power.scouting-warp': 'Scouting Warp',
  'power.scouting-warp.help':
    '2 damage. Effect: a warp beside the target; allies that step on it may teleport up to 4.',
  'power.hub-warp': 'Hub Warp',
  'power.hub-warp.help':
    '2 damage. Effect: a warp beside the target to which you can jump and call allies.',
  'power.hub-jump': 'Jump to the hub warp',
  'power.hub-jump.help': 'From anywhere.',
  'power.hub-call': 'Call an ally to the hub warp',
  'power.hub-call.help': 'From anywhere; no roll.',
  'power.source-warp': 'Source Warp',
  'power.source-warp.help': '2 damage. Effect: a warp beside the target from which you can attack.',
  'power.involuntary-lift': 'Involuntary Lift',
  'power.involuntary-lift.help':
    '2 damage. Effect: Grabbed and Hovering while in your range; a Move Action slides it up to 3.',
  'power.slide-lifted': 'Slide the lifted one',
  'power.slide-lifted.help': 'Up to 3 squares within your range.',
  'power.instant-repulsion': 'Instant Repulsion',
  'power.instant-repulsion.help': 'Everyone within 2: 1 damage each. Effect: pushed 3.',
  'power.reinforcements': 'Reinforcements',
  'power.reinforcements.help':
    '2 damage. Effect: teleport a willing ally within 6 to a square beside the target.',
  'power.bend-space': 'Bend Space',
  'power.bend-space.help':
    '5 more range, 2 damage. Effect: until your next turn ends your side has 5 more range against the target.',
  'power.floor-portal': 'Floor Portal',
  'power.floor-portal.help':
    '3 damage. Effect: teleported 3 and Prone. A portal trap stays on the square until your next turn ends.',
  'power.ripping-tides': 'Ripping Tides',
  'power.ripping-tides.help':
    '3 damage. Effect: something that the target holds is washed up to 3 squares away.',
  'power.contingency-jump': 'Contingency Jump',
  'power.contingency-jump.help': 'When an attack would hit you, teleport up to 2: it misses.',
};
