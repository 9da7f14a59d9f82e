import type { TreeFilePart } from '@infinite/schema/catalogue/tree-files';

interface Link {
  readonly unionId: string;
  readonly individualId: string;
  readonly role: 'PARTNER' | 'CHILD';
}

/** Who and which unions a file of a part of the tree holds. */
export interface Part {
  readonly people: ReadonlySet<string>;
  readonly unions: ReadonlySet<string>;
}

/**
 * The ancestors of somebody; their descendants with the partners of these; or both. Somebody who is their own
 * ancestor, as faulty data say, is there once.
 */
export function selectPart(
  links: readonly Link[],
  root: string,
  part: Exclude<TreeFilePart, 'all'>,
): Part {
  const tree = indexOf(links);
  const people = new Set([root]);
  const unions = new Set<string>();
  if (part !== 'descendants') addAncestors(tree, root, { people, unions });
  if (part !== 'ancestors') addDescendants(tree, root, { people, unions });
  return { people, unions };
}

interface Index {
  readonly asChild: ReadonlyMap<string, readonly string[]>;
  readonly asPartner: ReadonlyMap<string, readonly string[]>;
  readonly partners: ReadonlyMap<string, readonly string[]>;
  readonly children: ReadonlyMap<string, readonly string[]>;
}

interface Growing {
  readonly people: Set<string>;
  readonly unions: Set<string>;
}

function indexOf(links: readonly Link[]): Index {
  const [asChild, asPartner] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const [partners, children] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const { unionId, individualId, role } of links) {
    add(role === 'CHILD' ? asChild : asPartner, individualId, unionId);
    add(role === 'CHILD' ? children : partners, unionId, individualId);
  }
  return { asChild, asPartner, partners, children };
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function addAncestors(tree: Index, root: string, { people, unions }: Growing): void {
  const open = [root];
  for (let person = open.pop(); person !== undefined; person = open.pop()) {
    for (const union of tree.asChild.get(person) ?? []) {
      unions.add(union);
      for (const parent of tree.partners.get(union) ?? []) {
        if (people.has(parent)) continue;
        people.add(parent);
        open.push(parent);
      }
    }
  }
}

function addDescendants(tree: Index, root: string, { people, unions }: Growing): void {
  const open = [root];
  const seen = new Set(open);
  for (let person = open.pop(); person !== undefined; person = open.pop()) {
    for (const union of tree.asPartner.get(person) ?? []) {
      unions.add(union);
      for (const partner of tree.partners.get(union) ?? []) people.add(partner);
      for (const child of tree.children.get(union) ?? []) {
        people.add(child);
        if (seen.has(child)) continue;
        seen.add(child);
        open.push(child);
      }
    }
  }
}
