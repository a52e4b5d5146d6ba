import { chooseSome, type Flow } from '@tablewright/engine';
import type { Character } from '../model.ts';
import type { Adventure } from '../table.ts';
import { controllersOf, monsterName } from './control.ts';
import { damagedSpaces, emptySpaces, isEmpty } from './deck.ts';
import { Gatherer } from './gather.ts';
import { moveMonster } from './movement.ts';
import { type PlaceOption, placeOption, placesOn, sheetOf } from './places.ts';
import { announce } from './reference.ts';
import { monsterSpace, pendingOf, placeToken } from './sheets.ts';
import { ALL_SPACES, firstInSpiral, lowestSpace, SQUARES } from './squares.ts';

const NOWHERE: readonly PlaceOption[] = [];

/** Step 5 of Resolve: what is pending comes onto the cards (BA-TAKE-01, BA-MTAKE-02). */
export function take(t: Adventure): Flow<void> | undefined {
  announce(t, 'take');
  for (const { slime, pendingHealth, pendingDamage } of t.state.characters) {
    if (slime + pendingHealth + pendingDamage > 0) return takeAll(t);
  }
  endTake(t);
  return undefined;
}

function* takeAll(t: Adventure): Flow<void> {
  const { characters } = t.state;
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index];
    if (character === undefined) continue;
    if (pendingOf(character) > 0) yield* takeCharacter(t, character);
    if (character.slime > 0) placeSlime(t, character);
  }
  endTake(t);
}

/** The monster takes last, and may move; then nothing of this round is left (BA-RES-06). */
function endTake(t: Adventure): void {
  const { state } = t;
  if (pendingOf(state.monster) > 0) takeMonster(t);
  state.monster.pierced = 0;
  if (state.settings.rpgMovement) moveMonster(t);
  if (state.activations.length > 0) state.activations = [];
  if (state.monsterActivations.length > 0) state.monsterActivations = [];
  if (state.hits.length > 0) state.hits = [];
  state.step = 'check';
}

/** The controller chooses the spaces: those of health tokens, then those of damage tokens. */
function* takeCharacter(t: Adventure, character: Character): Flow<void> {
  const { pendingHealth, pendingDamage } = character;
  const duds = character.duds;
  const free = freePlaces(character);
  const least = Math.min(pendingHealth, Math.max(0, free.length - pendingDamage));
  const most = Math.min(pendingHealth, free.length);
  let health = NOWHERE;
  if (least === free.length) health = free;
  else if (most > 0) health = yield* choosePlaces(t, character, free, least, most, 'health');
  placeAll(character, health, 'health');
  character.besideHealth += pendingHealth - health.length;
  character.pendingHealth = 0;
  const left = health.length === 0 ? free : freePlaces(character);
  const count = Math.min(pendingDamage, left.length);
  let damage = NOWHERE;
  if (count === left.length) damage = left;
  else if (count > 0) damage = yield* choosePlaces(t, character, left, count, count, 'damage');
  placeAll(character, damage, 'damage');
  character.besideDamage += pendingDamage - damage.length;
  character.pendingDamage = 0;
  t.state.tally.duds += character.duds - duds;
  if (t.listening) {
    const beside = { health: pendingHealth - health.length, damage: pendingDamage - damage.length };
    tellTaken(t, character, health, damage, beside, character.duds - duds);
  }
}

function tellTaken(
  t: Adventure,
  { class: sheet, name }: Character,
  health: readonly PlaceOption[],
  damage: readonly PlaceOption[],
  beside: { readonly health: number; readonly damage: number },
  duds: number,
): void {
  const crowded = beside.health + beside.damage > 0;
  t.tell?.({
    type: 'damage-placed',
    rule: crowded ? 'BA-TAKE-04' : duds > 0 ? 'BA-TAKE-02' : 'BA-TAKE-01',
    sheet,
    name,
    health: health.map(squareOf),
    damage: damage.map(squareOf),
    besideHealth: beside.health,
    besideDamage: beside.damage,
    duds,
  });
}

/** Spaces that hold no health or damage token, empty or marked (BA-TAKE-01, BA-TAKE-03). */
function freePlaces({ class: name, cards }: Character): readonly PlaceOption[] {
  const sheet = sheetOf(name);
  if (cards.length === 1 && cards[0] !== undefined && damagedSpaces(cards[0]) === 0) {
    return placesOn(sheet);
  }
  FREE.begin();
  for (let card = 0; card < cards.length; card += 1) {
    const own = cards[card];
    if (own === undefined) continue;
    for (let left = ~damagedSpaces(own) & ALL_SPACES; left !== 0; left &= left - 1) {
      FREE.add(placeOption(sheet, card, lowestSpace(left)));
    }
  }
  return FREE.list();
}

const FREE = new Gatherer<PlaceOption>();

/**
 * Asks where the tokens go.
 *
 * @ids <class>/<space>, <class>/2/<space>
 */
function choosePlaces(
  t: Adventure,
  character: Character,
  places: readonly PlaceOption[],
  min: number,
  max: number,
  kind: 'health' | 'damage',
): Flow<PlaceOption[]> {
  const key = kind === 'health' ? 'choice.place-health' : 'choice.place-damage';
  return chooseSome(t, controllersOf(t.state, character), key, places, {
    rule: 'BA-TAKE-01',
    params: { name: character.name, count: max },
    min,
    max,
    fallback: emptyFirst(character, places, max),
  });
}

/** Empty spaces before marked ones. */
function emptyFirst(character: Character, places: readonly PlaceOption[], count: number): number[] {
  const isFree = (place: PlaceOption | undefined) => {
    const own = place === undefined ? undefined : character.cards[place.card];
    return place !== undefined && own !== undefined && isEmpty(own, place.space);
  };
  let marked = count;
  for (let index = 0; index < places.length && marked > 0; index += 1) {
    if (isFree(places[index])) marked -= 1;
  }
  const taken: number[] = [];
  for (let index = 0; index < places.length && taken.length < count; index += 1) {
    if (isFree(places[index])) taken.push(index);
    else if (marked > 0) {
      marked -= 1;
      taken.push(index);
    }
  }
  return taken;
}

function placeAll(
  character: Character,
  places: readonly PlaceOption[],
  kind: 'health' | 'damage',
): void {
  for (const place of places) placeOn(character, place, kind);
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
    t.tell?.({ type: 'slime-placed', rule: 'BA-BOI-11', sheet, name, squares, lost: left });
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
  t.tell?.({
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
