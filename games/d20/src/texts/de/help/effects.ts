import type { EFFECT_HELP } from '../../help/effects.ts';

/** Was Zustände bewirken. */
export const EFFECT_HELP_DE: Readonly<Record<keyof typeof EFFECT_HELP, string>> = {
  'effect.aflame.help':
    '5 Feuerschaden am Ende jeder Runde. Du oder jemand neben dir löscht mit einer Aktion und einer 5 auf GES; Wasser löscht von selbst.',
  'effect.afraid.help':
    'In deinem Zug gehst du so weit weg wie möglich von dem, was du fürchtest, und nie näher heran. Solange du es siehst, haben deine Angriffe und Rettungswürfe Nachteil.',
  'effect.blessed.help': 'Vorteil auf alle deine W20-Würfe.',
  'effect.blighted.help':
    'Du gewinnst keine Trefferpunkte zurück, weder durch Rast noch durch Magie oder deine Natur. Nur eine Geschichtsmarke und die Reparatur einer Maschine helfen.',
  'effect.blinded.help':
    'Deine Angriffe und alles, wozu du sehen musst, haben Nachteil. Zaubern kannst du nur auf dich, auf jemanden, den du berührst, oder auf einen Ort, und Marken gibst du nur für eigene Würfe aus.',
  'effect.compulsion.help':
    'Etwas wird von dir verlangt. Solange du dich sträubst, haben alle deine W20-Würfe Nachteil.',
  'effect.confusion.help':
    'Ein W6 zu Beginn jedes deiner Züge: Bei 1-2 greifst du den Nächsten an, bei 3-4 läufst du vor dem nächsten Feind weg, bei 5-6 stehst du still.',
  'effect.cursed.help': 'Nachteil auf alle deine W20-Würfe, bis der Fluch gebrochen ist.',
  'effect.deluded.help':
    'Du glaubst etwas Falsches, so viele Minuten, Stunden oder Tage, wie dein INT-Wert unter 20 liegt.',
  'effect.doomed.help':
    'Nach so vielen Tagen wie dein WEI-Wert fällst du auf 0 Trefferpunkte, nach noch einmal so vielen stirbst du.',
  'effect.hacked.help':
    'Wer eine Maschine gehackt hat, entscheidet für sie; gehackte Sachen gehorchen dem Hacker oder niemandem. Eine Aktion in Reichweite beendet es: Sicherung umgehen oder reparieren, 15.',
  'effect.immobilized.help':
    'Du kannst dich nicht bewegen, aber handeln. Am Ende jedes deiner Züge befreit dich ein Rettungswurf auf STÄ; wie schwer, sagt, was dich hält, sonst 15.',
  'effect.impaired-ability.help': 'Nachteil auf alle W20-Würfe mit einem bestimmten Attribut.',
  'effect.impaired-movement.help': 'Du bist halb so schnell.',
  'effect.infected.help':
    'Dein KON-Wert sinkt jeden Tag um 1, bis du geheilt bist; bei 0 stirbst du. Danach kommt jeden Tag ein Punkt zurück.',
  'effect.recovering.help':
    'Die Punkte auf KON, die eine Infektion genommen hat, kommen zurück, einer am Tag.',
  'effect.invisible.help':
    'Deine Angriffe haben Vorteil, Angriffe auf dich Nachteil. Andere müssen wissen oder raten, wo du bist.',
  'effect.overheated.help':
    'Deine technischen Sachen gehen nicht. Eine Minute Ruhe kühlt sie ab, oder eine Aktion und eine Reparatur mit 15.',
  'effect.paralyzed.help':
    'Du kannst dich nicht bewegen, nicht handeln und nicht sprechen, bemerkst aber alles. Rettungswürfe auf STÄ und GES misslingen, und wer dich angreift, hat Vorteil.',
  'effect.shaken.help': 'Nachteil auf alle deine Rettungswürfe.',
  'effect.silenced.help': 'Du kannst nicht sprechen und also nicht zaubern.',
  'effect.starving.help':
    'Nach so vielen Tagen wie dein KON-Wert fällst du auf 0 Trefferpunkte, nach so vielen Stunden darauf stirbst du.',
  'effect.stunned.help':
    'Du hast keine Aktionen, und wer dich angreift, hat Vorteil. Bewegen kannst du dich, und Rettungswürfe machst du.',
  'effect.suffocating.help':
    'Nach so vielen Runden wie dein KON-Wert fällst du auf 0 Trefferpunkte, nach noch einmal so vielen stirbst du.',
  'effect.thirst.help':
    'Nach drei Stunden je Punkt deines KON-Werts fällst du auf 0 Trefferpunkte, nach so vielen Stunden wie der Wert darauf stirbst du.',
  'effect.warded.help':
    'Keine Magie berührt dich, weder gute noch böse. Was schon auf dir liegt, ruht so lange.',
  'effect.unconscious.help':
    'Du liegst mit 0 oder weniger Trefferpunkten da, lässt fallen, was du hältst, und bemerkst nichts. Mit mindestens 1 wachst du auf.',
  'effect.asleep.help':
    'Wie bewusstlos, aber unverletzt. Schaden weckt dich, oder eine Aktion von jemandem neben dir.',
  'effect.petrified.help':
    'Du bist aus Stein: gelähmt, und weder Magie noch Zeit berühren dich, bis dich heilt, was das ausdrücklich kann.',
  'effect.grappled.help':
    'Jemand hält dich fest: Du kannst dich nicht bewegen, aber handeln. Am Ende jedes deiner Züge befreit dich ein Rettungswurf auf STÄ gegen den STÄ-Wurf von dem, der dich hält. Bei Gleichstand bleibt der Griff.',
  'effect.fleeing.help': 'Die Moral ist gebrochen: Es läuft in seinen Zügen davon.',
  'effect.surrendered.help':
    'Es hat aufgegeben und kämpft nicht mehr, solange ihm niemand etwas tut.',
};
