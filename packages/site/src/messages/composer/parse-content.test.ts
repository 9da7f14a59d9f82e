import { expect, it } from 'vitest';
import { emptyContent, emptyRecipient } from './draft-content.ts';
import { parseContent } from './parse-content.ts';

it('reads a copy of a message, and nothing that an older page wrote otherwise', () => {
  const content = { ...emptyContent('Europe/Lisbon'), body: 'Dear Ana' };
  expect(parseContent(JSON.parse(JSON.stringify(content)))).toEqual(content);
  expect(parseContent({ ...content, when: {} })).toBeNull();
  expect(parseContent({ ...content, attachmentIds: [1] })).toBeNull();
  expect(parseContent({ ...content, when: { ...content.when, kind: 'NEVER' } })).toBeNull();
  expect(parseContent({ ...content, more: 1 })).toEqual(content);
  const { locale: _none, ...person } = emptyRecipient('ana');
  expect(parseContent({ ...content, recipients: [person] })?.recipients).toEqual([
    emptyRecipient('ana'),
  ]);
  expect(parseContent([])).toBeNull();
  expect(parseContent(null)).toBeNull();
});
