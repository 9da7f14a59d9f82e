import { addCitation, removeCitation } from '@infinite/gedcom/edit/edit-annotations';
import { setDate } from '@infinite/gedcom/edit/edit-facts';
import { EditRefused } from '@infinite/gedcom/edit/edit-refused';
import { changeAt, setTagged, setText } from '@infinite/gedcom/edit/structure-edits';
import { readAnnotations, readCitation } from '@infinite/gedcom/read/annotations';
import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';
import { below, firstBelow, structureAt } from '@infinite/gedcom/structure-queries';
import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import {
  citationInput,
  structurePath,
  type CitationFields,
} from '@infinite/schema/tree/source.input';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeRecord, type RecordVersion } from '#features/tree/tree/facts/change-facts.ts';
import { dateInput } from '#features/tree/tree/facts/typed-date.ts';
import { findRecord } from '#features/tree/tree/records/find-records.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Cites a source for a fact of a person or a union, or for the record as a whole.
 * @param at number of the fact; null: the record
 * @param input see `citationInput`
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT, RATE_LIMITED
 */
export async function citeTreeSource(
  ctx: RequestContext,
  of: RecordVersion,
  { at, input }: { at: number | null; input: unknown },
): Promise<void> {
  const { sourceId, page, quality, date, text } = parseInput(citationInput, input);
  const { familyId } = requireRight(ctx, 'addToTree');
  await findRecord(ctx, familyId, { id: sourceId, kinds: ['SOUR'] });
  const path = parseInput(structurePath, at === null ? [] : [at]);
  await changeRecord(ctx, of, { kind: 'CITED', fact: factAt(path) }, (record) => {
    const place = path.length === 0 ? record : structureAt(record, path);
    if (place && readAnnotations(place).citations.length >= limits.citations) {
      throw new AppError('INVALID_INPUT', { words: words.tooManyCitations });
    }
    return addCitation(record, path, {
      ...{ source: sourceId, page, text, quality: qualityOf(quality) },
      date: date === '' ? null : dateInput(date, 'date'),
    });
  });
}

/**
 * Changes a citation. What no form has a field for stays in it: its media, notes, events.
 * @param path as the API gives it with the citation
 * @param input see `citationInput`
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT, RATE_LIMITED
 */
export async function changeTreeCitation(
  ctx: RequestContext,
  of: RecordVersion,
  { path, input }: { path: readonly number[]; input: unknown },
): Promise<void> {
  const fields = parseInput(citationInput, input);
  const { familyId } = requireRight(ctx, 'addToTree');
  await findRecord(ctx, familyId, { id: fields.sourceId, kinds: ['SOUR'] });
  const at = parseInput(structurePath, path);
  await changeRecord(ctx, of, { kind: 'CITED', fact: factAt(at) }, (record) => {
    if (structureAt(record, at)?.tag !== 'SOUR') throw new EditRefused('not-there');
    return changeAt(record, at, (citation) => withFields(citation, fields));
  });
}

/** @param path as the API gives it with the citation */
export async function removeTreeCitation(
  ctx: RequestContext,
  of: RecordVersion,
  path: readonly number[],
): Promise<void> {
  const at = parseInput(structurePath, path);
  await changeRecord(ctx, of, { kind: 'CITATION_REMOVED', fact: factAt(at) }, (record) =>
    removeCitation(record, at),
  );
}

const qualityOf = (quality: number | null | undefined): 0 | 1 | 2 | 3 | null =>
  ([0, 1, 2, 3] as const).find((each) => each === quality) ?? null;

const factAt =
  (path: readonly number[]) =>
  (record: GedcomRecord): string =>
    structureAt(record, path.slice(0, 1))?.tag ?? '';

function withFields(citation: Structure, fields: CitationFields): Structure {
  const { sourceId, page, quality, date, text } = fields;
  const paged = setText({ ...citation, pointer: sourceId }, 'PAGE', page);
  const rated = setText(paged, 'QUAY', qualityOf(quality)?.toString() ?? null);
  // What a recording says is shown to those who hear it: no form has its words.
  if (readCitation(citation).media.some(({ span }) => span)) return rated;
  const known = firstBelow(citation, 'DATA') ?? { tag: 'DATA' };
  // Further texts of the source stay behind the first.
  const [, ...others] = below(known, 'TEXT');
  const texts = text === '' ? others : [{ tag: 'TEXT', payload: text }, ...others];
  const said = setTagged(known, 'TEXT', texts);
  const data = date === '' ? said : setDate(said, dateInput(date, 'date'));
  return setTagged(rated, 'DATA', data.children ? [data] : []);
}
