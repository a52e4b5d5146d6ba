import type { Seat } from '@tablewright/engine';
import type { RandomSpec, Verdict } from '@tablewright/engine/host';

/** What a device has seen and sent itself, before anybody could know how the dice would fall. */
export interface Witness {
  /** The commitment that it saw first; missing if it does not know. */
  readonly commitment: string | undefined;
  /** Whether that was before the match began. */
  readonly since: 'before' | 'later';
  /** What it added for its own seats; missing where it does not know. */
  readonly added: readonly { readonly seat: Seat; readonly entropy: string | undefined }[];
}

/** One thing that was looked at, and what was found. */
export type ProofCheck = { readonly found: 'ok' | 'wrong' | 'unknown' } & (
  | { readonly what: 'draws'; readonly problems: readonly string[] }
  | { readonly what: 'secret' }
  | {
      readonly what: 'promise';
      readonly since: Witness['since'];
      readonly seen: string | undefined;
    }
  | { readonly what: 'added'; readonly seat: Seat; readonly sent: string | undefined }
);

/**
 * All that there is to check of keyed draws: that they follow from the file, that its secret is the
 * promised one, and, with a witness, that the promise is the one that was seen and that what the
 * witness has added is among the inputs.
 */
export function proofChecks(
  verdict: Verdict,
  random: Extract<RandomSpec, { kind: 'keyed' }>,
  witness: Witness | undefined,
): readonly ProofCheck[] {
  const secret =
    verdict.dice === 'proven' ? 'ok' : random.secret === undefined ? 'unknown' : 'wrong';
  // Of a wrong secret `verify` says so first; it has a line of its own here.
  const problems = secret === 'wrong' ? verdict.problems.slice(1) : verdict.problems;
  return [
    { what: 'draws', found: problems.length === 0 ? 'ok' : 'wrong', problems },
    { what: 'secret', found: secret },
    ...(witness === undefined ? [] : seenChecks(random, witness)),
  ];
}

function seenChecks(
  { commitment, contributions }: Extract<RandomSpec, { kind: 'keyed' }>,
  { commitment: seen, since, added }: Witness,
): readonly ProofCheck[] {
  return [
    { what: 'promise', found: compared(seen, commitment), since, seen },
    ...added.map(
      ({ seat, entropy }) =>
        ({
          what: 'added',
          found: compared(entropy, contributions[seat]),
          seat,
          sent: entropy,
        }) as const,
    ),
  ];
}

function compared(known: string | undefined, told: string | undefined): ProofCheck['found'] {
  return known === undefined ? 'unknown' : known === told ? 'ok' : 'wrong';
}
