import type { CardData } from '../card-data.ts';

/** Races, classes and what else one can be (BQC-DOOR-091 to -108). */
export const IDENTITIES = [
  {
    id: 'BQC-DOOR-091',
    name: 'Stoutling',
    type: 'race',
    effects: ['active: def(2)', 'active: run(-1)'],
  },
  {
    id: 'BQC-DOOR-092',
    name: 'Willowkin',
    type: 'race',
    effects: ['active: run(1)', 'use(t): pay(card 1){ease(DEX,5)~t}'],
  },
  {
    id: 'BQC-DOOR-093',
    name: 'Puddlefolk',
    type: 'race',
    effects: ['use(c): pay(card 1){run(3)~c}'],
  },
  { id: 'BQC-DOOR-094', name: 'Cogborn', type: 'race', effects: ['active: slot(big,1)'] },
  {
    id: 'BQC-DOOR-095',
    name: 'Mothkin',
    type: 'race',
    effects: ['active if tag(fire): att(3)', 'active if row>=5: run(1)'],
  },
  {
    id: 'BQC-DOOR-096',
    name: 'Semi-Giant',
    type: 'race',
    effects: ['active: slot(hand,1)', 'active: hand(-1)'],
  },
  {
    id: 'BQC-DOOR-097',
    name: 'Brawler-at-Law',
    type: 'class',
    roles: ['winties'],
    effects: ['active: tie()', 'use(c): pay(card 1){att(2)~c}'],
  },
  {
    id: 'BQC-DOOR-098',
    name: 'Sidler',
    type: 'class',
    roles: ['backstab'],
    effects: ['use(c): pay(card 1){att(-2)@pick-adj~c}'],
  },
  {
    id: 'BQC-DOOR-099',
    name: 'Crooner',
    type: 'class',
    roles: ['enthral'],
    effects: ['use(c): pay(card 1){check(WIS){compel()@pick-adj}{}}'],
  },
  {
    id: 'BQC-DOOR-100',
    name: 'Wandfumbler',
    type: 'class',
    roles: ['charm'],
    effects: ['use(c): pay(hand 3){oust(loot)@pick-foe}', 'use(c): pay(card 1){run(2)~c}'],
  },
  {
    id: 'BQC-DOOR-101',
    name: 'Deacon of Snacks',
    type: 'class',
    effects: ['fight if mtag(undead): att(3)', 'use(t): pay(card 1){fetch(treasure,food)}'],
  },
  {
    id: 'BQC-DOOR-102',
    name: 'Mapmonger',
    type: 'class',
    effects: ['turn: peek(door,1)', 'active: toll(-1,turn)'],
  },
  {
    id: 'BQC-DOOR-103',
    name: 'Drunken Librarian Style',
    type: 'style',
    effects: ['active if no(handitem): att(3)'],
  },
  {
    id: 'BQC-DOOR-104',
    name: 'Style of the Sleepy Goose',
    type: 'style',
    effects: ['active if no(armor): def(3)'],
  },
  {
    id: 'BQC-DOOR-105',
    name: 'Union of Henchpersons',
    type: 'faction',
    effects: ['active: slot(ally,1)'],
  },
  { id: 'BQC-DOOR-106', name: 'The Tidy Society', type: 'faction', effects: ['active: hand(1)'] },
  {
    id: 'BQC-DOOR-107',
    name: 'Vague Coastal Accent',
    type: 'accent',
    effects: ['active: price(1.5)'],
  },
  {
    id: 'BQC-DOOR-108',
    name: 'Department of Bridges',
    type: 'affiliation',
    effects: ['end if odd: travel(1)'],
  },
] as const satisfies readonly CardData[];
