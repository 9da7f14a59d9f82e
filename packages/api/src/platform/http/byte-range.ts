/** What a Range header asks of a representation of known length (RFC 9110, section 14). */
export type RangeAnswer =
  | { readonly kind: 'whole' }
  /** From `start` up to, but not including, `end`. */
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

const oneRange = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Honors a single range of bytes. Several ranges, other units and invalid values are ignored, which
 * the RFC allows: the response is then the whole representation.
 */
export function answerRange(header: string | undefined, length: number): RangeAnswer {
  const [, first = '', last = ''] = oneRange.exec(header ?? '') ?? [];
  if (first === '' && last === '') return { kind: 'whole' };
  if (first === '') {
    const wanted = Number(last);
    if (wanted === 0 || length === 0) return { kind: 'unsatisfiable' };
    return { kind: 'part', start: Math.max(0, length - wanted), end: length };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  if (start >= length) return { kind: 'unsatisfiable' };
  return { kind: 'part', start, end: last === '' ? length : Math.min(length, Number(last) + 1) };
}

/** If-Range with the current strong ETag keeps the range; anything else asks for the whole. */
export function rangeStands(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag;
}

/** If-None-Match (RFC 9110, section 13.1.2). */
export function isKnownTo(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
