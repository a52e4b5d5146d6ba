import { domToCanvas } from 'modern-screenshot';
import { captionLines, MARGIN, type PictureCaption, pensOf } from './picture-caption.ts';
import { fontsWithin } from './picture-fonts.ts';

/** Pixels of the picture for each of the page. */
const SCALE = 2;

/**
 * The board as it stands on the page, whole where the page scrolls, with a caption under it, as a
 * PNG. Everything is read from the page, its theme and fonts too; nothing is fetched from elsewhere.
 * Throws if the browser cannot draw it.
 */
export async function pictureOf(board: HTMLElement, caption: PictureCaption): Promise<Blob> {
  const width = board.scrollWidth;
  const height = board.scrollHeight;
  const drawn = await domToCanvas(board, {
    width,
    height,
    scale: SCALE,
    features: { copyScrollbar: false },
    font: { cssText: await fontsWithin() },
    includeStyleProperties: seenProperties(board),
    onCloneEachNode: (copied) => {
      loosen(copied);
      hideTools(copied);
    },
    style: { overflow: 'hidden', border: 'none', borderRadius: '0', margin: '0' },
  });
  await document.fonts.ready;
  const pens = pensOf(board, caption);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser gives no canvas');
  const lines = captionLines(context, pens, caption, width - 2 * MARGIN);
  const below = lines.reduce((sum, { height: of }) => sum + of, 2 * MARGIN);
  canvas.width = drawn.width;
  canvas.height = drawn.height + below * SCALE;
  context.fillStyle = pens.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, 0, 0);
  context.scale(SCALE, SCALE);
  let top = height + MARGIN;
  for (const line of lines) {
    line.draw(top + line.height / 2);
    top += line.height;
  }
  return asPng(canvas);
}

/** What only the page has a use for leaves its place empty. */
function hideTools(copied: Node): void {
  if (copied instanceof HTMLElement && 'tool' in copied.dataset) copied.style.opacity = '0';
}

/**
 * A margin that took all the room of its line is copied as a length, and a hair's breadth too long
 * for the line it breaks it. Whole pixels leave the hair.
 */
function loosen(copied: Node): void {
  if (!(copied instanceof HTMLElement)) return;
  const { style } = copied;
  for (const side of ['margin-left', 'margin-right']) {
    const margin = Number.parseFloat(style.getPropertyValue(side));
    if (!Number.isInteger(margin) && margin > 1) style.setProperty(side, `${Math.floor(margin)}px`);
  }
}

/**
 * The properties that can be seen in a picture that does not move: copying all takes several times
 * as long. Those of blocks and lines are the sides by another name.
 */
function seenProperties(element: Element): string[] {
  return [...getComputedStyle(element)].filter((name) => !UNSEEN.test(name));
}

const UNSEEN =
  /^(?:-webkit-(?!mask|line-clamp|box-orient|box-decoration|text)|animation|transition|scroll|view-|timeline|offset|orphans|widows|page|break|cursor|pointer|user-|touch|will-change|interpolate|speak|caret|resize|overscroll|overflow-anchor|contain)|(?:^|-)(?:block|inline)(?:-|$)/;

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the browser gives no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}
