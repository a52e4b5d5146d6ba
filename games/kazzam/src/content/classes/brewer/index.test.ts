import { expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import { grantedTo } from '../../../rules/effects/content.ts';
import { BREWER } from './index.ts';
import { brewed } from './testing/brewed.ts';

const group = (key: string) => BREWER.groups.find((one) => one.key === key);

test('[KC-BRW-01] two At-Will Potions of six, one Elixir of three, one Encounter Potion of three', () => {
  expect(group('potion')).toMatchObject({
    count: 2,
    from: [
      'brewer/corrosive-potion',
      'brewer/generosity-tonic',
      'brewer/nullification-potion',
      'brewer/target-attack-potion',
      'brewer/target-protect-potion',
      'brewer/fascination-potion',
    ],
  });
  expect(group('elixir')).toMatchObject({
    count: 1,
    from: ['brewer/phoenix-elixir', 'brewer/gryphon-elixir', 'brewer/sleipnir-elixir'],
  });
  expect(group('encounter')).toMatchObject({
    count: 1,
    from: ['brewer/hardening-potion', 'brewer/frenzy-brew', 'brewer/draught-of-bonded-futures'],
  });
  const encounters = BREWER.abilities.filter(({ encounter }) => encounter);
  expect(encounters.map(({ id }) => id)).toEqual(group('encounter')?.from);
});

test.each([
  ['wand', 'unstable-concoction'],
  ['staff', 'hurl-flask'],
  ['sword', 'potent-edge'],
] as const)(
  '[KC-BRW-01] [KC-BRW-04] with a %s there is %s, and no other of these',
  (implement, power) => {
    const granted = grantedTo(GAME, { className: 'brewer', implement });
    expect(granted).toEqual(['give-elixir', 'toss-potion', power].map((id) => `brewer/${id}`));
    const picks = ['corrosive-potion', 'fascination-potion'];
    const court = brewed(picks, { bea: { implement }, bo: { at: '2,2' } });
    expect(court).toOffer('toss-potion', 'give-elixir', power);
    const others = ['unstable-concoction', 'hurl-flask', 'potent-edge'].filter(
      (id) => id !== power,
    );
    expect(court.offered.filter((id) => others.includes(id))).toEqual([]);
  },
);
