import { type Game, seatLetter } from '@tablewright/engine';
import { findGame } from '@tablewright/registry';
import type { Filling, PrintModule, PrintPart } from '@tablewright/table-kit/print';
import { createSpeaker } from '@tablewright/words';
import { Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLoading } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import './print-page.css';

/** Fetched where something of a game can be filled in. */
const FillField = lazy(() => import('./fill-field.tsx'));

const NOTHING: readonly Filling[] = [];

const PAPERS = ['a4', 'letter'] as const;
type Paper = (typeof PAPERS)[number];
/** What `@page` calls them. */
const SIZES: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'letter' };
/** Readers of these countries have US Letter in their printers. */
const LETTER_REGIONS = /-(?:US|CA|MX|PH|CL|CO)\b/;

interface Printable {
  readonly game: Game;
  readonly parts: readonly PrintPart[];
}

/** Everything of a game that goes onto paper, to choose from and to print. */
export default function PrintPage({ id }: { readonly id: string }): ReactNode {
  const words = useWebWords();
  const entry = findGame(id);
  const title = entry?.title ?? id;
  const loading = useLoading(id, () => fetchParts(id));
  return (
    <Page title={words('print.title', { title })}>
      <Fetching what={title} loading={loading}>
        {(printable) =>
          printable === undefined ? (
            <p>{words('print.none', { title })}</p>
          ) : (
            <Printout {...printable} />
          )
        }
      </Fetching>
    </Page>
  );
}

async function fetchParts(id: string): Promise<Printable | undefined> {
  const entry = findGame(id);
  if (entry?.status !== 'ready' || entry.loadPrint === undefined) return undefined;
  const [game, module] = await Promise.all([entry.load(), entry.loadPrint()]);
  return { game, parts: (module as PrintModule).PRINT_PARTS };
}

function Printout({ game, parts }: Printable): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const texts = useGameTexts(game);
  const say = useMemo(() => {
    const speaker = createSpeaker({ texts, locale: language, seatName: seatLetter });
    return speaker.say.bind(speaker);
  }, [texts, language]);
  const [paper, setPaper] = useState<Paper>(
    LETTER_REGIONS.test(navigator.language) ? 'letter' : 'a4',
  );
  const [left, setLeft] = useState(
    () => new Set(parts.filter(({ extra }) => extra).map(({ id }) => id)),
  );
  const [seed, setSeed] = useState(freshSeed);
  /** What is filled in, by the kinds of documents. */
  const [filled, setFilled] = useState<Readonly<Record<string, readonly Filling[]>>>({});
  const chosen = parts.filter(({ id }) => !left.has(id));
  const toggle = (id: string): void => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <div className="printout">
      <style>{`@page { size: ${SIZES[paper]} portrait; margin: 10mm; }`}</style>
      <form className="print-form" onSubmit={(event) => event.preventDefault()}>
        <p className="tw-quiet">{words('print.what')}</p>
        <PartsField parts={parts} left={left} onToggle={toggle} />
        <PaperField paper={paper} onChange={setPaper} />
        {chosen.map(
          ({ id, fills, name }) =>
            fills !== undefined && (
              <Suspense key={id}>
                <FillField
                  game={game}
                  kind={fills}
                  name={name(language)}
                  filled={filled[fills] ?? NOTHING}
                  onFilled={(change) =>
                    setFilled((now) => ({ ...now, [fills]: change(now[fills] ?? NOTHING) }))
                  }
                />
              </Suspense>
            ),
        )}
        {parts.some(({ drawn }) => drawn) && <SeedField seed={seed} onChange={setSeed} />}
        <button
          type="button"
          className="tw-button tw-primary"
          disabled={chosen.length === 0}
          onClick={() => window.print()}
        >
          <Printer aria-hidden="true" size={18} />
          {words('print.print')}
        </button>
      </form>
      <div className="print-preview">
        {chosen.map(({ id, name, fills = '', Pages }) => (
          <section key={id}>
            <h2 className="tw-visually-hidden">{name(language)}</h2>
            <Pages locale={language} say={say} seed={seed} filled={filled[fills] ?? NOTHING} />
          </section>
        ))}
      </div>
    </div>
  );
}

function PartsField({
  parts,
  left,
  onToggle,
}: {
  readonly parts: readonly PrintPart[];
  /** The parts that are left out. */
  readonly left: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  return (
    <fieldset>
      <legend>{words('print.parts')}</legend>
      {parts.map(({ id, name }) => (
        <label key={id} className="check">
          <input type="checkbox" checked={!left.has(id)} onChange={() => onToggle(id)} />
          {name(language)}
        </label>
      ))}
    </fieldset>
  );
}

function PaperField({
  paper,
  onChange,
}: {
  readonly paper: Paper;
  readonly onChange: (paper: Paper) => void;
}): ReactNode {
  const words = useWebWords();
  return (
    <fieldset>
      <legend>{words('print.paper')}</legend>
      {PAPERS.map((name) => (
        <label key={name} className="check">
          <input
            type="radio"
            name="paper"
            checked={paper === name}
            onChange={() => onChange(name)}
          />
          {words(`print.paper.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The seed of what is drawn; it can be noted to print the same again. */
function SeedField({
  seed,
  onChange,
}: {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}): ReactNode {
  const words = useWebWords();
  return (
    <label className="field">
      {words('print.seed')}
      <input
        type="text"
        value={seed}
        maxLength={40}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="tw-quiet">{words('print.seed.help')}</span>
    </label>
  );
}

/** Short enough to write on the back of a card. */
function freshSeed(): string {
  return String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));
}
