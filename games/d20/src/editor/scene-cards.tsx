import { ArrowDown, ArrowUp, Copy, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Adventure, Scene } from '../content/adventure.ts';
import { blankAdventure } from '../content/adventures/blank.ts';
import { useDesk } from './editor-context.tsx';
import { graphOf } from './graph.ts';
import { GraphView } from './graph-view.tsx';
import { RemoveButton } from './group-fields.tsx';
import { freshId, withCopy, withEntry, withMoved, withPart } from './parts.ts';
import { editorText, fieldText } from './words.ts';

/** A scene to begin with: as in a blank adventure, with an exit to the first ending. */
function blankScene({ scenes, endings }: Adventure, locale: string): object {
  const [first] = blankAdventure(locale).scenes;
  const id = freshId(scenes, `scene-${scenes.length + 1}`);
  const [exit] = first?.exits ?? [];
  return { ...first, id, title: '', exits: [{ ...exit, ending: endings[0]?.id ?? '' }] };
}

/** How much there is in a scene; nothing of what it has none of. */
function countsOf({ tasks, foes = [], hazards = [] }: Scene): readonly string[] {
  const counts = { tasks, foes, hazards };
  return (['tasks', 'foes', 'hazards'] as const).flatMap((kind) => {
    const count = counts[kind].length;
    return count === 0 ? [] : [editorText(`scenes.${kind}`, { count })];
  });
}

/** All scenes as cards, and as a graph of who leads where. */
export function SceneCards({
  adventure,
  locale,
}: {
  readonly adventure: Adventure;
  readonly locale: string;
}): ReactNode {
  const { content, put, show, problems, called } = useDesk();
  const { scenes, start, climax } = adventure;
  const graph = graphOf(adventure);
  const wrong = (at: number) =>
    problems.filter(({ path }) => `${path}.`.startsWith(`scenes.${at}.`)).length;
  const titleOf = ({ id, title }: Scene) => (title.trim() === '' ? id : title);
  const leads = (id: string) =>
    [...new Set(graph.ways.flatMap(({ from, to }) => (from === id ? [to] : [])))].map((to) =>
      called('goal', to),
    );
  return (
    <>
      <ol className="ae-cards">
        {scenes.map((scene, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two scenes of a draft may have one id
          <li key={at} className="ae-card" data-wrong={wrong(at) > 0 || undefined}>
            <button type="button" className="ae-open" onClick={() => show(['scenes', at])}>
              <strong>{titleOf(scene)}</strong>
              <span className="tw-quiet">
                {[
                  ...(scene.id === start ? [editorText('scenes.start')] : []),
                  ...(scene.id === climax ? [editorText('scenes.climax')] : []),
                  ...countsOf(scene),
                ].join(' · ')}
              </span>
              <span>
                {leads(scene.id).length === 0
                  ? ''
                  : editorText('scenes.ways', { names: leads(scene.id).join(', ') })}
              </span>
              {wrong(at) > 0 && (
                <span className="ae-wrong">
                  {editorText('editor.problems', { count: wrong(at) })}
                </span>
              )}
            </button>
            <SceneTools title={titleOf(scene)} at={at} last={scenes.length - 1} />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="tw-button tw-primary"
        onClick={() => {
          put(withEntry(content, ['scenes'], blankScene(adventure, locale)));
          show(['scenes', scenes.length]);
        }}
      >
        <Plus aria-hidden="true" size={18} />
        {editorText('editor.add', { what: fieldText('scene') })}
      </button>
      <GraphView graph={graph} adventure={adventure} />
    </>
  );
}

/** Moves, copies and takes away a scene. */
function SceneTools({
  title,
  at,
  last,
}: {
  readonly title: string;
  readonly at: number;
  readonly last: number;
}): ReactNode {
  const { content, put } = useDesk();
  const move = (to: number) => put(withMoved(content, ['scenes'], at, to));
  return (
    <div className="ae-tools">
      {at > 0 && (
        <button
          type="button"
          className="ae-icon"
          aria-label={editorText('editor.up', { what: title })}
          onClick={() => move(at - 1)}
        >
          <ArrowUp aria-hidden="true" size={18} />
        </button>
      )}
      {at < last && (
        <button
          type="button"
          className="ae-icon"
          aria-label={editorText('editor.down', { what: title })}
          onClick={() => move(at + 1)}
        >
          <ArrowDown aria-hidden="true" size={18} />
        </button>
      )}
      <button
        type="button"
        className="ae-icon"
        aria-label={editorText('editor.copy', { what: title })}
        onClick={() => put(withCopy(content, ['scenes'], at))}
      >
        <Copy aria-hidden="true" size={18} />
      </button>
      <RemoveButton
        what={title}
        onRemove={() => put(withPart(content, ['scenes', at], undefined))}
      />
    </div>
  );
}
