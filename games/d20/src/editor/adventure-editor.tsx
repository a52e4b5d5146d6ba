import type { EditorProps } from '@tablewright/table-kit/editor';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Adventure } from '../content/adventure.ts';
import { ADVENTURE } from '../content/adventures/format.ts';
import { aboutOf, type Fields } from '../content/adventures/shape.ts';
import { Beginnings } from './beginnings.tsx';
import { completed } from './blank-part.ts';
import { CheckPanel } from './check-panel.tsx';
import './editor.css';
import { type Desk, DeskProvider, fieldId, useDesk } from './editor-context.tsx';
import { Field } from './field.tsx';
import { RecordFields } from './group-fields.tsx';
import { calledIn, namesIn } from './names.ts';
import { type Path, partAt, withPart, written } from './parts.ts';
import { ProblemList } from './problem-list.tsx';
import { SceneCards } from './scene-cards.tsx';
import { LISTS, SECTIONS, type Shown, sectionOf } from './sections.ts';
import { editorText, fieldText, speakInEditor } from './words.ts';

const ABOUT = aboutOf(ADVENTURE);
const MUST: Fields = ABOUT.kind === 'record' ? ABOUT.must : {};

/** Writes an adventure: its scenes as cards and as a graph, each part as a form, and what the solver makes of it. */
export function AdventureEditor(props: EditorProps): ReactNode {
  const { content, onChange, problems, locale, say } = props;
  speakInEditor(locale);
  const [shown, setShown] = useState<Shown>({ section: 'basics' });
  const wanted = useRef<Path>(undefined);
  const nav = useRef<HTMLElement>(null);
  const names = useMemo(() => namesIn(content), [content]);
  const adventure = useMemo(
    () => completed(ADVENTURE, content, (kind) => names(kind, [])) as Adventure,
    [content, names],
  );
  const desk: Desk = {
    content,
    put: onChange,
    set: (path, part, isTyped) =>
      onChange(withPart(content, path, part), isTyped === true ? written(path) : undefined),
    names,
    called: calledIn(content, say),
    problems,
    Field,
    show: (path) => {
      wanted.current = path;
      setShown({ ...sectionOf(path) });
    },
  };
  useEffect(() => {
    const path = wanted.current;
    wanted.current = undefined;
    if (path !== undefined && shown !== undefined) lead(path);
  }, [shown]);
  return (
    <DeskProvider value={desk}>
      <section className="ae" aria-label={editorText('editor.label')}>
        <nav className="ae-nav" ref={nav} aria-label={editorText('editor.parts')}>
          {SECTIONS.map((section) => (
            <button
              key={section}
              type="button"
              className="tw-button"
              aria-current={shown.section === section ? 'page' : undefined}
              onClick={() => {
                setShown({ section });
                bringUp(nav.current);
              }}
            >
              {editorText(`part.${section}`)}
            </button>
          ))}
        </nav>
        <div className="ae-part">
          <h2 tabIndex={-1} id="ae-part-title">
            {editorText(`part.${shown.section}`)}
          </h2>
          <Part shown={shown} adventure={adventure} locale={locale} onShow={setShown} />
        </div>
        <ProblemList />
      </section>
    </DeskProvider>
  );
}

/** Brings the ways to the parts to the top of a phone: what stands above them leaves no room for a part below. */
function bringUp(nav: HTMLElement | null): void {
  if (window.matchMedia('(width < 640px)').matches) nav?.scrollIntoView({ block: 'start' });
}

/** Opens what a field stands in, and goes there; to the nearest thing around it that is shown. */
function lead(path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const target = document.getElementById(fieldId(path.slice(0, length)));
    if (target === null) continue;
    for (let around = target.parentElement; around !== null; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement) around.open = true;
    }
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    return;
  }
  document.getElementById('ae-part-title')?.focus();
}

function Part({
  shown: { section, scene },
  adventure,
  locale,
  onShow,
}: {
  readonly shown: Shown;
  readonly adventure: Adventure;
  readonly locale: string;
  readonly onShow: (shown: Shown) => void;
}): ReactNode {
  const { content } = useDesk();
  if (section === 'check') return <CheckPanel adventure={adventure} />;
  if (section === 'basics') {
    const own = Object.entries(MUST).filter(([field]) => !LISTS.includes(field));
    return (
      <div className="ae-fields">
        <RecordFields label="" value={content} path={[]} must={Object.fromEntries(own)} may={{}} />
        <Beginnings locale={locale} />
      </div>
    );
  }
  if (section === 'scenes' && (scene === undefined || adventure.scenes[scene] === undefined)) {
    return <SceneCards adventure={adventure} locale={locale} />;
  }
  if (section === 'scenes' && scene !== undefined) {
    return (
      <>
        <button type="button" className="tw-button" onClick={() => onShow({ section })}>
          <ArrowLeft aria-hidden="true" size={18} />
          {editorText('editor.back')}
        </button>
        <ScenePart key={scene} at={scene} />
      </>
    );
  }
  const shape = MUST[section];
  if (shape === undefined) return null;
  return (
    <Field
      key={section}
      shape={shape}
      value={partAt(content, [section])}
      path={[section]}
      label={fieldText(section)}
    />
  );
}

function ScenePart({ at }: { readonly at: number }): ReactNode {
  const { content } = useDesk();
  const list = MUST.scenes === undefined ? undefined : aboutOf(MUST.scenes);
  const about = list?.kind === 'list' ? aboutOf(list.of) : undefined;
  if (about?.kind !== 'record') return null;
  const path = ['scenes', at];
  return (
    <div className="ae-fields" id={fieldId(path)} tabIndex={-1}>
      <RecordFields
        label=""
        value={partAt(content, path)}
        path={path}
        must={about.must}
        may={about.may}
      />
    </div>
  );
}
