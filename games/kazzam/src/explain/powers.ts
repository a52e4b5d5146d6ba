import type { Text } from '@tablewright/engine';
import { textOf } from '../content-names.ts';
import type { CreatureId, KazzamState } from '../model.ts';
import { spentBy } from '../rules/effects/action.ts';
import { abilitiesOf, creepBlockOf, grantedTo, houseOf } from '../rules/effects/content.ts';
import { tableFor } from './table.ts';

/** Something that an athlete has or can do by its role, its class or its picks. */
export interface PowerFacts {
  readonly id: string;
  readonly rule: string;
  readonly name: Text;
  readonly help: Text;
  /** Whether it is an Encounter power (KZ-POWER-08). */
  readonly encounter: boolean;
  readonly spent: boolean;
}

/** The powers of an athlete: actions of its role, then of its class, what that grants, what it picked, traits of its team. */
export function powersOf(view: KazzamState, who: CreatureId): readonly PowerFacts[] {
  const creature = view.creatures[who];
  const build = view.builds[creature?.build ?? -1];
  if (creature === undefined || build === undefined) return [];
  const moment = tableFor(view);
  const traits = houseOf(moment, build)?.traits ?? [];
  const picks = new Set([
    ...grantedTo(moment, build),
    ...build.picks,
    ...traits.map(({ id }) => id),
  ]);
  const abilities = abilitiesOf(moment, build);
  const ofRole = abilities.filter(({ id }) => !picks.has(id) && id !== build.className);
  const ofClass = abilities.find(({ id }) => id === build.className)?.actions ?? [];
  const facts = (
    id: string,
    rule: string,
    encounter: boolean,
    slots: readonly string[],
  ): PowerFacts => {
    const name = textOf(id);
    const short = id.split('/').at(-1) ?? id;
    const spent = [short, id, ...slots].some((one) => creature.spent.includes(one));
    return { id, rule, name, help: { key: `${name.key}.help` }, encounter, spent };
  };
  return [
    ...[...ofRole.flatMap(({ actions = [] }) => actions), ...ofClass].map((action) =>
      facts(action.id, action.rule, action.encounter === true, [spentBy(action)]),
    ),
    ...abilities
      .filter(({ id }) => picks.has(id))
      .map(({ id, rule, encounter, actions = [] }) =>
        facts(
          id,
          rule,
          encounter === true || actions.some((one) => one.encounter === true),
          actions.filter((one) => one.encounter === true).map(spentBy),
        ),
      ),
  ];
}

/** A row of a Creep's table. */
export interface CreepRowFacts {
  readonly id: string;
  readonly rule: string;
  /** The faces of its group's die that bring it. */
  /** None where it does this row whatever is rolled. */
  readonly faces: readonly number[];
  readonly name: Text;
  readonly help: Text;
  /** What it does to further targets, in the order of its attacks. */
  readonly further: readonly Text[];
  /** Whether the die shows it in this round. */
  readonly rolled: boolean;
}

/** The rows of a Creep's table; none for athletes. */
export function creepRowsOf(view: KazzamState, who: CreatureId): readonly CreepRowFacts[] {
  const group = view.groups[view.creatures[who]?.group ?? -1];
  if (group === undefined) return [];
  const rows = creepBlockOf(tableFor(view), who)?.rows ?? [];
  return rows.map(({ id, rule, faces = [], power, further: more }) => {
    const name = textOf(power?.id ?? id);
    const help = { key: `${name.key}.help` };
    const further = (more?.powers ?? []).map((one) => textOf(one.id));
    return { id, rule, faces, name, help, further, rolled: faces.includes(group.face) };
  });
}
