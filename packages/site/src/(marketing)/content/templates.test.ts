import { messageLimits } from '@infinite/schema/catalogue/messages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterTemplates } from './letter-templates.ts';
import { messageTemplates } from './message-templates.ts';
import { capsuleTemplates, scrapbookTemplates } from './outline-templates.ts';
import { deploymentTemplateIds, templatesPage, writtenTemplate } from './templates.ts';

const written = [...messageTemplates, ...letterTemplates];
const outlines = [...scrapbookTemplates, ...capsuleTemplates];

it('has a template for each id that a page links to, and no id twice', () => {
  for (const id of deploymentTemplateIds) expect(writtenTemplate(id)?.id).toBe(id);
  const ids = [...written, ...outlines].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // Each id is a place on its page as well.
  expect(ids.some((id) => id in templatesPage.kinds)).toBe(false);
});

it('gives nothing for an address that names no template', () => {
  expect(writtenTemplate(undefined)).toBeNull();
  const ids = new Set(written.map(({ id }) => id));
  const other = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', 'constructor'));
  fc.assert(
    fc.property(other, (id) => {
      fc.pre(!ids.has(id));
      expect(writtenTemplate(id)).toBeNull();
    }),
  );
});

it('counts what the description of the page promises', () => {
  expect([written.length, outlines.length]).toEqual([15, 6]);
  expect(templatesPage.description).toContain('Fifteen letters and messages');
  expect(templatesPage.description).toContain('six outlines');
});

it('fits the composer, with blanks that are closed again', () => {
  for (const { title, body } of written) {
    expect(title.length).toBeLessThanOrEqual(messageLimits.title);
    expect(body.length).toBeLessThanOrEqual(messageLimits.body);
    expect(body.split('[').length).toBeGreaterThan(1);
    expect(body.split('[').length).toBe(body.split(']').length);
    expect(body).not.toContain('!');
  }
});
