import type { Structure } from '#structure.ts';

/** A structure together with where it is: the indexes that lead to it from its record. */
export interface Placed {
  readonly structure: Structure;
  readonly path: readonly number[];
}

/** The structures directly below `parent` with one of `tags`, in their order. */
export function below(parent: Structure, ...tags: readonly string[]): Structure[] {
  return (parent.children ?? []).filter(({ tag }) => tags.includes(tag));
}

/** The first structure directly below `parent` with `tag`. */
export function firstBelow(parent: Structure | undefined, tag: string): Structure | undefined {
  return parent?.children?.find((child) => child.tag === tag);
}

/** The payload of the first structure with `tag`; null when it is absent or blank. */
export function textBelow(parent: Structure | undefined, tag: string): string | null {
  const text = firstBelow(parent, tag)?.payload?.trim();
  return text === undefined || text === '' ? null : text;
}

/** The payloads of all structures with `tag` that have one. */
export function textsBelow(parent: Structure, tag: string): string[] {
  return below(parent, tag).flatMap(({ payload }) => {
    const text = payload?.trim();
    return text ? [text] : [];
  });
}

/** The records that structures with `tag` point to; `@VOID@` points nowhere. */
export function pointersBelow(parent: Structure, tag: string): string[] {
  return below(parent, tag).flatMap((child) => pointerOf(child) ?? []);
}

/** The record a structure points to; null for text and for `@VOID@`. */
export function pointerOf(structure: Structure): string | null {
  const { pointer } = structure;
  return pointer === undefined || pointer === 'VOID' ? null : pointer;
}

/** The structure at an index path below `record`; undefined when nothing is there. */
export function structureAt(record: Structure, path: readonly number[]): Structure | undefined {
  return path.reduce<Structure | undefined>((at, index) => at?.children?.[index], record);
}

/** The same structure with all of its content: tag, payload, pointer and what is below. */
export function sameStructure(a: Structure, b: Structure): boolean {
  if (a.tag !== b.tag || a.payload !== b.payload || a.pointer !== b.pointer) return false;
  const [under, other] = [a.children ?? [], b.children ?? []];
  return (
    under.length === other.length &&
    under.every((child, index) => {
      const twin = other[index];
      return twin !== undefined && sameStructure(child, twin);
    })
  );
}

/** Splits a list payload such as `CONFIDENTIAL, LOCKED`. */
export function listOf(payload: string | null | undefined): string[] {
  return (payload ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
