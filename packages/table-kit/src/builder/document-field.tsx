import type { ChoiceView } from '@tablewright/engine';
import { Blocks, Dices } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Emblem } from '../cards/art/card-art.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import type { Builder, Draft, Reader, Start } from './builder.ts';
import { type BuilderDesk, useBuilderDesk } from './builder-desk.tsx';
import { BY_CHANCE } from './building.ts';
import { ShareBox } from './share-box.tsx';
import { TeamBuilder } from './team-builder.tsx';
import { useDraft } from './use-draft.ts';
import { builderWords } from './words.ts';
import '../cards/card-tokens.css';
import './builder.css';

interface FieldProps {
  readonly choice: ChoiceView;
  readonly kind: string;
  /** The answer so far, as JSON. */
  readonly value: string;
  readonly onChange: (answer: string) => void;
}

/** Where somebody answers with a document: a ready one, one of their own, or one that they build now. */
export default function DocumentField(props: FieldProps): ReactNode {
  const words = useWords();
  const desk = useBuilderDesk();
  const found = useBuilder(desk, props.kind);
  if (found === 'loading') {
    return (
      <p className="tw-quiet" role="status">
        {words('asked.loading')}
      </p>
    );
  }
  if (desk === undefined || found === undefined) return <JsonField {...props} />;
  const builder = found.builder.at?.(props.choice.about ?? {}) ?? found.builder;
  const own = builder.isOnlyNew ? [] : found.own;
  return <BuiltField {...props} desk={desk} builder={builder} own={own} />;
}

interface Found {
  readonly builder: Builder;
  readonly own: readonly Start[];
}

/** What a kind is built with here, and one's own teams of it. */
function useBuilder(desk: BuilderDesk | undefined, kind: string): Found | 'loading' | undefined {
  const [found, setFound] = useState<Found | 'loading' | undefined>('loading');
  useEffect(() => {
    let wanted = true;
    const settle = (what: Found | undefined) => wanted && setFound(what);
    const find = async (): Promise<Found | undefined> => {
      const builder = await desk?.load(kind);
      if (builder === undefined) return undefined;
      // What lies elsewhere is no reason to wait, or to fail.
      const kept = (await desk?.kept(kind).catch(() => [])) ?? [];
      const own = kept.map(({ id, name, content }) => {
        const draft = builder.draftOf(content);
        return { id, name, draft: draft.name === '' ? { ...draft, name } : draft };
      });
      return { builder, own };
    };
    find().then(settle, () => settle(undefined));
    return () => {
      wanted = false;
    };
  }, [desk, kind]);
  return found;
}

/** Without a builder it is written as it is kept. */
function JsonField({ choice, value, onChange }: FieldProps): ReactNode {
  const words = useWords();
  return (
    <textarea
      className="tw-text"
      rows={8}
      value={value}
      maxLength={choice.maxLength}
      aria-label={words('asked.content')}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function BuiltField({
  choice,
  value,
  onChange,
  desk,
  builder,
  own,
}: FieldProps & Found & { readonly desk: BuilderDesk }): ReactNode {
  const words = useWords();
  const { speaker, locale } = useTable();
  const reader = useMemo<Reader>(
    () => ({ locale, say: (text) => speaker.say(text) }),
    [speaker, locale],
  );
  const [building, build] = useState(false);
  const size = builder.asked?.(choice.about ?? {}) ?? builder.most;
  const draft = useMemo(() => draftIn(builder, value), [builder, value]);
  const answerOf = (of: Draft): string => JSON.stringify(builder.contentOf(of));
  const take = (taken: Draft): void => onChange(answerOf(taken));
  const starts = [
    ...builder
      .ready(size, reader)
      .map(({ id, draft: team }) => ({ id, name: team.name, draft: team })),
    // One of one's own that is too small is taken up in the builder, where it is made whole.
    ...own.filter((start) => start.draft.members.length >= size),
  ];
  return (
    <div className="tw-document-field">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, no form's field */}
      <div className="tw-builder-begin" role="group" aria-label={builder.nouns(reader).team}>
        {starts.map((start) => (
          <button
            key={start.id}
            type="button"
            className="tw-button"
            aria-pressed={
              draft !== undefined &&
              answerOf(draft) === answerOf(builder.resized(start.draft, size))
            }
            onClick={() => take(builder.resized(start.draft, size))}
          >
            {start.name}
          </button>
        ))}
        <button
          type="button"
          className="tw-button"
          onClick={() => take(builder.fill(builder.empty(size), undefined, BY_CHANCE, reader))}
        >
          <Dices aria-hidden="true" size={18} />
          {words('asked.random')}
        </button>
        <button type="button" className="tw-button" onClick={() => build(true)}>
          <Blocks aria-hidden="true" size={18} />
          {words('asked.build')}
        </button>
      </div>
      {draft !== undefined && <TeamLines builder={builder} reader={reader} draft={draft} />}
      <Sheet title={speaker.say(choice.why)} open={building} wide onClose={() => build(false)}>
        <AtTable
          builder={builder}
          reader={reader}
          desk={desk}
          size={size}
          own={own}
          first={draft ?? builder.empty(size)}
          onTake={(taken) => {
            take(taken);
            build(false);
          }}
        />
      </Sheet>
    </div>
  );
}

/** The builder over the table. */
function AtTable({
  builder,
  reader,
  desk,
  size,
  own,
  first,
  onTake,
}: Found & {
  readonly reader: Reader;
  readonly desk: BuilderDesk;
  readonly size: number;
  readonly first: Draft;
  readonly onTake: (draft: Draft) => void;
}): ReactNode {
  const words = useWords();
  const history = useDraft(() => builder.resized(first, size));
  const isWhole = builder.faults(history.draft, reader).length === 0;
  return (
    <TeamBuilder
      builder={builder}
      reader={reader}
      history={history}
      sizes={{ least: size, most: size }}
      own={own}
    >
      <div className="tw-builder-foot">
        <button
          type="button"
          className="tw-button tw-primary"
          disabled={!isWhole}
          onClick={() => onTake(history.draft)}
        >
          {words('asked.use')}
        </button>
      </div>
      <ShareBox documents={desk.documents} onFile={undefined} />
    </TeamBuilder>
  );
}

/** Who is in a team, one a line. */
function TeamLines({
  builder,
  reader,
  draft,
}: {
  readonly builder: Builder;
  readonly reader: Reader;
  readonly draft: Draft;
}): ReactNode {
  const words = useWords();
  const say = builderWords(reader.locale);
  return (
    <ul className="tw-team-lines" aria-label={words('asked.built')}>
      {draft.members.map(({ name }, at) => {
        const { what, how, emblem } = builder.face(draft, at, reader);
        return (
          <li key={name}>
            <Emblem path={emblem} size={22} />
            <span>{say('builder.list', { name, what, how })}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The team that an answer says; nothing if it says none. */
function draftIn(builder: Builder, answer: string): Draft | undefined {
  try {
    return builder.draftOf(JSON.parse(answer));
  } catch {
    return undefined;
  }
}
