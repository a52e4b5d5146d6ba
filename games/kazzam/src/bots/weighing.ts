import type { CreatureId } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import type { BotHint, Judge } from '../rules/effects/bot-hint.ts';
import type { AttackPower } from '../rules/effects/power.ts';
import type { Kazzam } from '../table.ts';
import { judgeFor, prospectOf } from './judge.ts';
import type { Outlook } from './positions.ts';
import { bestAttack, mostOfAttack, powersOf, worthOfAttack } from './worth.ts';

/** An action as a choice lists it, or what may be chosen in place of one. */
export interface Listed {
  readonly id: string;
  readonly price?: string;
  readonly power?: AttackPower;
  readonly bot?: BotHint;
}

/**
 * An athlete that weighs what it could do in one decision. What is asked several times in it is
 * found out once.
 */
export class Weighing {
  readonly t: Kazzam;
  readonly id: CreatureId;
  readonly judge: Judge;
  readonly #promises = new Map<AttackPower, (number | undefined)[]>();
  readonly #limits = new Map<AttackPower, number>();
  #outlook: Outlook | undefined;
  #here: number | undefined;
  #mostGain: number | undefined;
  #powers: readonly AttackPower[] | undefined;
  #attack: number | undefined;

  constructor(t: Kazzam, id: CreatureId) {
    this.t = t;
    this.id = id;
    this.judge = judgeFor(t, id);
  }

  /** How good squares are for it to end in. */
  get outlook(): Outlook {
    this.#outlook ??= prospectOf(this.t, this.id);
    return this.#outlook;
  }

  /** What the square is worth that it stands on. */
  get here(): number {
    this.#here ??= this.outlook.worthOf(creatureOf(this.t.state, this.id).cell);
    return this.#here;
  }

  /** What the best square could gain over it at most. */
  get mostGain(): number {
    this.#mostGain ??= this.outlook.most() - this.here;
    return this.#mostGain;
  }

  /** The attack powers that it could use now. */
  get powers(): readonly AttackPower[] {
    this.#powers ??= powersOf(this.t, this.id);
    return this.#powers;
  }

  /** The best that it could do with any attack from where it stands. */
  get attack(): number {
    this.#attack ??= this.bestOf(this.powers);
    return this.#attack;
  }

  /** The best that it could do with one of these attacks from where it stands. */
  bestOf(powers: readonly AttackPower[]): number {
    return bestAttack(this.t, this.id, powers, (target, power) => this.promise(target, power));
  }

  /** What an attack on a target promises; nothing if it cannot be made. */
  promise(target: CreatureId, power: AttackPower): number | undefined {
    let known = this.#promises.get(power);
    if (known === undefined) {
      known = [];
      this.#promises.set(power, known);
    }
    if (!(target in known)) known[target] = worthOfAttack(this.t, this.id, target, power);
    return known[target];
  }

  /** What no single attack with a power can be worth more than, wherever it is made from. */
  limitOf(power: AttackPower): number {
    let known = this.#limits.get(power);
    if (known === undefined) {
      known = mostOfAttack(this.t, this.id, power);
      this.#limits.set(power, known);
    }
    return known;
  }
}
