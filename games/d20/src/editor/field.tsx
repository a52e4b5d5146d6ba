import type { ReactNode } from 'react';
import { aboutOf, ref, type Shape } from '../content/adventures/shape.ts';
import { ChecksField } from './checks-field.tsx';
import type { FieldProps } from './editor-context.tsx';
import { EitherField, RecordField, VariantField } from './group-fields.tsx';
import { ListField } from './list-field.tsx';
import { MapPainter } from './map-painter.tsx';
import {
  FlagField,
  IdField,
  NumberField,
  RefField,
  TextField,
  WordField,
} from './plain-fields.tsx';

/** Fields whose texts fill more than a line. */
const LONG: readonly string[] = ['text', 'plain', 'premise', 'say'];

/** Lists of ids that an adventure may choose freely, of which some have names. */
const NAMED: Readonly<Record<string, Shape>> = { setting: ref('place') };

/** A field of the format, whatever it is. */
export function Field(props: FieldProps): ReactNode {
  const about = aboutOf(props.shape);
  const { path } = props;
  switch (about.kind) {
    case 'text':
      return <TextField {...props} isLong={LONG.includes(String(path.at(-1)))} />;
    case 'form':
      return path.at(-1) === 'id' ? <IdField {...props} /> : <TextField {...props} />;
    case 'word-or-time':
      return <TextField {...props} words={about.words} />;
    case 'number':
      return <NumberField {...props} {...about} />;
    case 'flag':
      return <FlagField {...props} off={false} />;
    case 'yes':
      return <FlagField {...props} off={undefined} />;
    case 'word':
      return <WordField {...props} words={about.words} />;
    case 'ref':
      return <RefField {...props} to={about.to} />;
    case 'list': {
      const { kind } = aboutOf(about.of);
      const named = NAMED[String(path.at(-1))];
      return named !== undefined || kind === 'ref' || kind === 'word' ? (
        <ChecksField {...props} of={named ?? about.of} />
      ) : (
        <ListField {...props} of={about.of} least={about.least} />
      );
    }
    case 'record':
      return <RecordField {...props} must={about.must} may={about.may} />;
    case 'variant':
      return <VariantField {...props} variants={about.variants} />;
    case 'either':
      return <EitherField {...props} one={about.one} />;
    case 'rows':
      return <MapPainter map={path.slice(0, -1)} />;
    // They are painted together with the rows.
    case 'zones':
      return null;
  }
}
