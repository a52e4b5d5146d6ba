import { describe, expect, test } from 'vitest';
import { type Court, ours, type Told } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { beginRound } from '../../../rules/turn/turn.ts';
import { foe, mastodon, scene } from './testing/mastodons.ts';

const RULE = 'KT-DRI-01';

/** The HP of these once the next round has begun. */
function afterRound(court: Court, ...names: readonly string[]): readonly number[] {
  court.run(beginRound(court));
  return names.map((name) => court.of(name).hp);
}

const at = (squares: readonly [greta: string, ariel: string], ...others: readonly Told[]): Court =>
  scene(
    [
      mastodon('Greta', squares[0], { hp: 4 }),
      mastodon('Ariel', squares[1], { hp: 5 }),
      foe('Eve', '20,15', { hp: 4 }),
      ...others,
    ],
    'Greta',
  );

describe('Team Effort', () => {
  test('[KT-EX-05] [KT-DRI-01] [KT-INV-08] those near each other regain 2 HP, not the one far off', () => {
    const court = scene(
      [
        mastodon('Raqua', '3,8', { hp: 5 }),
        mastodon('Greta', '4,7'),
        mastodon('Pauline', '12,8', { hp: 4 }),
        foe('Eve', '13,8', { hp: 4 }),
      ],
      'Raqua',
    );
    expect(afterRound(court, 'Raqua', 'Greta', 'Pauline', 'Eve')).toEqual([7, 8, 4, 4]);
    // Who is whole regains nothing, and nothing is told of it.
    expect(court.heard('healed')).toMatchObject([
      { who: court.id('Raqua'), by: court.id('Raqua'), amount: 2, rule: RULE },
    ]);
  });

  test('[KT-DRI-01] within three squares, and no farther', () => {
    expect(afterRound(at(['3,8', '6,11']), 'Greta', 'Ariel')).toEqual([6, 7]);
    expect(afterRound(at(['3,8', '7,8']), 'Greta', 'Ariel')).toEqual([4, 5]);
  });

  test('[KT-DRI-01] each once, however many have it and however many are near', () => {
    const court = at(['3,8', '4,8'], mastodon('Arvan', '5,8', { hp: 1 }));
    expect(afterRound(court, 'Greta', 'Ariel', 'Arvan')).toEqual([6, 7, 3]);
  });

  test('[KT-DRI-01] a chain heals all of its links', () => {
    const court = at(['3,8', '6,8'], mastodon('Arvan', '9,8', { hp: 1 }));
    expect(afterRound(court, 'Greta', 'Ariel', 'Arvan')).toEqual([6, 7, 3]);
  });

  test('[KT-DRI-01] not above the maximum', () => {
    const court = at(['3,8', '4,8'], mastodon('Arvan', '5,8', { hp: 7 }));
    expect(afterRound(court, 'Arvan')).toEqual([8]);
    expect(court.heard('healed').map(({ amount }) => amount)).toEqual([2, 2, 1]);
  });

  test('[KT-DRI-01] in every round, before any turn', () => {
    const court = at(['3,8', '4,8']);
    court.answer('end-turn');
    while (court.state.round === 1)
      court.answer(court.offered.includes('Greta') ? 'Greta' : 'end-turn');
    expect(court.of('Greta')).toHaveHp(6);
    const order = court.events
      .filter((event) => 'rule' in event && ['round', 'healed', 'turn'].includes(event.type))
      .map(({ type }) => type);
    const began = order.indexOf('round');
    expect(order.slice(began, began + 4)).toEqual(['round', 'healed', 'healed', 'turn']);
  });

  test('[KT-DRI-01] it is one effect for all: an Empath whom it heals feels none of the others', () => {
    const empath = (where: string) =>
      ours('Em', where, { class: 'diviner', picks: ['diviner/empath'], hp: 3 });
    const within = at(['3,8', '5,8'], empath('4,8'));
    expect(afterRound(within, 'Greta', 'Ariel', 'Em')).toEqual([6, 7, 5]);
    // Four squares away it is not among those healed, and may feel with them.
    const apart = at(['3,8', '4,8'], empath('8,8'));
    apart.start(beginRound(apart));
    expect(apart).toBeAskedFor('mirror-healing', { of: 'Em' });
  });

  test('[KT-DRI-01] who waits to return neither counts nor heals, though it is the first who has it', () => {
    const court = at(['3,8', '4,8']);
    takeOut(court, court.id('Greta'), court.id('Eve'));
    const hp = court.of('Greta').hp;
    expect(afterRound(court, 'Ariel')).toEqual([5]);
    expect(court.of('Greta').hp).toBe(hp);
    const more = at(['3,8', '4,8'], mastodon('Arvan', '5,8', { hp: 1 }));
    takeOut(more, more.id('Greta'), more.id('Eve'));
    expect(afterRound(more, 'Ariel', 'Arvan')).toEqual([7, 3]);
  });

  test('[KT-DRI-01] not from one part of the map to the other, but in the Dungeon too', () => {
    const map = (greta: string, ariel: string) =>
      scene(
        [
          mastodon('Greta', greta, { hp: 4 }),
          mastodon('Ariel', ariel, { hp: 5 }),
          foe('Eve', '20,15'),
        ],
        'Greta',
        { more: { court: undefined } },
      );
    expect(afterRound(map('dungeon(4,4)', '4,4'), 'Greta', 'Ariel')).toEqual([4, 5]);
    expect(afterRound(map('dungeon(4,4)', 'dungeon(6,6)'), 'Greta', 'Ariel')).toEqual([6, 7]);
  });

  test('[KT-DRI-01] opponents and others near them count for nothing', () => {
    const court = scene(
      [mastodon('Greta', '3,8', { hp: 4 }), foe('Eve', '4,8', { hp: 4 })],
      'Greta',
      { more: { creeps: [{ group: 'bears', members: ['5,9'] }] } },
    );
    expect(afterRound(court, 'Greta', 'Eve')).toEqual([4, 4]);
  });

  test('[KT-DRI-01] what an athlete has brought is no team-mate', () => {
    const tess = ours('Tess', '20,2', { class: 'tamer', picks: ['tamer/summon-flame-pig'] });
    const court = scene([mastodon('Greta', '3,8', { hp: 4 }), tess, foe('Eve', '20,15')], 'Greta', {
      more: { companions: [{ companion: 'flame-pig', of: 'Tess', name: 'Pig', at: '4,8' }] },
    });
    expect(afterRound(court, 'Greta')).toEqual([4]);
  });

  test('[KT-DRI-01] where both teams have it each heals its own', () => {
    const blue = { team: 'opposition' };
    const court = scene(
      [
        mastodon('Greta', '3,8', { hp: 4 }),
        mastodon('Ariel', '4,8', { hp: 4 }),
        mastodon('Arvan', '5,8', { hp: 4, ...blue }),
        mastodon('Pauline', '12,8', { hp: 4, ...blue }),
      ],
      'Greta',
    );
    expect(afterRound(court, 'Greta', 'Ariel', 'Arvan', 'Pauline')).toEqual([6, 6, 4, 4]);
  });
});
