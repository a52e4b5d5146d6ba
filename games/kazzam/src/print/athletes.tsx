import { type Filling, PaperPage, type PrintProps, pagesOf } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { textOf } from '../content-names.ts';
import { type AthleteFacts, factsOfSheet, readyTeams } from '../explain/index.ts';
import { printText } from './words.ts';

/** What a page holds in any language: a column for each. */
const CARDS = 2;

interface Card {
  readonly name: string;
  readonly what: string;
  readonly numbers: string;
  readonly powers: readonly { readonly id: string; readonly name: string; readonly text: string }[];
}

/** A card for each athlete: of the teams that are filled in, or of all ready ones (KZ-CHAR-01, KT-GEN-01). */
export function AthletePages({ say, filled }: PrintProps): ReactNode {
  return teamsOf(filled).flatMap(({ id, name, athletes }) =>
    pagesOf(athletes, CARDS).map((some) => (
      <PaperPage key={`${id} ${some[0]?.build.name}`} title={name}>
        <div className="tw-paper-columns kzp-named">
          {some.map((one) => (
            <AthleteCard key={one.build.name} card={cardOf(one, say)} />
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
