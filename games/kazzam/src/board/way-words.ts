import type { Text } from '@tablewright/engine';
import type { RiskFacts, WayFacts } from '../explain/index.ts';
import { boardText } from './words.ts';

type Say = (text: Text) => string;

/** What a way costs and brings about, in one line: `4 squares, 1 Opportunity: Griselda`. */
export function wayLine({ cost, risks }: Pick<WayFacts, 'cost' | 'risks'>, say: Say): string {
  return [
    boardText('board.way.squares', { cost }),
    ...risks.map((risk) => riskLine(risk, say)),
  ].join(', ');
}

/** The same in a few characters, for a sign on the map: `4 · 1 Opportunity`. */
export function wayInShort({ cost, risks }: Pick<WayFacts, 'cost' | 'risks'>): string {
  const [worst] = risks;
  if (worst === undefined) return boardText('board.way.squares', { cost });
  const more = risks.length - 1;
  return boardText('board.way.short.risk', { cost, risk: riskInShort(worst), more });
}

/** Something that a way brings about: `1 Opportunity: Griselda`. */
export function riskLine(risk: RiskFacts, say: Say): string {
  return boardText('board.risk', { what: riskInShort(risk), name: say(risk.name) });
}

function riskInShort({ kind, count, amount }: RiskFacts): string {
  if (kind === 'opportunity') return boardText('board.risk.opportunity', { count });
  if (amount > 0) return boardText('board.risk.harm', { amount });
  return boardText(kind === 'slick' ? 'board.risk.slick' : 'board.risk.trap');
}
