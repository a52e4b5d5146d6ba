import { createHash } from 'node:crypto';
import { createAvatar } from '@dicebear/core';
import {
  FACE_SETS,
  FACES_FOLDER,
  FACES_OF_A_SET,
  type FaceSet,
  faceAddress,
} from '@tablewright/table-kit/faces';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { FACE_STYLES } from './face-styles.ts';

/**
 * Draws the faces of all sets as pictures of their own beside the build, so that no page has to
 * load what draws them. While developing, each is drawn when it is asked for.
 */
export function faces(): Plugin {
  return {
    name: 'tablewright-faces',
    configureServer({ middlewares }) {
      middlewares.use(`/${FACES_FOLDER}`, (request, response, next) => {
        const face = readAddress(`/${FACES_FOLDER}${request.url ?? ''}`);
        if (face === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawFace(face.set, face.number));
      });
    },
    generateBundle() {
      for (const set of FACE_SETS) {
        for (let number = 0; number < FACES_OF_A_SET; number += 1) {
          this.emitFile({
            type: 'asset',
            fileName: faceAddress(set, number).slice(1),
            source: drawFace(set, number),
          });
        }
      }
    },
  };
}

function readAddress(address: string): { set: FaceSet; number: number } | undefined {
  for (const set of FACE_SETS) {
    for (let number = 0; number < FACES_OF_A_SET; number += 1)
      if (faceAddress(set, number) === address) return { set, number };
  }
  return undefined;
}

/** From face to face as many parts are passed over: lists are sorted, and neighbours alike. */
const STRIDE = 17;

/** One face as SVG, in a box that its drawing fills. The same number gives the same face. */
export function drawFace(set: FaceSet, number: number): string {
  const { style, options, dealt } = FACE_STYLES[set];
  const drawn = createAvatar(style, {
    ...options,
    ...Object.fromEntries(
      Object.entries(dealt).map(([part, of]) => [part, [of[(number * STRIDE) % of.length]]]),
    ),
    // Similar seeds give similar faces.
    seed: createHash('sha256').update(`${set} ${number}`).digest('hex'),
  });
  return optimize(drawn.toString(), {
    multipass: true,
    floatPrecision: set === 'neon' ? 2 : 1,
    plugins: ['preset-default', 'removeDesc'],
  }).data;
}
