import { structure, type Conversion } from './conversion.ts';
import type { ParsedStructure } from './parsed-structure.ts';
import type { Structure } from './structure.ts';

/** Events that need a TYPE in GEDCOM 7, and take text. */
const NAMED_BY_TYPE = new Set(['EVEN', 'FACT']);

/** An event of a person or family: `Y` when it happened, `N` when it did not. Other text becomes a note. */
export function convertEvent(
  node: ParsedStructure,
  out: Structure[],
  conversion: Conversion,
): void {
  const kept = conversion.keep(node);
  const isEvent =
    conversion.extensions === 0 && (conversion.parent === 'INDI' || conversion.parent === 'FAM');
  if (!isEvent) out.push(kept);
  else if (NAMED_BY_TYPE.has(node.tag)) out.push(withType(kept));
  else out.push(withoutText(kept));
}

function withType(event: Structure): Structure {
  const children = event.children ?? [];
  if (children.some(({ tag }) => tag === 'TYPE')) return event;
  const type = structure('TYPE', event.payload ?? (event.tag === 'EVEN' ? 'Event' : 'Fact'));
  return { ...event, children: [type, ...children] };
}

function withoutText(event: Structure): Structure {
  const { tag, payload, children = [] } = event;
  const answer = payload?.trim().toUpperCase();
  if (answer === undefined || payload === 'Y') return event;
  if (answer === 'Y' || answer === '') return structure(tag, answer, undefined, children);
  if (answer === 'N') return structure('NO', tag, undefined, children);
  return structure(tag, undefined, undefined, [...children, structure('NOTE', payload)]);
}

/**
 * A person who has an event at the age STILLBORN died at birth. GEDCOM 7 says this by the age of the death
 * (FamilySearch migration guide).
 */
export function convertPerson(
  node: ParsedStructure,
  out: Structure[],
  conversion: Conversion,
): void {
  conversion.isStillborn = false;
  const kept = conversion.keep(node);
  const children = kept.children ?? [];
  if (!conversion.isStillborn) {
    out.push(kept);
    return;
  }
  const death = children.find(({ tag }) => tag === 'DEAT');
  const age = structure('AGE', '0y', undefined, [structure('PHRASE', 'Stillborn')]);
  if (!death)
    out.push({ ...kept, children: [...children, structure('DEAT', undefined, undefined, [age])] });
  else if (death.children?.some(({ tag }) => tag === 'AGE')) out.push(kept);
  else {
    const dated = { ...death, children: [age, ...(death.children ?? [])] };
    out.push({ ...kept, children: children.map((child) => (child === death ? dated : child)) });
  }
}
