/** A union as far as descent is concerned. */
export interface DescentRow {
  readonly partners: readonly string[];
  readonly children: readonly { readonly id: string }[];
}

interface Visit {
  readonly id: string;
  readonly children: readonly string[];
  next: number;
}

/**
 * The individuals who are their own ancestors: members of a cycle of parents and children, however
 * long. Tarjan's strongly connected components, without recursion: a line of descent may be deep.
 */
export function ownAncestors(unions: readonly DescentRow[]): string[] {
  const childrenOf = childrenByParent(unions);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const found: string[] = [];

  const begin = (id: string): Visit => {
    order.set(id, order.size);
    lowest.set(id, order.get(id) ?? 0);
    path.push(id);
    onPath.add(id);
    return { id, children: [...(childrenOf.get(id) ?? [])], next: 0 };
  };
  const lower = (id: string, to: number) => lowest.set(id, Math.min(lowest.get(id) ?? to, to));
  const close = (id: string) => {
    if (lowest.get(id) !== order.get(id)) return;
    const component = path.splice(path.lastIndexOf(id));
    for (const member of component) onPath.delete(member);
    if (component.length === 1 && !childrenOf.get(id)?.has(id)) return;
    for (const member of component) found.push(member);
  };

  for (const start of childrenOf.keys()) {
    if (order.has(start)) continue;
    const visits = [begin(start)];
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const child = visit.children[visit.next];
      visit.next += 1;
      if (child === undefined) {
        visits.pop();
        close(visit.id);
        const parent = visits.at(-1);
        if (parent) lower(parent.id, lowest.get(visit.id) ?? 0);
      } else if (!order.has(child)) visits.push(begin(child));
      else if (onPath.has(child)) lower(visit.id, order.get(child) ?? 0);
    }
  }
  return found.toSorted();
}

function childrenByParent(unions: readonly DescentRow[]): Map<string, Set<string>> {
  const childrenOf = new Map<string, Set<string>>();
  for (const { partners, children } of unions) {
    for (const parent of partners) {
      const known = childrenOf.get(parent) ?? new Set();
      for (const { id } of children) known.add(id);
      childrenOf.set(parent, known);
    }
  }
  return childrenOf;
}
