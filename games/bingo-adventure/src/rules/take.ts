import { askSome, type Flow } from '@tablewright/engine';
import { type Character, CLASS_NAMES } from '../model.ts';
import type { Adventure } from '../table.ts';
import { decidersOf, monsterName } from './control.ts';
import { damagedSpaces, emptySpaces, isEmpty } from './deck.ts';
import { moveMonster } from './movement.ts';
import { type PlaceOption, placeOption } from './places.ts';
import { announce } from './reference.ts';
import { monsterSpace, pendingOf, placeToken } from './sheets.ts';
import { ALL_SPACES, firstInSpiral, lowestSpace, SQUARES } from './squares.ts';

/** Step 5 of Resolve: what is pending comes onto the cards (BA-TAKE-01, BA-MTAKE-02). */
export function* take(t: Adventure): Flow<void> {
  announce(t, 'take');
  const { state } = t;
  for (const character of state.characters) {
    if (pendingOf(character) > 0) yield* takeCharacter(t, character);
    if (character.slime > 0) placeSlime(t, character);
  }
  if (pendingOf(state.monster) > 0) takeMonster(t);
  state.monster.pierced = 0;
  if (state.settings.rpgMovement) moveMonster(t);
  state.activations = [];
  state.monsterActivations = [];
  state.hits = [];
  state.step = 'check';
}

/** The controller chooses the spaces: those of health tokens, then those of damage tokens. */
function* takeCharacter(t: Adventure, character: Character): Flow<void> {
  const { pendingHealth, pendingDamage } = character;
  const duds = character.duds;
  const free = freePlaces(character);
  const least = Math.min(pendingHealth, Math.max(0, free.length - pendingDamage));
  const most = Math.min(pendingHealth, free.length);
  const health = yield* choosePlaces(t, character, free, least, most, 'health');
  for (const place of health) placeOn(character, place, 'health');
  character.besideHealth += pendingHealth - health.length;
  character.pendingHealth = 0;
  const left = free.filter((place) => !health.includes(place));
  const count = Math.min(pendingDamage, left.length);
  const damage = yield* choosePlaces(t, character, left, count, count, 'damage');
  for (const place of damage) placeOn(character, place, 'damage');
  const besideHealth = pendingHealth - health.length;
  const besideDamage = pendingDamage - damage.length;
  character.besideDamage += besideDamage;
  character.pendingDamage = 0;
  t.state.tally.duds += character.duds - duds;
  if (t.listening) {
    t.emit({
      type: 'damage-placed',
      rule:
        besideHealth + besideDamage > 0
          ? 'BA-TAKE-04'
          : character.duds > duds
            ? 'BA-TAKE-02'
            : 'BA-TAKE-01',
      sheet: character.class,
      name: character.name,
      health: health.map(squareOf),
      damage: damage.map(squareOf),
      besideHealth,
      besideDamage,
      duds: character.duds - duds,
    });
  }
}

/** Spaces that hold no health or damage token, empty or marked (BA-TAKE-01, BA-TAKE-03). */
function freePlaces({ class: name, cards }: Character): PlaceOption[] {
  const sheet = CLASS_NAMES.indexOf(name);
  const places: PlaceOption[] = [];
  for (let card = 0; card < cards.length; card += 1) {
    const own = cards[card];
    if (own === undefined) continue;
    for (let left = ~damagedSpaces(own) & ALL_SPACES; left !== 0; left &= left - 1) {
      places.push(placeOption(sheet, card, lowestSpace(left)));
    }
  }
  return places;
}

/** Asks for spaces unless there is only one way to take them. */
function* choosePlaces(
  t: Adventure,
  character: Character,
  places: readonly PlaceOption[],
  min: number,
  max: number,
  kind: 'health' | 'damage',
): Flow<readonly PlaceOption[]> {
  if (max === 0) return [];
  if (min === places.length) return places;
  return yield* askSome<PlaceOption>({
    kind: 'some',
    ...decidersOf(t.state, character),
    why: {
      key: `choice.place-${kind}`,
      rule: 'BA-TAKE-01',
      params: { name: character.name, count: max },
    },
    options: places,
    min,
    max,
    fallback: emptyFirst(character, places, max),
  });
}

/** Empty spaces before marked ones. */
function emptyFirst(character: Character, places: readonly PlaceOption[], count: number): number[] {
  const empty: number[] = [];
  const marked: number[] = [];
  for (let index = 0; index < places.length && empty.length < count; index += 1) {
    const place = places[index];
    const own = place === undefined ? undefined : character.cards[place.card];
    if (place === undefined || own === undefined) continue;
    (isEmpty(own, place.space) ? empty : marked).push(index);
  }
  if (empty.length >= count) return empty;
  return [...empty, ...marked.slice(0, count - empty.length)].sort((a, b) => a - b);
}

/** A marker that a token displaces becomes a dud; its bingo token stays away (BA-TAKE-02). */
function placeOn(character: Character, place: PlaceOption, kind: 'health' | 'damage'): void {
  const card = character.cards[place.card];
  if (card !== undefined && placeToken(card, place.space, kind)) character.duds += 1;
}

function squareOf({ card, space }: Pick<PlaceOption, 'card' | 'space'>): string {
  const square = SQUARES[space] ?? '';
  return card === 0 ? square : `${card + 1}/${square}`;
}

/** Slime fills the first empty spaces of the spiral; without any it is lost (BA-BOI-11). */
function placeSlime(t: Adventure, character: Character): void {
  const squares: string[] = [];
  let left = character.slime;
  character.slime = 0;
  for (let index = 0; index < character.cards.length; index += 1) {
    const card = character.cards[index];
    if (card === undefined) continue;
    for (; left > 0; left -= 1) {
      const space = firstInSpiral(emptySpaces(card));
      if (space < 0) break;
      placeToken(card, space, 'damage');
      if (t.listening) squares.push(squareOf({ card: index, space }));
    }
  }
  if (t.listening) {
    const { class: sheet, name } = character;
    t.emit({ type: 'slime-placed', rule: 'BA-BOI-11', sheet, name, squares, lost: left });
  }
}

/** The monster's tokens along the spiral (BA-MTAKE-02 to BA-MTAKE-05); health tokens first. */
function takeMonster(t: Adventure): void {
  const { monster } = t.state;
  const placed = { health: [] as string[], damage: [] as string[] };
  const beside = { health: 0, damage: 0 };
  let rule = 'BA-MTAKE-02';
  for (const kind of ['health', 'damage'] as const) {
    const pending = kind === 'health' ? monster.pendingHealth : monster.pendingDamage;
    for (let i = 0; i < pending; i += 1) {
      const [index, space] = monsterSpace(monster);
      const card = monster.cards[index];
      if (card === undefined) {
        beside[kind] += 1;
        rule = 'BA-MTAKE-05';
        continue;
      }
      if (placeToken(card, space, kind)) rule = 'BA-MTAKE-03';
      else if (index > 0) rule = 'BA-MTAKE-04';
      if (t.listening) placed[kind].push(squareOf({ card: index, space }));
    }
  }
  monster.besideHealth += beside.health;
  monster.besideDamage += beside.damage;
  monster.pendingHealth = 0;
  monster.pendingDamage = 0;
  if (t.listening) {
    t.emit({
      type: 'damage-placed',
      rule,
      sheet: 'monster',
      name: monsterName(monster),
      ...placed,
      besideHealth: beside.health,
      besideDamage: beside.damage,
      duds: 0,
    });
  }
}
