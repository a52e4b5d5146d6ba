import type { HAZARD_HELP } from '../../help/hazards.ts';

/** Was es zu Gefahren außer Stufe und Rettungswurf zu sagen gibt. */
export const HAZARD_HELP_DE: Readonly<Record<keyof typeof HAZARD_HELP, string>> = {
  'hazard.fall.help': 'Stufe 2 je volle 10 Fuß, höchstens 20.',
  'hazard.covered-pit.help': 'Mit einer 15 vorher zu finden; herauszuklettern braucht eine 5.',
  'hazard.poison-needle.help': 'Schnellt hervor, wenn ein Schloss nicht aufgeht.',
  'hazard.burning-oil.help': 'Misslingt der Rettungswurf: in Flammen.',
  'hazard.swinging-blade.help': 'Trifft einmal, bis sie jemand neu spannt.',
  'hazard.choking-gas.help': 'Jede Runde darin.',
  'hazard.live-cable.help': 'Misslingt der Rettungswurf: eine Runde betäubt.',
  'hazard.rockfall.help': 'Misslingt der Rettungswurf: bewegungsunfähig, heraus mit 15 auf STÄ.',
  'hazard.radiation-leak.help': 'Misslingt der Rettungswurf: infiziert.',
  'hazard.hard-vacuum.help': 'Jede Runde, und du erstickst.',
  'hazard.freezing.help': 'Alle 10 Minuten.',
  'hazard.explosive-charge.help': 'Alle bis 20 Fuß weit.',
  'hazard.lava.help': 'Jede Runde; misslingt der Rettungswurf: in Flammen.',
};
