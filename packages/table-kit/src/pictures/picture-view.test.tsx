import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictureView } from './picture-view.tsx';

test('until a picture is there its words stand for it, whatever is in them', () => {
  const picture = { picture: '../../secret', alt: 'A <b>mill</b>\u202e' };
  const html = renderToStaticMarkup(<PictureView picture={picture} as="blocks" />);
  expect(html).toContain('<bdi class="tw-picture-words">A &lt;b&gt;mill&lt;/b&gt;\ufffd</bdi>');
  expect(html).not.toContain('secret');
});
