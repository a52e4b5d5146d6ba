import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

/*
 * An Interrupt inside a Reaction inside forced movement inside a Charge, computed by hand. The
 * court is 12 by 7; column and row of a square are counted from 0.
 *
 *   1  Por of the opposition hits Pia with a 3 and takes the Effect: a Scouting Warp on (6,3), beside
 *      her at (7,4) (KC-POR-23).
 *   2  Ada, a Controller with a sword, Charges Ted: (2,3), (3,3), (4,3), each a square nearer
 *      (KZ-BASIC-05). Her die is a 4: the damage line, 2, and 1 of a sword against a wand, is 3
 *      (KZ-IMPL-09). She has her Boost first: slide Ted 3 squares (KR-CON-01, KZ-ATK-20).
 *   3  The first of them is the warp. It is of Ted's side, so he may teleport up to 4 at once, and the
 *      slide may go on afterwards (KC-POR-23). He comes to (10,2), 4 squares off. His own teleport is
 *      no forced movement, though the slide that led to it is (KZ-FORCE-18).
 *   4  So an enemy has ended a movement of its own within 4 squares of Pia, a Pursuer: (7,4) to (10,2)
 *      are 3. As a Reaction she walks to a square beside him: (8,3), (9,3) (KR-DEF-15).
 *   5  Leaving (7,4) she grants Xan at (7,5) an Opportunity, an Interrupt before the step
 *      (KZ-OPP-01, KZ-OPP-02): 2, and 1 of a sword against a wand, less 1, as she has Marked him
 *      (KZ-OPP-12, KR-DEF-02). 2 damage. Leaving (8,3) grants nothing: he is 2 squares off.
 *   6  All of it is over; each goes on where it was. Pia walks to the end of her way. Of the slide 2
 *      squares are left: (11,2) is Damaging Terrain. Ted rolls to safety with a 2, fails, and enters
 *      it; he falls where the slide ends (KZ-FORCE-08, KZ-FORCE-10).
 *   7  The terrain's 2 and the 3 of the sword are one total (KZ-DMG-01): 5. Ted has 3 HP left, and
 *      with the sword's attack Ada's turn is over (KZ-ACT-09).
 */
const SLIDE = ['court(6,3)', 'court(7,3)', 'court(8,3)'];
const FOLLOW = ['court(8,3)', 'court(9,3)'];

function charged(pia: Told, rolls: readonly number[]): Court {
  return begin(
    {
      court: floor(12, 7),
      athletes: [
        theirs('Por', '11,6', { class: 'porter', picks: ['porter/scouting-warp'] }),
        ours('Ada', '1,3', { role: 'controller', specialisation: 'guardian', implement: 'sword' }),
        ours('Pia', '7,4', { role: 'defender', specialisation: 'pursuer', ...pia }),
        theirs('Ted', '5,3'),
        theirs('Xan', '7,5', { implement: 'sword', statuses: [{ status: 'marked', by: 'Pia' }] }),
      ],
      zones: [{ cells: ['11,2'], damage: 2 }],
      turn: 'Por',
    },
    { rolls, options: { retcon: 'off' } },
  )
    .answer('scouting-warp', 'Pia', 'effect', 'court(6,3)', 'end-turn')
    .answer('charge', 'Ted', ['court(2,3)', 'court(3,3)', 'court(4,3)'])
    .answer(['role-boost', 'damage'], SLIDE);
}

/** What has happened since the Charge, as who it befell. */
function story(court: Court): readonly string[] {
  const names = court.state.creatures.map(({ name }) => name);
  const events = court.match.events.map(({ event }) => event as { type: string; who?: number });
  const told = events.map(({ type, who = -1 }) => `${type} ${names[who] ?? 'nobody'}`);
  return told.slice(told.lastIndexOf('action Ada'));
}

function standing(court: Court): readonly string[] {
  return court.state.creatures.map(({ name, hp }) => `${name} ${court.at(name)} ${hp}`);
}

describe('an Interrupt in a Reaction in forced movement in a Charge', () => {
  test('[KZ-ACT-14] [KC-POR-23] [KR-DEF-15] [KZ-OPP-02] each is over before what it came in goes on', () => {
    const court = charged({}, [3, 4, 2]);
    expect(court).toBeAskedFor('teleport', { rule: 'KC-POR-23', seat: 1 });
    expect(court.answer('court(10,2)')).toBeAskedFor('reaction.pursuer', {
      rule: 'KR-DEF-15',
      seat: 0,
    });
    expect(court.answer('yes', FOLLOW)).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
    // The Interrupt comes before the step.
    expect([court.at('Pia'), court.of('Pia').hp]).toEqual(['court(7,4)', 8]);
    expect(court.answer('yes')).toBeAskedFor('way.move', { rule: 'KR-DEF-15', seat: 0 });
    expect([court.at('Pia'), court.of('Pia').hp]).toEqual(['court(8,3)', 6]);
    // The Reaction is at its end, the slide goes on.
    expect(court.answer(['court(9,3)'])).toBeAskedFor('force.slide', {
      rule: 'KR-CON-01',
      seat: 0,
    });
    expect(court.ends).toContain('court(8,2)');
    expect(court.ends).not.toContain('court(7,2)');
    court.answer(['court(11,2)'], 'yes');
    expect(standing(court)).toEqual([
      'Por court(11,6) 8',
      'Ada court(4,3) 8',
      'Pia court(9,3) 6',
      'Ted court(11,2) 3',
      'Xan court(7,5) 8',
    ]);
    expect(court.state.turn?.creature).toBe(court.id('Pia'));
    expect(story(court)).toEqual([
      'action Ada',
      'moved Ada',
      'attack Ada',
      'boost Ada',
      'reaction Pia',
      'opportunity Pia',
      'damage Pia',
      // Her way in two parts, as the Interrupt broke it.
      'moved Pia',
      'moved Pia',
      'arrived Ted',
      'save Ted',
      // Of the ground, and of the sword.
      'damage Ted',
      'forced Ted',
      'status Ted',
      'damage Ted',
      'turn Pia',
    ]);
  });

  test('[KZ-ACT-16] [KZ-OPP-14] Taken Out by the Interrupt she loses the Reaction; slide and Charge go on', () => {
    // 3, less 1 of the Mark: her last 2 HP. She falls in the square that she had not left.
    const court = charged({ hp: 2 }, [3, 4, 2]).answer('court(10,2)', 'yes', FOLLOW, 'yes');
    expect([court.at('Pia'), court.of('Pia').fellAt]).toEqual(['nowhere', court.cell(7, 4)]);
    expect(court).toBeAskedFor('force.slide', { rule: 'KR-CON-01', seat: 0 });
    court.answer(['court(11,2)'], 'yes');
    expect([court.at('Ted'), court.of('Ted').hp]).toEqual(['court(11,2)', 3]);
    expect(court.state.points).toEqual([0, 1]);
  });

  test('[KZ-ACT-15] [KC-POR-23] without the teleport nothing answers, and the slide goes on as it was', () => {
    // The slide alone: no movement of his own, so no Reaction, no Interrupt.
    const court = charged({}, [3, 4]).answer('stay');
    expect([court.at('Ted'), court.of('Ted').hp]).toEqual(['court(8,3)', 5]);
    expect([court.at('Pia'), court.of('Pia').hp]).toEqual(['court(7,4)', 8]);
    expect(court.heard('opportunity')).toEqual([]);
  });
});
