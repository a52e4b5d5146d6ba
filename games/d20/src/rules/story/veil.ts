import type { FoeRow, Person, Scene, VeilTag } from '../../content/adventure.ts';
import type { D20 } from '../../d20-table.ts';
import { adventureOf, personIn, playing, sceneOf } from '../adventure/adventure.ts';
import { tellWords } from './words.ts';

/** What of an adventure may be veiled. */
type Veilable = Pick<FoeRow | Person, 'tags' | 'plainName'>;

const isVeiled = ({ state }: Pick<D20, 'state'>, tags: readonly VeilTag[] = []): boolean =>
  tags.some((tag) => state.veils?.includes(tag) === true);

/** What somebody is called: by a plain name where its kind is veiled (DT-XC-05, DT-SHOT-02). */
export const nameFor = (t: D20, name: string, { tags, plainName }: Veilable): string =>
  isVeiled(t, tags) ? plainName : name;

/** Words in which nothing is veiled. */
export const openWords = (
  t: Pick<D20, 'state'>,
  text: readonly { readonly text: string; readonly tags?: readonly VeilTag[] }[],
): readonly string[] => text.filter(({ tags }) => !isVeiled(t, tags)).map((one) => one.text);

/** What is told of a scene: in place of all that is veiled its plain summary, once (DT-XC-09, DT-PLC-01). */
export function sceneWords(t: D20, { text, plain }: Scene): readonly string[] {
  const open = openWords(t, text);
  return open.length === text.length ? open : [plain, ...open];
}

/** Everything in the words of the scene that is played that can be veiled. */
export const tagsHere = (t: D20): readonly VeilTag[] =>
  adventureOf(t) === undefined || t.state.story === undefined
    ? []
    : [...new Set(sceneOf(t).text.flatMap(({ tags = [] }) => tags))];

/** Some things are veiled for the rest of the session: names become plain, and the scene is told in plain words (DT-XC-05, -09). */
export function veil(t: D20, tags: readonly VeilTag[]): void {
  t.state.veils = [...new Set([...(t.state.veils ?? []), ...tags])];
  t.tell?.({ type: 'safety', rule: 'DT-XC-05', how: 'adjust' });
  if (adventureOf(t) === undefined || t.state.story === undefined) return;
  renameAll(t);
  tellWords(t, sceneOf(t).plain, 'DT-XC-09');
}

/** Whoever is there already goes by its plain name; its numbers stay (DT-SHOT-02). */
function renameAll(t: D20): void {
  const { adventure, story } = playing(t);
  const known = new Map(t.state.creatures.map((one) => [one.id, one]));
  for (const [id, creature] of Object.entries(story.people)) {
    const person = personIn(adventure, id);
    const one = known.get(creature);
    if (one !== undefined) one.name = nameFor(t, one.name, person);
  }
  for (const { foes = [] } of adventure.scenes) {
    for (const row of foes) {
      if (row.person !== undefined) continue;
      for (const id of story.rows[row.id] ?? []) {
        const one = known.get(id);
        if (one !== undefined && one.block === row.block) one.name = nameFor(t, one.name, row);
      }
    }
  }
}
