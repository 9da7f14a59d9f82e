import { sameStructure } from '#structure-queries.ts';
import type { Structure } from '#structure.ts';

/*
 * Changes to one place of a structure. Everything else stays the same object in the same order, so
 * that a change touches no more than it has to.
 */

/** `parent` with other children; without any the key goes, as in a record that never had them. */
export function withChildren<S extends Structure>(parent: S, children: readonly Structure[]): S {
  if (children.length > 0) return { ...parent, children };
  const { children: _, ...rest } = parent;
  return rest as S;
}

/** Changes the structure at `path`; `change` returns null to remove it. Unknown paths change nothing. */
export function changeAt<S extends Structure>(
  parent: S,
  path: readonly number[],
  change: (structure: Structure) => Structure | null,
): S {
  const [index, ...rest] = path;
  const children = parent.children ?? [];
  const child = index === undefined ? undefined : children[index];
  if (!child) return parent;
  const changed = rest.length > 0 ? changeAt(child, rest, change) : change(child);
  if (changed === child) return parent;
  return withChildren(
    parent,
    children.flatMap((each, at) => (at === index ? (changed ?? []) : each)),
  );
}

/** Adds a structure behind the last one with its tag, else at the end. */
export function addChild<S extends Structure>(parent: S, added: Structure): S {
  const children = parent.children ?? [];
  const last = children.findLastIndex(({ tag }) => tag === added.tag);
  return withChildren(parent, children.toSpliced(last < 0 ? children.length : last + 1, 0, added));
}

/** The index of the structure that `addChild` adds to `parent`. */
export function indexOfAdded(parent: Structure, tag: string): number {
  const children = parent.children ?? [];
  const last = children.findLastIndex((child) => child.tag === tag);
  return last < 0 ? children.length : last + 1;
}

/**
 * Makes `wanted` the structures with `tag`. One that is wanted with the payload or pointer it has
 * keeps what is below it, unless `wanted` says what is below.
 */
export function setTagged<S extends Structure>(
  parent: S,
  tag: string,
  wanted: readonly Structure[],
): S {
  const left = [...wanted];
  const kept = (parent.children ?? []).flatMap((child) => {
    if (child.tag !== tag) return [child];
    const next = left.shift();
    return next ? [replacement(child, next)] : [];
  });
  const children = parent.children ?? [];
  const same = kept.length === children.length && kept.every((child, at) => child === children[at]);
  const base = same ? parent : withChildren(parent, kept);
  return left.reduce<S>(addChild, base);
}

function replacement(old: Structure, next: Structure): Structure {
  if (old.payload !== next.payload || old.pointer !== next.pointer) return next;
  return next.children === undefined || sameStructure(old, next) ? old : next;
}

/** Sets, or with null removes, the one structure with `tag` and a text. */
export function setText<S extends Structure>(parent: S, tag: string, text: string | null): S {
  const payload = text?.trim() ?? '';
  return setTagged(parent, tag, payload === '' ? [] : [{ tag, payload }]);
}

/** Removes the structures directly below `parent` that `matches` finds. */
export function removeChildren<S extends Structure>(
  parent: S,
  matches: (child: Structure) => boolean,
): S {
  const children = parent.children ?? [];
  const kept = children.filter((child) => !matches(child));
  return kept.length === children.length ? parent : withChildren(parent, kept);
}
