import { ADVENTURE } from '../content/adventures/format.ts';
import { aboutOf, isRecord, type Shape } from '../content/adventures/shape.ts';
import { isOfKind } from './blank-part.ts';
import { idOf, listAt, type Path, partAt, withPart } from './parts.ts';

/** By the list that something stands in, what it is named as. Those of scenes are known in their scene alone. */
const NAMED_AS: Readonly<Record<string, readonly string[]>> = {
  scenes: ['scene', 'goal'],
  people: ['person', 'opponent'],
  facts: ['fact'],
  counters: ['counter'],
  maps: ['map'],
  endings: ['ending'],
};
const NAMED_IN_SCENE: Readonly<Record<string, readonly string[]>> = {
  tasks: ['task', 'step'],
  exits: ['exit', 'step'],
  foes: ['row', 'opponent'],
  hazards: ['hazard-row'],
};

/**
 * An adventure in which something has another id, and whatever names it names it so. Where another of its list has that
 * id, nothing follows, as nobody could tell them apart any more.
 * @param entry the path of what has the id
 */
export function renamed(content: unknown, entry: Path, id: string): unknown {
  const before = idOf(partAt(content, entry));
  const list = entry.slice(0, -1);
  const changed = withPart(content, [...entry, 'id'], id);
  if (before === undefined || before === id || id === '') return changed;
  const siblings = listAt(content, list).map(idOf);
  const isTaken = siblings.includes(id) || siblings.filter((one) => one === before).length > 1;
  const [top, at, field] = list;
  const kinds =
    list.length === 1
      ? NAMED_AS[String(top)]
      : list.length === 3 && top === 'scenes'
        ? NAMED_IN_SCENE[String(field)]
        : undefined;
  if (isTaken || kinds === undefined) return changed;
  const scene = list.length === 1 ? undefined : idOf(partAt(content, ['scenes', Number(at)]));
  return follow(ADVENTURE, changed, { kinds, before, id, scene }, undefined);
}

interface Renaming {
  readonly kinds: readonly string[];
  readonly before: string;
  readonly id: string;
  /** The scene in which it is known; none for what is known everywhere. */
  readonly scene: string | undefined;
}

function follow(
  shape: Shape,
  value: unknown,
  renaming: Renaming,
  scene: string | undefined,
): unknown {
  const about = aboutOf(shape);
  const go = (one: Shape, part: unknown, there = scene) => follow(one, part, renaming, there);
  switch (about.kind) {
    case 'ref': {
      const isHere = renaming.scene === undefined || renaming.scene === scene;
      const isIt = value === renaming.before && renaming.kinds.includes(about.to);
      return isHere && isIt ? renaming.id : value;
    }
    case 'list':
      return Array.isArray(value) ? value.map((one: unknown) => go(about.of, one)) : value;
    case 'either': {
      const fitting = about.one.find((one) => isOfKind(one, value));
      return fitting === undefined ? value : go(fitting, value);
    }
    case 'variant': {
      const name = isRecord(value)
        ? Object.keys(about.variants).find((one) => Object.hasOwn(value, one))
        : undefined;
      const inner = name === undefined ? undefined : about.variants[name];
      return inner === undefined ? value : go(inner, value);
    }
    case 'record': {
      if (!isRecord(value)) return value;
      const fields = { ...about.must, ...about.may };
      const there = sceneOf(value, fields) ?? scene;
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => {
          const one = Object.hasOwn(fields, name) ? fields[name] : undefined;
          return [name, one === undefined ? part : go(one, part, there)];
        }),
      );
    }
    default:
      return value;
  }
}

/** The scene that a part is of, or whose parts it names. */
function sceneOf(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Shape>>,
): string | undefined {
  if ('exits' in fields && 'award' in fields) return idOf(value);
  const named = 'upon' in fields ? value.upon : 'rows' in fields ? value.scene : undefined;
  return typeof named === 'string' ? named : undefined;
}
