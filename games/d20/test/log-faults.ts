import type { D20Event } from '../src/events.ts';

/** What a log says that cannot be: the invariants that only what was told can show (DT-INV-06, -16 to -19, -33). */
export function logFaults(told: readonly D20Event[]): readonly string[] {
  return told.flatMap((event) => {
    const wrong = faultOf(event);
    return wrong === undefined ? [] : [`${wrong}: ${JSON.stringify(event)}`];
  });
}

const DICE = { straight: 1, advantage: 2, disadvantage: 2 } as const;

function faultOf(event: D20Event): string | undefined {
  switch (event.type) {
    case 'rolled':
      return rollFault(event);
    case 'dice-rolled':
      return event.faces.some((face) => !isFace(face, 20)) ? 'DT-INV-16' : undefined;
    case 'hurt':
      return isWithin(event) ? undefined : 'DT-INV-18';
    case 'xp':
      return event.xp < 0 ? 'DT-INV-06' : undefined;
    default:
      return undefined;
  }
}

function rollFault(event: D20Event & { readonly type: 'rolled' }): string | undefined {
  const { faces, mode, natural, terms, total, kind, success } = event;
  const kept = mode === 'disadvantage' ? Math.min(...faces) : Math.max(...faces);
  const sum = terms.reduce((all, { value }) => all + value, 0);
  if (faces.some((face) => !isFace(face, 20)) || natural !== kept || total !== kept + sum)
    return 'DT-INV-16';
  if (faces.length !== DICE[mode]) return 'DT-INV-17';
  if (kind === 'attack' && natural === 1 && success === true) return 'DT-INV-19';
  if (kind === 'attack' && natural === 20 && success === false) return 'DT-INV-19';
  const from = terms.map((term) => term.from);
  const isTwice = ['rally', 'insight'].some((one) => from.indexOf(one) !== from.lastIndexOf(one));
  return isTwice ? 'DT-INV-33' : undefined;
}

/** What alone multiplies damage, and by how much: silver (DT-GEN-05). */
const SILVER = { rule: 'DT-HER-16', times: 3 };

/** Whether somebody lost no more than what came, and nobody won by it. */
function isWithin({ amount, loss, changedBy }: D20Event & { readonly type: 'hurt' }): boolean {
  const most = amount * (changedBy.includes(SILVER.rule) ? SILVER.times : 1);
  return amount >= 0 && loss >= 0 && loss <= most;
}

const isFace = (face: number, of: number): boolean =>
  Number.isInteger(face) && face >= 1 && face <= of;
