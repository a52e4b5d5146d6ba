import { chooseText, confirm, type Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import { type Bridge, masterSeat } from '../../table.ts';
import { livingFrom } from '../standing/figures.ts';
import type { Acts } from './doing.ts';

/** How long what was done by hand may be said, in characters. */
const LONGEST = 200;

/** What no verb says is done by hand (BQC-VERB-56, BQC-IMP-03). */
export const MANUAL_ACTS: Acts = {
  *manual(t, { text }, { by, source, rule }) {
    const said = yield* chooseText(t, by.seat, 'choice.by-hand', {
      ...{ rule: 'BQC-IMP-03', minLength: 0, maxLength: LONGEST, fallback: '' },
      params: { text: { prose: text } },
    });
    if (said === '') return undefined;
    if (!(yield* isConfirmed(t, by, said))) return undefined;
    t.tell?.({ type: 'done-by-hand', rule, seat: by.seat, source, said: { prose: said } });
    return undefined;
  },
};

/** Whoever runs the game confirms it (BQ-GM-30), else another player; who is alone does so by doing it (BQC-GM-02, decision 61). */
function* isConfirmed(t: Bridge, { seat }: Hero, said: string): Flow<boolean> {
  const [other] = livingFrom(t.state, seat).filter((one) => one.seat !== seat);
  const master = masterSeat(t);
  const who = master ?? other?.seat;
  if (who === undefined) return true;
  const params = { said: { prose: said } };
  return yield* confirm(t, who, 'choice.confirm-by-hand', {
    rule: master === undefined ? 'BQC-GM-02' : 'BQ-GM-30',
    params,
    usual: true,
  });
}
