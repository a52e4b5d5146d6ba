import type { Text } from '@tablewright/engine';
import { createSpeaker } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, type GivenAthlete, ours, theirs } from '../../test/court.ts';
import { tableOf } from '../bots/look.ts';
import type { KazzamEvent } from '../events.ts';
import { TEXTS } from '../texts.ts';
import {
  type Explained,
  hpParts,
  mostHp,
  rangeParts,
  reachParts,
  speedParts,
  statusNumber,
  wardParts,
} from './number-parts.ts';

const speaker = createSpeaker({ texts: TEXTS, locale: 'en', seatName: String });
const say = (text: Text): string => speaker.say(text);

/** A number as `total: amount label (rule), …`; its parts must add up. */
function written({ total, parts }: Explained): string {
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  const words = parts.map(({ label, amount, rule }) => {
    return `${amount} ${typeof label === 'string' ? label : say(label)} (${rule})`;
  });
  return `${total}: ${words.join(', ')}`;
}

/** Ana with her choices beside Bo. */
function duel(ana: GivenAthlete = {}, bo: GivenAthlete = {}, rolls: readonly number[] = []): Court {
  const athletes = [ours('Ana', '1,1', ana), theirs('Bo', '2,1', bo)];
  return begin({ court: floor(8, 3), athletes, turn: 'Ana' }, { rolls });
}

describe('HP', () => {
  test('[KZ-HP-01] [KR-DEF-07] at most 8, less what a role takes off', () => {
    const { state } = duel({ role: 'defender', specialisation: 'juggernaut' });
    expect(written(mostHp(state, 0))).toBe(
      '5: 8 Every athlete (KZ-HP-01), -3 Juggernaut (KR-DEF-07)',
    );
    expect(written(mostHp(state, 1))).toBe('8: 8 Every athlete (KZ-HP-01)');
  });

  test('[KZ-DUN-09] a maximum that has dropped since the match began says so', () => {
    const { state } = duel({ maxHp: 7 });
    expect(written(mostHp(state, 0))).toBe(
      '7: 8 Every athlete (KZ-HP-01), -1 Since the match began (KZ-DUN-09)',
    );
  });

  test('[KZ-DMG-09] now: the maximum and every loss with who caused it; Ward takes its share first', () => {
    const court = duel({}, { ward: 1 }, [4, 4]).answer('basic-physical-attack', 'Bo', 'end-turn');
    court.answer('basic-physical-attack', 'Ana');
    const of = (who: number) => written(hpParts(court.state, who, court.match.events));
    expect(of(1)).toBe('7: 8 Maximum (KZ-HP-01), -1 From Ana (KZ-BASIC-01)');
    expect(of(0)).toBe('6: 8 Maximum (KZ-HP-01), -2 From Bo (KZ-BASIC-01)');
  });

  test('[KZ-STAT-42] [KM-LOVE-02] Ongoing Damage of nobody’s, and HP that are lost without damage', () => {
    const { state } = duel({ hp: 5 });
    const damage = { type: 'damage', rule: 'KZ-STAT-42', who: 0, by: -1, ward: 0 } as const;
    const heard: readonly KazzamEvent[] = [
      { ...damage, kind: 'ongoing', amount: 1, hp: 1 },
      { type: 'hp-lost', rule: 'KM-LOVE-02', who: 0, by: 1, amount: 2 },
    ];
    const events = heard.map((event) => ({ seq: 1, event }));
    expect(written(hpParts(state, 0, events))).toBe(
      '5: 8 Maximum (KZ-HP-01), -1 Of its own (KZ-STAT-42), -2 From Bo (KM-LOVE-02)',
    );
  });

  test('[KZ-DUN-08] what came before a Take-Out counts no more', () => {
    const court = duel({}, { hp: 2 }, [4]).answer('basic-physical-attack', 'Bo');
    expect(court.at('Bo')).toBe('nowhere');
    court.state.creatures[1] = { ...court.of('Bo'), hp: 8 };
    expect(written(hpParts(court.state, 1, court.match.events))).toBe('8: 8 Maximum (KZ-HP-01)');
  });

  test('[KZ-DMG-09] what no event tells of is a part too', () => {
    const { state, match } = duel({ hp: 5 });
    expect(written(hpParts(state, 0, match.events))).toBe(
      '5: 8 Maximum (KZ-HP-01), -3 From something else (KZ-DMG-09)',
    );
  });
});

test('[KZ-WARD-01] [KR-DEF-07] Ward by who gave it', () => {
  const { state } = duel({ role: 'defender', specialisation: 'juggernaut' });
  state.creatures[0]?.wards.push(
    { amount: 3, onTop: true, by: 1 },
    { amount: 1, onTop: false, by: 0 },
  );
  expect(written(wardParts(state, 0))).toBe(
    '7: 3 What it begins with (KZ-DUN-06), 3 From Bo (KZ-WARD-01), 1 Of its own (KZ-WARD-01)',
  );
});

test('[KZ-MOVE-02] [KZ-STAT-59] speed: base, what a role adds, and half of it while Slowed', () => {
  const { state } = duel({ role: 'striker', specialisation: 'blitzer', statuses: ['slowed'] });
  expect(written(speedParts(tableOf(state), 0))).toBe(
    '4: 6 Every athlete (KZ-MOVE-02), 2 Blitzer (KR-STRI-09), -4 Half, rounded down (KZ-STAT-59)',
  );
});

test('[KZ-CHAR-04] [KZ-STAT-52] reach: base and every status that adds to it', () => {
  const { state } = duel({ statuses: [{ status: 'reach', amount: 1, by: 'Bo' }] });
  const { total, parts } = reachParts(state, 0, say);
  expect([total, parts.map(({ amount }) => amount)]).toEqual([2, [1, 1]]);
});

test('[KZ-IMPL-01] [KZ-IMPL-08] [KZ-IMPL-14] range: of the implement, or of the reach for a sword', () => {
  const sniper = duel({ role: 'striker', specialisation: 'sniper', implement: 'wand' });
  expect(written(rangeParts(sniper.state, 0, say))).toBe(
    '7: 5 Wand (KZ-IMPL-01), 2 Sniper (KR-STRI-16)',
  );
  const sword = duel({ implement: 'sword' });
  expect(rangeParts(sword.state, 0, say)).toMatchObject({ total: 1, rule: 'KZ-IMPL-08' });
});

test('[KZ-STAT-55] [KZ-STAT-01] Resist by its sources', () => {
  const { state } = duel({ statuses: [{ status: 'resist', amount: 2, by: 'Bo' }] });
  const { total, rule, parts } = statusNumber(state, 0, 'resist', say);
  expect([total, rule, parts.map(({ amount }) => amount)]).toEqual([2, 'KZ-STAT-55', [2]]);
});
