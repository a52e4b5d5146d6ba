import { CutGrid, PaperPage, type PrintProps, pagesOf } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { helpOf, namedAs, spellCalled } from '../called.ts';
import type { Sheet } from '../content/sheet.ts';
import { allSpells, type SpellPrint, spellPrint } from '../explain/index.ts';
import { reachOf } from './sheet-words.ts';
import { printText } from './words.ts';

const PER_PAGE = 9;

/** The spells of those who are brought as cards, else all spells of the game (DT-MAG). */
export function SpellCards({ filled, say }: PrintProps): ReactNode {
  const spells =
    filled.length === 0
      ? allSpells()
      : filled.flatMap(({ content }) =>
          Object.values((content as Sheet).spells)
            .flat()
            .flatMap((id) => spellPrint(id) ?? []),
        );
  return pagesOf(spells, PER_PAGE).map((page, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
    <PaperPage key={at}>
      <CutGrid columns={3}>
        {page.map((spell, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two who know one spell have a card each
          <SpellCard key={place} spell={spell} say={say} />
        ))}
      </CutGrid>
    </PaperPage>
  ));
}

function SpellCard({
  spell,
  say,
}: {
  readonly spell: SpellPrint;
  readonly say: PrintProps['say'];
}): ReactNode {
  const { id, rule, tradition, level, target, save, isConcentration } = spell;
  const help = helpOf('spell', id);
  const facts = [
    printText('card.needs', { target }),
    reachOf(spell),
    ...(save === undefined
      ? []
      : [printText('card.save', { ability: say(namedAs('ability', save)) })]),
    ...(isConcentration ? [printText('card.held')] : []),
  ];
  return (
    <article className="dtp-card">
      <header>
        <h3>{say(spellCalled(id))}</h3>
        <p>{printText(`card.${tradition}`, { level })}</p>
      </header>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {help !== undefined && <p className="dtp-does">{say(help)}</p>}
      <footer>{rule}</footer>
    </article>
  );
}
