import { type Filling, PaperPage, type PrintProps } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { textOf } from '../content-names.ts';
import { type AthleteFacts, factsOfSheet, readyTeams } from '../explain/index.ts';
import { printText } from './words.ts';

/** What a column of a page holds, in characters. */
const COLUMN = 2100;

interface Card {
  readonly key: string;
  readonly name: string;
  readonly what: string;
  readonly numbers: string;
  readonly powers: readonly { readonly id: string; readonly name: string; readonly text: string }[];
}

/** A card for each athlete: of the teams that are filled in, or of all ready ones (KZ-CHAR-01, KT-GEN-01). */
export function AthletePages({ say, filled }: PrintProps): ReactNode {
  return teamsOf(filled).flatMap(({ id, name, athletes }) =>
    pagesWith(athletes.map((one) => cardOf(one, say))).map((cards) => (
      <PaperPage key={`${id} ${cards[0]?.key}`} title={name}>
        <div className="tw-paper-columns kzp-named">
          {cards.map((card) => (
            <AthleteCard key={card.key} card={card} />
          ))}
        </div>
      </PaperPage>
    )),
  );
}

interface PrintedTeam {
  readonly id: string;
  readonly name: string;
  readonly athletes: readonly AthleteFacts[];
}

function teamsOf(filled: readonly Filling[]): readonly PrintedTeam[] {
  if (filled.length === 0) return readyTeams();
  return filled.map(({ id, content }) => ({ id, ...factsOfSheet(content) }));
}

function cardOf({ build, numbers, powers }: AthleteFacts, say: PrintProps['say']): Card {
  const word = (key: string): string => say({ key });
  return {
    key: build.name,
    name: build.name,
    what: [
      `${word(`specialisation.${build.specialisation}`)} (${word(`role.${build.role}`)})`,
      word(`class.${build.className}`),
    ].join(', '),
    numbers: printText('athletes.numbers', {
      ...numbers,
      implement: word(`implement.${build.implement}`),
    }),
    powers: powers.map((id) => ({
      id,
      name: say(textOf(id)),
      text: word(`${textOf(id).key}.help`),
    })),
  };
}

/** Cards by pages of two columns, as many as these hold. */
function pagesWith(cards: readonly Card[]): readonly (readonly Card[])[] {
  const pages: Card[][] = [];
  let left = 0;
  for (const card of cards) {
    const length = lengthOf(card);
    if (length > left || pages.length === 0) {
      pages.push([]);
      left = 2 * COLUMN;
    }
    pages.at(-1)?.push(card);
    left -= length;
  }
  return pages;
}

function lengthOf({ powers }: Card): number {
  return powers.reduce((sum, { name, text }) => sum + name.length + text.length + 60, 200);
}

function AthleteCard({ card }: { readonly card: Card }): ReactNode {
  return (
    <div className="kzp-athlete">
      <h3>{card.name}</h3>
      <p>
        {card.what}
        <br />
        {card.numbers}
      </p>
      <dl>
        {card.powers.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
