import type { Flow, Option, Seat, Why } from '@tablewright/engine';
import type { Combat, Hero, Stage } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { bendingsOf, bends } from '../bending/bend.ts';
import { calculateCombat, totalsOf } from '../combat/totals.ts';
import { isInCombat } from '../effects/situation.ts';
import { closedCards } from '../equip/closed-cards.ts';
import { plays } from '../plays/play.ts';
import { type Moment, type Play, playsOf } from '../plays/playable.ts';
import { type SavedPowerPlay, savedPowersOf, triesPower } from '../plays/saved-powers.ts';
import { openWindow } from '../windows/open-window.ts';
import { type Avoiding, avoidingsOf, avoids } from './avoiding.ts';
import { welcome } from './contact.ts';
import { type Declaring, declare, undeclaredOf } from './declare.ts';
import { changesGear, mayChangeGear, tradesInCombat } from './dexterity.ts';
import { asksForHelp, type Helping, helpersFor } from './help.ts';

/** Something that a seat does in a window of a combat. */
type Deed =
  | ({ readonly kind: 'play' } & Play)
  | ({ readonly kind: 'declare' } & Declaring)
  | ({ readonly kind: 'avoid' } & Avoiding)
  | ({ readonly kind: 'help' } & Helping)
  | ({ readonly kind: 'power' } & SavedPowerPlay)
  | { readonly kind: 'gear' | 'trade' | 'run' | 'bend'; readonly id: string };

type DeedOption = Deed & Option;

/** The keys of the windows in the catalogue. */
const KEYS: Readonly<Record<Window, string>> = {
  declaration: 'choice.window-declaration',
  action: 'choice.window-action',
  claim: 'choice.window-claim',
  broken: 'choice.window-broken',
};
const RULES: Readonly<Record<Window, string>> = {
  declaration: 'BQ-CMB-22',
  action: 'BQ-CMB-25',
  claim: 'BQ-CMB-26',
  broken: 'BQ-CMB-24',
};

/** What a window is for; the one after a Power Differential is no last chance (BQ-PD-11). */
function whyOf({ isShort }: Combat, window: Window): Why {
  const key = KEYS[window];
  if (window !== 'action') return { key, rule: RULES[window] };
  const params = { after: isShort ? 'short' : 'differential' };
  return { key, rule: isShort ? RULES.action : 'BQ-PD-11', params };
}

/** The stages of a combat in which others may act. */
export type Window = Extract<Stage, 'declaration' | 'action' | 'claim' | 'broken'>;

/**
 * A window of the combat (BQ-CMB-22, -24 to -26, -29): whoever fights is asked, and who wants to be; every act
 * asks all again, its owner last (decision 29).
 * @returns whether the totals have changed, or whoever runs away has said so
 */
export function* combatWindow(t: Bridge, combat: Combat, window: Window): Flow<boolean> {
  const before = JSON.stringify(totalsOf(t, combat));
  const { owner, helper, defender } = combat;
  yield* openWindow<DeedOption>(t, {
    about: 'combats',
    concerned: [owner, helper, defender].filter((seat): seat is Seat => seat !== undefined),
    last: owner,
    why: whyOf(combat, window),
    scopes: { combat: `${t.state.turn}`, totals: `${t.state.turn}/${before}` },
    optionsFor: (seat) => deedsOf(t, combat, seat, window),
    closedFor: (seat, open) => closedCards(t, seat, open, momentOf(window)),
    *act(seat, deed) {
      const good = isGoing(t, combat);
      yield* carryOut(t, seat, deed);
      if (t.state.combat !== combat) return;
      yield* welcome(t);
      if (t.state.combat === combat) blames(t, combat, seat, good);
    },
  });
  return t.state.combat === combat && JSON.stringify(totalsOf(t, combat)) !== before;
}

/** Whether those who fight hold or win as it stands. */
function isGoing(t: Bridge, combat: Combat): boolean {
  const { result } = calculateCombat(t, combat);
  return result === 'winning' || result === 'differential';
}

/** Who has made them run, if it comes to that: whoever does not fight and turned it last (BQ-KAR-13, decision 60). */
function blames(t: Bridge, combat: Combat, seat: Seat, wasGood: boolean): void {
  const isGood = isGoing(t, combat);
  const isOutsider = ![combat.owner, combat.helper, combat.defender].includes(seat);
  if (isGood) combat.turnedBy = undefined;
  else if (wasGood && isOutsider) combat.turnedBy = seat;
}

/** When a combat is being won it can be done what can be done when it falls short. */
const momentOf = (window: Window): Moment => (window === 'claim' ? 'action' : window);

/** What a seat could do now; nothing once the combat goes on otherwise. */
function deedsOf(t: Bridge, combat: Combat, seat: Seat, window: Window): readonly DeedOption[] {
  const hero = t.state.heroes[seat];
  if (t.state.combat !== combat || combat.stage !== window || hero?.life !== 'alive') return [];
  const moment = momentOf(window);
  return [
    ...playsOf(t, hero, moment).map((play) => ({
      ...play,
      kind: 'play' as const,
      names: { card: play.card },
    })),
    ...savedPowersOf(t, hero, moment).map((one) => ({ ...one, kind: 'power' as const })),
    ...(moment === 'action' && bendingsOf(t, hero).length > 0
      ? [{ kind: 'bend', id: 'bend' } as const]
      : []),
    ...(isInCombat(t, hero) ? ofFighters(t, combat, hero, window) : []),
  ];
}

/** What only those can do who fight, whoever was attacked among them (BQ-PVP-06); help and flight are the owner's. */
function ofFighters(t: Bridge, combat: Combat, hero: Hero, window: Window): readonly DeedOption[] {
  const { seat } = hero;
  const isOwner = combat.owner === seat;
  const isAction = window === 'action' || window === 'claim';
  const gear = isAction && mayChangeGear(t, combat, hero);
  return [
    ...(window === 'declaration'
      ? [
          ...undeclaredOf(t, combat, hero).map((one) => ({ ...one, kind: 'declare' as const })),
          ...(seat === combat.defender ? [] : avoidingsOf(t, combat, hero)).map((one) => ({
            ...one,
            kind: 'avoid' as const,
          })),
        ]
      : []),
    ...(isOwner && (window === 'declaration' || window === 'action')
      ? helpersFor(t, combat).map((one) => ({ ...one, kind: 'help' as const }))
      : []),
    ...(gear ? [{ kind: 'gear', id: 'change-gear' } as const] : []),
    ...(isAction && tradesInCombat.partnersOf(t, hero).length > 0
      ? [{ kind: 'trade', id: 'pass-item' } as const]
      : []),
    ...(isOwner && combat.calculations > 0 && window !== 'broken'
      ? [{ kind: 'run', id: 'run-away' } as const]
      : []),
  ];
}

function* carryOut(t: Bridge, seat: Seat, deed: DeedOption): Flow<void> {
  const hero = t.state.heroes[seat];
  const { combat } = t.state;
  if (hero === undefined || combat === undefined) return;
  switch (deed.kind) {
    case 'play':
      return yield* plays(t, hero, deed);
    case 'declare':
      return declare(t, combat, hero, deed);
    case 'avoid':
      return yield* avoids(t, combat, hero, deed);
    case 'help':
      return yield* asksForHelp(t, combat, deed.partner);
    case 'gear':
      return yield* changesGear(t, combat, hero);
    case 'trade':
      return yield* tradesInCombat.passes(t, hero);
    case 'power':
      return yield* triesPower(t, hero, deed);
    case 'bend':
      return yield* bends(t, hero);
    case 'run':
      combat.stage = 'running';
      t.tell?.({ type: 'running-began', rule: 'BQ-CMB-30', seat });
  }
}
