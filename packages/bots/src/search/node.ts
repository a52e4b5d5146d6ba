import type { Candidate } from './candidates.ts';

/** What has been seen of one answer at one decision. */
export class Edge {
  readonly candidate: Candidate;
  visits = 0;
  /** How often it could have been given when its decision came up. */
  available = 0;
  /** What came of it each time, 0 to 1, in the order of the visits. */
  readonly payoffs: number[] = [];
  /** The next own decisions that it led to, by what the seat knew there. */
  readonly children = new Map<number, Node>();
  #sum = 0;

  constructor(candidate: Candidate) {
    this.candidate = candidate;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.#sum / this.visits;
  }

  learn(payoff: number): void {
    this.visits += 1;
    this.#sum += payoff;
    this.payoffs.push(payoff);
  }
}

/** One decision of the observing seat, as it can tell it from others. */
export class Node {
  visits = 0;
  readonly edges = new Map<string, Edge>();

  /**
   * The answer to look at next: each once, in their order, then by upper confidence bounds over
   * what has been available (UCT as in information-set search).
   */
  select(candidates: readonly Candidate[], exploration: number): Edge {
    let best: Edge | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const candidate of candidates) {
      let edge = this.edges.get(candidate.key);
      if (edge === undefined) {
        edge = new Edge(candidate);
        this.edges.set(candidate.key, edge);
      }
      edge.available += 1;
      const bound =
        edge.visits === 0
          ? Number.POSITIVE_INFINITY
          : edge.mean + exploration * Math.sqrt(Math.log(edge.available) / edge.visits);
      if (bound > most) {
        most = bound;
        best = edge;
      }
    }
    if (best === undefined) throw new Error('a decision has at least one answer');
    return best;
  }
}

/**
 * By how much one answer did better than another in the futures that both were tried in, and how
 * sure that is: mean and standard error of the differences.
 */
export function lead(of: Edge, over: Edge): { readonly mean: number; readonly error: number } {
  const count = Math.min(of.visits, over.visits);
  if (count < 2) return { mean: 0, error: Number.POSITIVE_INFINITY };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i += 1) {
    const difference = (of.payoffs[i] ?? 0) - (over.payoffs[i] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean);
  return { mean, error: Math.sqrt(variance / (count - 1)) };
}
