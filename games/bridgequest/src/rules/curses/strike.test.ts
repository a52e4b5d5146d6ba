import { describe, expect, test } from 'vitest';
import { door, named, treasure } from '../../../test/cards.ts';
import { play, type Script } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import { curseStrikes, type Strike } from './strike.ts';

const CURSE = named('Wrong Form, Wrong Window');
const WISH = treasure(84);

/** A curse on the first of three heroes, all in Homeworld. */
function struck(strike: Partial<Strike> = {}, sitting: Sitting = {}, script?: Script) {
  const { t, told } = sit({ heroes: ['homeworld', 'homeworld', 'homeworld'], ...sitting });
  const { asked } = play(
    curseStrikes(t, { card: CURSE, victim: heroAt(t.state, 0), ...strike }),
    script,
  );
  return { t, told, asked, karma: t.state.heroes.map(({ sheet }) => sheet.karma) };
}

describe('a curse', () => {
  test('[BQ-CURSE-02] [BQ-KAR-18] [BQ-KAR-02] hits for one Karma and a Spell, and does what it says', () => {
    const { t, karma } = struck({}, { places: { 'spell-deck': ['BQC-SPEL-01#1'] } });
    expect(karma).toEqual([0, 1, 1]);
    expect(heroAt(t.state, 0).travels).toBe(-1);
    expect(t.state.places['karma/0']).toEqual(['BQC-SPEL-01#1']);
  });

  test('[BQ-CURSE-04] a wish cancels it as it comes, and then it does not hit', () => {
    const { karma, t } = struck({}, { places: { 'hand/0': [WISH] } }, [['cancel-curse', WISH]]);
    expect(karma).toEqual([1, 1, 1]);
    expect(heroAt(t.state, 0).travels).toBe(0);
    expect(t.state.places['treasure-discard']).toEqual([WISH]);
  });

  test('[BQ-KAR-05] taking it off another is a good deed of whoever wants to be asked', () => {
    const sitting = { places: { 'hand/1': [WISH] } };
    expect(struck({}, sitting).asked).toEqual([]);
    const { t } = sit({ heroes: ['homeworld', 'homeworld'], ...sitting });
    heroAt(t.state, 1).stops = ['curses'];
    play(curseStrikes(t, { card: CURSE, victim: heroAt(t.state, 0) }), [['cancel-curse', WISH]]);
    expect(t.state.heroes.map(({ sheet }) => sheet.karma)).toEqual([1, 2]);
  });

  test('[BQ-HIDN-01] whom it is aimed at is asked whatever it holds', () => {
    const asked = (hand: string) => struck({}, { places: { 'hand/0': [hand] } }).asked;
    expect(asked(door(1))).toEqual(['cancel-curse 0']);
    expect(asked(WISH)).toEqual(['cancel-curse 0']);
  });

  test('[BQ-CURSE-05] a magnet pulls it; of two the newer', () => {
    const { t, karma } = struck({}, { places: { 'magnet/1': [WISH] } });
    expect(karma).toEqual([1, 0, 1]);
    expect(heroAt(t.state, 1).travels).toBe(-1);
    const { t: two } = sit({
      heroes: ['homeworld', 'homeworld', 'homeworld'],
      places: { 'magnet/1': [WISH], 'magnet/2': [treasure(85)] },
    });
    two.state.magnetOrder = [1, 2];
    play(curseStrikes(two, { card: CURSE, victim: heroAt(two.state, 0) }));
    expect(heroAt(two.state, 2).travels).toBe(-1);
  });

  test('[BQ-KAR-32] one’s own magnet makes a good deed of it', () => {
    const { t } = sit({ heroes: ['homeworld', 'homeworld'], places: { 'magnet/1': [WISH] } });
    t.state.ownMagnets = [1];
    play(curseStrikes(t, { card: CURSE, victim: heroAt(t.state, 0) }));
    expect(heroAt(t.state, 1).sheet.karma).toBe(2);
    // Its bearer is struck as anybody by what is aimed at it.
    play(curseStrikes(t, { card: CURSE, victim: heroAt(t.state, 1) }));
    expect(heroAt(t.state, 1).sheet.karma).toBe(1);
  });

  test('[BQC-VERB-30] [BQ-CURSE-07] whoever is warded is hit without effect', () => {
    const { t } = sit({ heroes: ['homeworld'] });
    t.state.lasting = [
      {
        id: 1,
        source: 'BQC-DUST-10#1',
        target: 0,
        action: { verb: 'ward', tag: 'curse' },
        until: 'n',
      },
    ];
    play(curseStrikes(t, { card: CURSE, victim: heroAt(t.state, 0) }));
    expect(heroAt(t.state, 0)).toMatchObject({ travels: 0, sheet: { karma: 0 } });
  });
});

test('[BQ-CURSE-09] [BQ-CURSE-04] a disaster strikes all but those who wish it away for themselves', () => {
  const disaster = named('Clocks Went Back Twice');
  const { t } = struck({ card: disaster }, { places: { 'hand/1': [WISH] } }, [
    ['cancel-curse', `${WISH}/1`],
  ]);
  expect(t.state.heroes.map(({ travels }) => travels)).toEqual([-1, 0, -1]);
});
