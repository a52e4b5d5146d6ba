import { describe, expect, test } from 'vitest';
import { inScene } from '../../../test/scene.ts';
import type { Sheet } from '../../content/sheet.ts';
import { offerBargain } from './bargain.ts';

const flawed = (tag: Sheet['flaw']['tag'], some: Partial<Sheet> = {}): Partial<Sheet> => ({
  level: 5,
  flaw: { text: 'a flaw', tag },
  ...some,
});

/** The green of Harrow, whose bargain is for the greedy. */
function green(party: readonly Partial<Sheet>[], tokens: readonly number[]) {
  const rig = inScene({ adventure: 'harrow-down', scene: 'green', party, seats: party.length });
  for (const [at, one] of rig.heroes.entries()) one.tokens = tokens[at] ?? 0;
  return { ...rig, asked: () => rig.play(offerBargain(rig.t), [['bargain', 'no']]).asked };
}

describe('[DT-AGM-07] the bargain of a scene', () => {
  test('[DT-AGM-07] goes to whom its flaw fits, else to whoever has fewest tokens below the cap, else in seat order', () => {
    const duty = flawed('duty');
    const pride = flawed('pride');
    expect(green([duty, flawed('greed'), pride], [0, 2, 1]).asked()).toEqual(['bargain 1']);
    expect(green([duty, pride, pride], [2, 2, 1]).asked()).toEqual(['bargain 2']);
    expect(green([duty, pride, pride], [1, 1, 1]).asked()).toEqual(['bargain 0']);
  });

  test('[DT-AGM-07] is offered once; if nobody can take it, it waits for the first who can', () => {
    const rig = green([flawed('duty')], [5]);
    expect(rig.asked).toThrow();
    expect(rig.story().bargained).toBe(false);
    rig.first.tokens = 1;
    expect(rig.asked()).toEqual(['bargain 0']);
    expect(rig.play(offerBargain(rig.t)).asked).toEqual([]);
  });

  test('[DT-AGM-07] goes to nobody who lies there; those of a higher cap have more room below it', () => {
    const rig = green([flawed('greed'), flawed('pride')], [0, 3]);
    rig.first.hp = 0;
    expect(rig.asked()).toEqual(['bargain 1']);
    const high = green([flawed('duty', { level: 3 }), flawed('pride', { level: 9 })], [0, 5]);
    expect(high.asked()).toEqual(['bargain 1']);
  });

  test.each([
    ['yes', 1, true],
    ['no', 0, false],
  ])(
    '[DT-TOK-21] answered with %s it is told, and brings %d tokens',
    (answer, tokens, accepted) => {
      const rig = green([flawed('greed')], [0]);
      rig.told.length = 0;
      rig.play(offerBargain(rig.t), [['bargain', answer]]);
      expect([rig.first.tokens, rig.story().bargained]).toEqual([tokens, true]);
      expect(rig.events('bargain')).toMatchObject([{ creature: rig.first.id, accepted }]);
      expect(rig.events('token-gained').map(({ rule }) => rule)).toEqual(
        accepted ? ['DT-TOK-21'] : [],
      );
    },
  );

  test.each([
    [0, true],
    [1, false],
  ])(
    '[DT-BOT-04, DT-TAB-05] for a player who is away the software takes it with %d tokens: %s',
    (tokens, accepted) => {
      const rig = green([flawed('greed')], [tokens]);
      rig.first.absence = 'played';
      expect(rig.play(offerBargain(rig.t)).asked).toEqual([]);
      expect(rig.events('bargain')).toMatchObject([{ accepted }]);
    },
  );
});
