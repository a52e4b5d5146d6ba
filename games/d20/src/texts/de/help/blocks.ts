import type { BLOCK_HELP } from '../../help/blocks.ts';

/** Was es zu Werteblöcken außer ihren Zahlen zu sagen gibt. */
export const BLOCK_HELP_DE: Readonly<Record<keyof typeof BLOCK_HELP, string>> = {
  'block.bystander.help': 'Flieht, wenn es geht.',
  'block.guard.help': 'Schlägt als Aktion Alarm.',
  'block.goblin-raider.help': 'Vorteil auf Proben und Rettungswürfe mit GES.',
  'block.skeleton.help': 'Halber Schaden durch Geschosse.',
  'block.dire-wolf.help':
    'Vorteil auf Angriffe gegen jemanden, neben dem noch jemand seiner Seite steht. Rechnet beim Spurenlesen 3 dazu.',
  'block.giant-spider.help':
    'Ein Biss bringt Gift, eine Gefahr der Stufe 4 (KON). Sein Netz, 50 Fuß weit, macht bewegungsunfähig: heraus mit 13 auf STÄ.',
  'block.ogre.help': 'Empfänglich für Schmeichelei: Vorteil, ihn zu beeinflussen.',
  'block.cave-troll.help': 'Regeneriert und leidet in der Sonne, wie Trolle es tun.',
  'block.young-dragon.help':
    'Speit dreimal am Tag Feuer, nie in zwei Runden hintereinander: ein Kegel von 60 Fuß, eine Gefahr der Stufe 16 (GES), ein Fehlschlag setzt in Flammen.',
  'block.cultist.help': 'Vorteil auf Rettungswürfe gegen Furcht und Bezauberung.',
  'block.zombie.help':
    'Bei 0 Trefferpunkten, nicht durch Feuer, Heiliges oder eine 20, steht er bei einer 6 auf dem W6 wieder auf.',
  'block.ghoul.help':
    'Sein erster Treffer je Zug lähmt Lebende 1W6 Runden lang, wenn kein Rettungswurf auf KON mit 13 gelingt.',
  'block.wraith.help':
    'Halber Schaden durch Waffen, die weder magisch noch heilig sind. Seine Berührung geht durch Rüstung und erschüttert, wenn kein Rettungswurf auf WEI mit 14 gelingt. In hellem Licht greift es mit Nachteil an.',
  'block.werewolf.help':
    'Greift mit Vorteil an und regeneriert, wie Werwesen es tun. Wer durch ihn auf 0 fällt, ist infiziert, wenn kein Rettungswurf auf KON mit 15 gelingt.',
  'block.coven-witch.help': 'Wirkt arkane Zauber mit 11; Rettungswürfe dagegen brauchen 16.',
  'block.thing-from-beyond.help':
    'Wer es zum ersten Mal sieht, braucht 20 auf WEI oder ist 1W6 Runden verwirrt, sonst erschüttert. Was es trifft, kann es festhalten.',
  'block.rogue-drone.help': 'Mit 15, die Sicherung zu umgehen, gehackt.',
  'block.cyber-hound.help':
    'Rechnet beim Spurenlesen 5 dazu. Bei einer 20 hält er fest, wen er beißt.',
  'block.void-pirate.help': 'Einer jeder Gruppe hat eine Granate. Dichte Anzüge.',
  'block.sentry-turret.help':
    'Bei einer 1 überhitzt es für 2 Runden. An seiner Schalttafel schaltet es eine 15 ab, die Sicherung zu umgehen.',
  'block.hull-stalker.help':
    'Schleicht mit 6. Wer ihn im Nahkampf trifft, trifft auf seine Säure, eine Gefahr der Stufe 4 (GES). Braucht keine Luft; in Flammen flieht er.',
  'block.combat-android.help':
    'Hat die Herkunft eines Androiden. Gehorcht einem Übersteuerungscode.',
  'block.war-mech.help':
    'Zwei Schüsse oder ein Tritt. Raketen einmal je Kampf: eine Gefahr der Stufe 12 (GES) im Umkreis von 20 Fuß. Wer darin steuert, hat volle Deckung.',
  'block.snake.help': 'Manche beißen mit Gift, einer Gefahr der Stufe 3 (KON).',
  'block.elemental.help':
    'Halber Schaden durch Waffen, die nicht magisch sind. Trefferpunkte, Angriff und Schaden wachsen mit seiner Stufe.',
  'block.invisible-stalker.help': 'Immer unsichtbar. Verliert nie eine Spur.',
  'block.horse.help': 'Trägt jemanden.',
  'block.cart.help': 'Von zwei Pferden gezogen.',
  'block.interceptor.help': 'Ändert den Abstand und kann noch handeln.',
  'block.patrol-frigate.help': 'Zwei Angriffe oder Lenkraketen der Stufe 12.',
};
