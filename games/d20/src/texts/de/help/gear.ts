import type { GEAR_HELP } from '../../help/gear.ts';

/** Was es zu Dingen zu sagen gibt, außer was Waffen und Rüstungen sind. */
export const GEAR_HELP_DE: Readonly<Record<keyof typeof GEAR_HELP, string>> = {
  'gear.crossbow.help': 'Ist nach jedem Schuss mit einer Aktion zu laden.',
  'gear.stun-baton.help': 'Eine gewürfelte 20 betäubt für eine Runde.',
  'gear.plasma-cutter.help': 'Brennt. Vorteil dabei, Türen aufzubrechen.',
  'gear.flame-projector.help': 'Brennt. Ab 8 Schaden setzt es in Flammen.',
  'gear.holy-water.help': 'Gegen Untote und Unholde geworfen: 1W6 und GES. Danach verbraucht.',
  'gear.grenade.help':
    'Bis 50 Fuß geworfen: eine Gefahr der Stufe 5 (GES) im Umkreis von 10 Fuß. Danach verbraucht.',
  'gear.oil-flask.help':
    'Bis 50 Fuß geworfen und entzündet: eine Gefahr der Stufe 4 (GES), ein Fehlschlag setzt in Flammen. Danach verbraucht.',
  'gear.breaching-charge.help':
    'In einer Runde gelegt: eine Gefahr der Stufe 8 im Umkreis von 10 Fuß, und sie öffnet eine Tür.',
  'gear.healers-kit.help': 'Nötig, um Wunden zu versorgen: gibt einen halben W6 zurück.',
  'gear.medkit.help': 'Nötig, um Wunden zu versorgen: gibt 1W6 zurück.',
  'gear.healing-draught.help': 'Eine Aktion gibt 1W6+1 Trefferpunkte zurück. Danach verbraucht.',
  'gear.antidote.help':
    'Beendet ein Gift oder gibt einmal Vorteil auf einen Rettungswurf gegen Gift. Danach verbraucht.',
  'gear.torches.help': 'Sechs davon. Jede leuchtet 30 Fuß weit, eine Stunde lang.',
  'gear.lantern.help': 'Leuchtet 30 Fuß weit, 4 Stunden lang.',
  'gear.electric-lamp.help': 'Leuchtet 30 Fuß weit, einen Tag lang.',
  'gear.rations.help': 'Essen und Trinken für 7 Tage.',
  'gear.manacles.help': 'Gefangene kommen mit 25 auf GES heraus oder öffnen das Schloss mit 15.',
  'gear.zip-restraints.help': 'Wie Handschellen.',
  'gear.vacc-suit.help':
    '12 Stunden ohne Ersticken oder Schaden im Vakuum. Eine 20 gegen dich zerreißt ihn.',
  'gear.rebreather.help': 'Eine Stunde ohne Ersticken, und Vorteil gegen Gas.',
  'gear.gas-mask.help': 'Wie ein Atemgerät.',
  'gear.thieves-tools.help': 'Ohne es öffnet man Schlösser mit Nachteil.',
  'gear.holy-symbol.help': 'Nötig, um Untote zu vertreiben.',
  'gear.spell-book.help': 'Nötig, um auf einer neuen Stufe einen Zauber zu tauschen.',
  'gear.rope.help': '50 Fuß mit Haken: Vorteil beim Klettern.',
  'gear.crowbar.help': 'Vorteil dabei, Türen aufzubrechen.',
  'gear.disguise-kit.help': 'Vorteil dabei, jemand anders zu sein.',
  'gear.magnifying-lens.help': 'Vorteil dabei, Beweise auszuwerten.',
  'gear.forensic-kit.help': 'Vorteil dabei, Beweise auszuwerten.',
  'gear.spyglass.help': 'Vorteil beim Sehen über 50 Fuß hinaus.',
  'gear.binoculars.help': 'Wie ein Fernrohr.',
  'gear.toolkit.help': 'Nötig, um Maschinen und Schiffe zu reparieren.',
  'gear.hand-scanner.help': 'Vorteil bei Signalen und unbekannten Geräten.',
  'gear.comm-set.help': 'Spricht über Meilen hinweg.',
  'gear.cyber-deck.help':
    'Nötig zum Hacken: durch Berührung, oder bis 330 Fuß in einem offenen Netz.',
  'gear.small-things.help': 'Kreide, ein Spiegel, eine Glocke, Draht.',
  'gear.horse.help': 'Geritten 80 Fuß je Runde.',
  'gear.green-cloak.help': 'Robin Hoods: Vorteil beim Schleichen im Wald.',
  'gear.laboratory.help': 'Sherlock Holmes hat es zu Hause.',
  'gear.baker-street-irregulars.help':
    'Sherlock Holmes erfährt durch sie mit Vorteil, was in London geschieht.',
};
