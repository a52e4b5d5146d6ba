import type { HERITAGE_HELP } from '../../help/heritages.ts';

/** Was eine Herkunft mitbringt. */
export const HERITAGE_HELP_DE: Readonly<Record<keyof typeof HERITAGE_HELP, string>> = {
  'heritage.android.help':
    'Sieht im Dunkeln 60 Fuß weit. Rüstungsklasse +2. Vorteil auf Proben und Rettungswürfe mit INT. Braucht weder Nahrung noch Schlaf noch Luft und kann geheilt wie repariert werden. Kann gehackt werden und überhitzen.',
  'heritage.animal.help':
    'Vorteil auf Proben und Rettungswürfe mit WEI. Krallen und Zähne sind eine mittlere Waffe. Rüstungsklasse +2, 5 Fuß schneller. Keine Werkzeuge oder Waffen für Hände; sprechen und zaubern kann es trotzdem.',
  'heritage.cyborg.help':
    'Sieht im Dunkeln 60 Fuß weit. Rüstungsklasse +2. Vorteil auf Proben und Rettungswürfe mit KON.',
  'heritage.demigod.help':
    'Vorteil auf Proben und Rettungswürfe mit einem Attribut deiner Wahl. Gewinnt unter 0 Trefferpunkten 1 je Minute zurück, bis 0.',
  'heritage.dwarf.help':
    'Sieht im Dunkeln 60 Fuß weit. Vorteil auf Proben und Rettungswürfe mit KON. Rechnet die Stufe dazu, um sich unter Tage zurechtzufinden, im Bergbau, beim Schmieden und Brauen.',
  'heritage.elf.help':
    'Sieht im Dunkeln 60 Fuß weit. Vorteil auf Proben und Rettungswürfe mit GES.',
  'heritage.faerie.help':
    'Vorteil auf Proben und Rettungswürfe mit CHA. 10 Fuß schneller. Ein Versprechen gibt Vorteil auf Rettungswürfe gegen alles, was dich davon abbringen will; es zu brechen, kostet 1 Schaden je Minute, bis du es wieder hältst.',
  'heritage.goblin.help': 'Rüstungsklasse +2. Vorteil auf Proben und Rettungswürfe mit GES.',
  'heritage.halfling.help':
    'Rüstungsklasse +2. Vorteil auf Proben und Rettungswürfe mit GES. Spricht mit Tieren, die graben.',
  'heritage.human.help': 'Eine Rolle mehr auf Stufe 1.',
  'heritage.mutant.help':
    'Vorteil auf Proben und Rettungswürfe mit KON. Ein Zauber des ersten Grades als Kraft, ohne Zauberwurf; danach ruht sie 1W6 Minuten. Schaden bei vollen Trefferpunkten löst sie gegen irgendjemanden aus, wenn dir kein Rettungswurf gelingt (WEI, 15).',
  'heritage.orc.help':
    'Sieht im Dunkeln 60 Fuß weit. Vorteil auf Proben und Rettungswürfe mit STÄ.',
  'heritage.spirit.help':
    'Vorteil auf Proben und Rettungswürfe mit WEI. Als Geist kann es nichts berühren, und Waffen tun ihm nichts. Eine Aktion beschwört einen Körper für eine Stunde je Stufe; fällt er oder ist die Zeit um, erwacht es 1W6 Stunden später. Es endet nur mit dem, woran es gebunden ist.',
  'heritage.superhuman.help':
    'Ein Wert ist um 10 höher, und Proben und Rettungswürfe damit haben Vorteil.',
  'heritage.troll.help':
    'Vorteil auf Proben und Rettungswürfe mit STÄ. Gewinnt jede Runde 1 Trefferpunkt zurück, bis er tot ist, aber nicht, was Feuer und Säure genommen haben. Sonnenlicht: 1W6 Schaden je Runde; wer daran stirbt, wird zu Stein.',
  'heritage.werebeast.help':
    'Gewinnt jede Minute 1 Trefferpunkt zurück. Eine Aktion wechselt zwischen Mensch, Zwischengestalt und Tier. Als Mensch Vorteil auf Proben und Rettungswürfe mit CHA; sonst auf die mit STÄ (oder GES) und auf waffenlose Angriffe, Rüstungsklasse +2 und eine mittlere natürliche Waffe. Als Tier keine Sachen und keine Zauber. Silber: dreifacher Schaden, und einen Tag lang keine Heilung von selbst.',
  'heritage.vampire.help':
    'Sieht im Dunkeln 60 Fuß weit. Vorteil auf alle W20-Würfe mit einem Attribut deiner Wahl. Jeder Tag kostet 1 Trefferpunkt, den nur Blut zurückgibt: Ein Biss in jemanden, der festgehalten, bezaubert oder hilflos ist, gibt die Hälfte des Schadens. Sonnenlicht: 1W6 Schaden je Runde. Gewinnt bei 0 oder weniger 1 je Minute zurück und stirbt nicht, außer Sonne oder Heiliges hat ihn gefällt. Zählt als untot.',
};
