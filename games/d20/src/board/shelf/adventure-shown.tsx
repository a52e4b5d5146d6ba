import type { Text } from '@tablewright/engine';
import type { SheetProps } from '@tablewright/table-kit';
import { CharacterSheet } from '@tablewright/table-kit/sheets';
import { type ReactNode, useState } from 'react';
import type { Adventure } from '../../explain/index.ts';
import { adventurePage } from './adventure-page.ts';
import { shelfText, speakOnShelf } from './words.ts';

/** An adventure on the shelf: nothing that spoils it, unless whoever runs it asks. */
export function AdventureShown({ content, locale, say }: SheetProps<Adventure>): ReactNode {
  speakOnShelf(locale);
  const [isAsked, ask] = useState(false);
  return (
    <>
      <CharacterSheet locale={locale} sheet={adventurePage(content, say, locale)} />
      <details className="dts-secrets" onToggle={({ currentTarget }) => ask(currentTarget.open)}>
        <summary>{shelfText('shelf.adventure.secrets')}</summary>
        {/* What nobody asks for is not on the page: it would be found by a search in it. */}
        {isAsked && <Secrets adventure={content} say={say} />}
      </details>
    </>
  );
}

function Secrets({
  adventure: { people, facts, scenes, endings },
  say,
}: {
  readonly adventure: Adventure;
  readonly say: (text: Text) => string;
}): ReactNode {
  const titleOf = (to: string): string =>
    scenes.find(({ id }) => id === to)?.title ?? shelfText('shelf.adventure.end');
  return (
    <>
      {scenes.map(({ id, title, text, tasks, exits }, at) => (
        <section key={id}>
          <h4>{shelfText('shelf.adventure.scene', { number: at + 1, title })}</h4>
          {text.map((one) => (
            <p key={one.text}>{one.text}</p>
          ))}
          <Lines
            title={shelfText('shelf.adventure.tasks')}
            lines={tasks.map(({ label }) => label)}
          />
          <Lines
            title={shelfText('shelf.adventure.ways')}
            lines={exits.map(({ label, to }) =>
              shelfText('shelf.adventure.way', { label, to: titleOf(to) }),
            )}
          />
        </section>
      ))}
      <section>
        <Lines
          title={shelfText('shelf.adventure.people')}
          lines={people.map(
            ({ name, attitude }) => `${name} (${say({ key: `option.${attitude}` })})`,
          )}
        />
        <Lines title={shelfText('shelf.adventure.facts')} lines={facts.map(({ text }) => text)} />
        <Lines
          title={shelfText('shelf.adventure.how')}
          lines={endings.map(({ title, text }) =>
            [title, ...text.map((one) => one.text)].join('. '),
          )}
        />
      </section>
    </>
  );
}

/** Lines under a heading; nothing where there are none. */
function Lines({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}): ReactNode {
  if (lines.length === 0) return null;
  return (
    <>
      <h5>{title}</h5>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
