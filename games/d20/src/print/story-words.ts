import type { Text } from '@tablewright/engine';
import { writtenNumber } from '@tablewright/words';
import {
  bodyCalled,
  effectCalled,
  gearCalled,
  hazardCalled,
  namedAs,
  tagCalled,
} from '../called.ts';
import type { Adventure, Deed, Scene, When } from '../content/adventure.ts';
import type { Circumstance, Whom } from '../content/adventure-deeds.ts';
import type { StoryKey } from './story-texts.ts';
import { printText } from './words.ts';

/** Says what holds and what happens in an adventure, in words for whoever runs it. */
export class StoryWords {
  readonly #adventure: Adventure;
  readonly #say: (text: Text) => string;
  /** The scene whose tasks, foes and hazards are meant. */
  readonly #scene: Scene | undefined;

  constructor(adventure: Adventure, say: (text: Text) => string, scene?: Scene) {
    this.#adventure = adventure;
    this.#say = say;
    this.#scene = scene;
  }

  /** The same within a scene. */
  in(scene: Scene): StoryWords {
    return new StoryWords(this.#adventure, this.#say, scene);
  }

  gear(id: string): string {
    return this.#say(gearCalled(id));
  }

  tag(id: string): string {
    return this.#say(tagCalled(id));
  }

  ability(id: string): string {
    return this.#say(namedAs('ability', id));
  }

  attitude(id: string): string {
    return this.#say({ key: `option.${id}` });
  }

  block(id: string): string {
    return this.#say(bodyCalled(id));
  }

  spell(id: string): string {
    return this.#say(namedAs('spell', id));
  }

  effect(id: string): string {
    return this.#say(effectCalled(id));
  }

  person(id: string): string {
    return this.#adventure.people.find((one) => one.id === id)?.name ?? id;
  }

  scene(id: string): string {
    if (id === 'end') return printText('story.the-end');
    return this.#adventure.scenes.find((one) => one.id === id)?.title ?? id;
  }

  ending(id: string): string {
    return this.#adventure.endings.find((one) => one.id === id)?.title ?? id;
  }

  /** A fact by its number in the list. */
  fact(id: string): string {
    const at = this.#adventure.facts.findIndex((one) => one.id === id);
    return printText('story.fact.number', { number: at + 1 });
  }

  /** A task or an exit of the scene. */
  label(id: string): string {
    const { tasks = [], exits = [] } = this.#scene ?? {};
    return [...tasks, ...exits].find((one) => one.id === id)?.label ?? id;
  }

  /** A row of foes of the scene, or somebody. */
  foes(id: string): string {
    const row = this.#scene?.foes?.find((one) => one.id === id);
    if (row?.person !== undefined) return this.person(row.person);
    if (row?.block !== undefined) return this.block(row.block);
    return row?.plainName ?? this.person(id);
  }

  hazard(id: string): string {
    const row = this.#scene?.hazards?.find((one) => one.id === id);
    if (row === undefined) return this.#say(hazardCalled(id));
    return typeof row.hazard === 'string' ? this.#say(hazardCalled(row.hazard)) : row.plainName;
  }

  hazardKind(id: string): string {
    return this.#say(hazardCalled(id));
  }

  flaw(id: string): string {
    return this.#say({ key: `document.character.flaw.tag.${id}` });
  }

  /** A stretch of time, or an hour as it is written: `10m`, `20:00`, `free`. */
  time(written: string): string {
    const [, count, unit] = /^\+?(\d+)([rmh])$/.exec(written) ?? [];
    if (unit === undefined) return written === 'free' ? printText('time.free') : written;
    return printText(`time.${unit}` as StoryKey, { count: Number(count) });
  }

  /** Words that stand for themselves, else a time. */
  #span(of: 'until' | 'for', written: string): string {
    const known = ['scene', 'next-scene', 'long-rest', 'cure', 'roll', 'fight'].includes(written);
    return known ? printText(`${of}.${written}` as StoryKey) : this.time(written);
  }

  whom(who: Whom): string {
    if (typeof who === 'string') return printText(`whom.${who}`);
    if ('person' in who) return this.person(who.person);
    if ('zone' in who) return printText('whom.zone', { zone: who.zone });
    const row = this.foes(who.row);
    return who.one === true ? printText('whom.one', { row }) : row;
  }

  circumstance({ on, is, for: span }: Circumstance): Readonly<Record<string, string>> {
    const kinds = ['attack', 'initiative', 'surprise', 'save', 'any'];
    return {
      is: typeof is === 'number' ? signed(is) : printText(`is.${is}`),
      on: kinds.includes(on) ? printText(`on.${on}` as StoryKey) : this.tag(on),
      for: this.#span('for', span),
    };
  }

  /** The same as a line. */
  circumstanceOf(one: Circumstance): string {
    const { is, on, for: span } = this.circumstance(one);
    return `${is}, ${on} (${span})`;
  }

  when(when: When): string {
    if ('all' in when) return this.#joined('when.and', when.all);
    if ('any' in when) return this.#joined('when.or', when.any);
    if ('not' in when) return printText('when.not', { when: this.when(when.not) });
    if ('flag' in when) return printText('when.flag', { flag: when.flag });
    if ('counter' in when)
      return printText('when.counter', { counter: when.counter, count: when.atLeast });
    if ('fact' in when) return printText('when.fact', { fact: this.fact(when.fact) });
    if ('past' in when) return printText('when.past', { time: this.time(when.past) });
    if ('round' in when) return printText('when.round', { round: when.round });
    if ('attitude' in when) {
      const attitude = this.attitude(when.is);
      return printText('when.attitude', { person: this.person(when.attitude), attitude });
    }
    if ('person' in when)
      return printText('when.person', { person: this.person(when.person), is: when.is });
    if ('foes' in when) {
      const percent = Math.round(100 * when.down);
      return printText('when.foes', { percent, foes: this.foes(when.foes) });
    }
    if ('quiet' in when) return printText('when.quiet');
    if ('flame' in when) return printText('when.flame');
    if ('from' in when) return printText('when.from', { scene: this.scene(when.from) });
    if ('has' in when) return printText('when.has', { item: this.gear(when.has) });
    if ('party' in when) return printText('when.party', { count: when.party });
    if ('task' in when) return printText('when.task', { task: this.label(when.task), is: when.is });
    return printText('when.can', { can: when.can });
  }

  #joined(key: 'when.and' | 'when.or', list: readonly When[]): string {
    const [first, ...others] = list.map((one) => this.when(one));
    if (first === undefined) return printText('when.always');
    return others.reduce((a, b) => printText(key, { a, b }), first);
  }

  /** What happens, one after the other; nothing is said so. */
  deeds(deeds: readonly Deed[]): string {
    if (deeds.length === 0) return printText('story.nothing');
    return deeds.map((deed) => this.deed(deed)).join('; ');
  }

  deed(deed: Deed): string {
    if ('flag' in deed)
      return printText(deed.is === false ? 'do.unflag' : 'do.flag', { flag: deed.flag });
    if ('counter' in deed)
      return printText('do.counter', { counter: deed.counter, add: signed(deed.add) });
    if ('learn' in deed) return printText('do.learn', { fact: this.fact(deed.learn) });
    if ('attitude' in deed) {
      const attitude = this.attitude(deed.to);
      return printText('do.attitude', { person: this.person(deed.attitude), attitude });
    }
    if ('give' in deed) {
      const { give, count = 1, to = 'actor' } = deed;
      return printText('do.give', { count, item: this.gear(give), to });
    }
    if ('lose' in deed) return printText('do.lose', { item: this.gear(deed.lose) });
    if ('gp' in deed) return printText('do.gp', { gp: signed(deed.gp) });
    if ('pass' in deed) return printText('do.pass', { time: this.time(deed.pass) });
    if ('points' in deed) return printText('do.points', { count: deed.points });
    if ('fight' in deed) return printText('do.fight', { how: deed.fight });
    if ('say' in deed) return printText('do.say', { text: deed.say });
    if ('choose' in deed) {
      const options = deed.choose.map((one) =>
        printText('do.option', { label: one.label, do: this.deeds(one.do) }),
      );
      return printText('do.choose', { options: options.join(', ') });
    }
    if ('upon' in deed)
      return printText('do.upon', { scene: this.scene(deed.upon), do: this.deeds(deed.do) });
    if ('go' in deed) return printText('do.go', { scene: this.scene(deed.go) });
    if ('end' in deed) return printText('do.end', { ending: this.ending(deed.end) });
    return this.#toSomebody(deed);
  }

  #toSomebody(deed: Exclude<Deed, Said>): string {
    if ('condition' in deed) {
      const { condition, who, until, ability } = deed;
      const name = this.effect(condition);
      return printText('do.condition', {
        ...{ who: this.whom(who), until: this.#span('until', until) },
        condition: ability === undefined ? name : `${name} (${this.ability(ability)})`,
      });
    }
    if ('lift' in deed) {
      const condition = this.effect(deed.lift);
      return printText('do.lift', { who: this.whom(deed.who), condition });
    }
    if ('circumstance' in deed) {
      const who = this.whom(deed.who);
      return printText('do.circumstance', { who, ...this.circumstance(deed.circumstance) });
    }
    if ('foes' in deed) {
      const { foes, how, count } = deed;
      const name = this.foes(foes);
      return printText('do.foes', { foes: count === undefined ? name : `${count} × ${name}`, how });
    }
    if ('person' in deed)
      return printText('do.person', { person: this.person(deed.person), how: deed.how });
    if ('hazard' in deed) {
      const hazard = this.hazard(deed.hazard);
      return printText('do.hazard', { who: this.whom(deed.who), hazard });
    }
    if ('hurt' in deed) return printText('do.hurt', { who: this.whom(deed.who), n: deed.hurt });
    if ('surprised' in deed) return printText('do.surprised', { who: this.whom(deed.surprised) });
    if ('extra' in deed) return printText('do.extra');
    return printText('answer' in deed ? 'do.answer' : 'do.token');
  }
}

/** Deeds that are done to nobody in particular. */
type Said =
  | { readonly flag: string }
  | { readonly counter: string }
  | { readonly learn: string }
  | { readonly attitude: string }
  | { readonly give: string }
  | { readonly lose: string }
  | { readonly gp: number }
  | { readonly pass: string }
  | { readonly points: number }
  | { readonly fight: 'begin' | 'end' }
  | { readonly say: string }
  | { readonly choose: readonly unknown[] }
  | { readonly upon: string }
  | { readonly go: string }
  | { readonly end: string };

const signed = (n: number): string => (n > 0 ? `+${n}` : writtenNumber(n));
