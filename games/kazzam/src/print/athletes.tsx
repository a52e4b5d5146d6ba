import { type Filling, PaperPage, type PrintProps } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { CONTENT } from '../content/index.ts';
import { textOf } from '../content-names.ts';
import type { Build } from '../model.ts';
import { abilitiesOf, grantedTo } from '../rules/effects/content.ts';
import { athleteOf } from '../rules/match/setup.ts';
import { buildsOf, type TeamSheet } from '../rules/match/team-sheet.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';
import { printText } from './words.ts';

const GAME = { content: CONTENT };
/** What a column of a page holds, in characters. */
const COLUMN = 2700;

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
    pagesWith(athletes.map((build) => cardOf(build, say))).map((cards) => (
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
  readonly athletes: readonly Build[];
}

function teamsOf(filled: readonly Filling[]): readonly PrintedTeam[] {
  if (filled.length === 0) return CONTENT.teams;
  return filled.map(({ id, content }) => {
    const sheet = content as TeamSheet;
    return { id, name: sheet.name, athletes: buildsOf(sheet) };
  });
}

function cardOf(build: Build, say: PrintProps['say']): Card {
  const { hp, wards, speed, implement, implementRange, reach } = athleteOf(GAME, build, 0, 0);
  const word = (key: string): string => say({ key });
  const ofRole = [build.role, build.specialisation];
  const abilities = abilitiesOf(GAME, build);
  const picked = new Set([...grantedTo(GAME, build), ...build.picks]);
  const actions = abilities
    .filter(({ id }) => ofRole.includes(id) || id === build.className)
    .flatMap(({ actions: some = [] }) => some.map(({ id }) => id));
  const traits = abilities.filter(
    ({ id }) => !ofRole.includes(id) && id !== build.className && !picked.has(id),
  );
  const ids = [...traits.map(({ id }) => id), ...actions, ...picked];
  return {
    key: build.name,
    name: build.name,
    what: [
      `${word(`specialisation.${build.specialisation}`)} (${word(`role.${build.role}`)})`,
      word(`class.${build.className}`),
    ].join(', '),
    numbers: printText('athletes.numbers', {
      hp,
      ward: wardOf(wards),
      speed,
      implement: word(`implement.${implement}`),
      range: implement === 'sword' ? reach : implementRange,
    }),
    powers: ids.map((id) => ({ id, name: say(textOf(id)), text: word(`${textOf(id).key}.help`) })),
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
