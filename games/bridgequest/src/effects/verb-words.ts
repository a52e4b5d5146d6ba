import { type Said, SIGNATURES, type Signature } from './signatures.ts';

type Texts = Readonly<Record<`do.${string}`, string>>;

const textsIn = (language: 0 | 1): Texts => {
  const texts: Record<`do.${string}`, string> = {};
  const verbs: Readonly<Record<string, Signature>> = SIGNATURES;
  for (const [verb, { says, else: otherwise = {} }] of Object.entries(verbs)) {
    texts[`do.${verb}`] = says[language];
    for (const [how, said] of Object.entries<Said>(otherwise)) {
      texts[`do.${verb}.${how}`] = said[language];
    }
  }
  return texts;
};

/** What verbs say, in the keys of the catalogue, in English. */
export const VERB_TEXTS = textsIn(0);
/** The same in German. */
export const VERB_TEXTS_DE = textsIn(1);
