import type { GraphIndex } from '../graph-index.ts';
import { parentUnions } from '../relatives.ts';
import { at, lengthOf, rowOf } from '../rows.ts';
import { heightsOf } from './heights.ts';

/**
 * The whole graph as trees from the top down. A node is a person with the partners beside (or a union without
 * partners, which has children alone); its children follow each other in the arrays. Everyone has one box of their
 * own, and references where they stand again.
 */
export interface Forest {
  /** box -> person, 1 for a reference, node */
  readonly boxPerson: Int32Array;
  readonly boxReference: Uint8Array;
  readonly boxNode: Int32Array;
  /** Nodes of a tree follow each other, generation by generation. */
  readonly nodeBox: Int32Array;
  readonly nodeParent: Int32Array;
  readonly nodeLevel: Int32Array;
  readonly childStart: Int32Array;
  readonly childCount: Int32Array;
  /** node -> its families: the first and how many */
  readonly familyStart: Int32Array;
  readonly familyCount: Int32Array;
  /** family -> union, first partner's box and how many, first child's node and how many */
  readonly familyUnion: Int32Array;
  readonly partnerStart: Int32Array;
  readonly partnerCount: Int32Array;
  readonly familyChildStart: Int32Array;
  readonly familyChildCount: Int32Array;
  /** tree -> its first node, and the end of the last. */
  readonly treeStarts: Int32Array;
  readonly boxes: number;
  readonly nodes: number;
  readonly families: number;
}

/** Plants the trees with the most generations first, so that who marries in stands in the larger tree. */
export function forestOf(index: GraphIndex): Forest {
  const planting = new Planting(index);
  const heights = heightsOf(index);
  const marriesIn = Uint8Array.from({ length: index.unions }, (_, union) =>
    rowOf(index.partnersOf, union).some((partner) => lengthOf(index.asChild, partner) > 0) ? 1 : 0,
  );
  const isRootPerson = (person: number) =>
    lengthOf(index.asChild, person) === 0 &&
    rowOf(index.asPartner, person).every((union) => marriesIn[union] === 0);
  const roots: { height: number; person: number; union: number }[] = [];
  for (let union = 0; union < index.unions; union += 1) {
    if (lengthOf(index.partnersOf, union) > 0 || lengthOf(index.childrenOf, union) === 0) continue;
    roots.push({ height: at(heights.unions, union), person: -1, union });
  }
  for (let person = 0; person < index.people; person += 1) {
    if (isRootPerson(person)) roots.push({ height: at(heights.people, person), person, union: -1 });
  }
  roots.sort((a, b) => b.height - a.height || a.person - b.person || a.union - b.union);
  for (const { person, union } of roots) {
    if (person < 0) planting.unionTree(union);
    else planting.personTree(person);
  }
  // What is left hangs on cycles, or is another union of someone who married in.
  for (let person = 0; person < index.people; person += 1) planting.personTree(person);
  for (let union = 0; union < index.unions; union += 1) planting.unionTree(union);
  return planting.forest();
}

class Planting {
  private readonly boxPerson: Int32Array;
  private readonly boxReference: Uint8Array;
  private readonly boxNode: Int32Array;
  private readonly nodeBox: Int32Array;
  private readonly nodeParent: Int32Array;
  private readonly nodeLevel: Int32Array;
  private readonly childStart: Int32Array;
  private readonly childCount: Int32Array;
  private readonly familyStart: Int32Array;
  private readonly familyCount: Int32Array;
  private readonly familyUnion: Int32Array;
  private readonly partnerStart: Int32Array;
  private readonly partnerCount: Int32Array;
  private readonly familyChildStart: Int32Array;
  private readonly familyChildCount: Int32Array;
  private readonly treeStarts: number[] = [];
  private readonly placed: Uint8Array;
  private readonly drawn: Uint8Array;
  private boxes = 0;
  private nodes = 0;
  private families = 0;

  constructor(private readonly index: GraphIndex) {
    const { people, unions, partnersOf, childrenOf } = index;
    // Every role of a person has a box at most, and so has everyone for themselves.
    const most = people + unions + partnersOf.items.length + childrenOf.items.length;
    this.boxPerson = new Int32Array(most);
    this.boxReference = new Uint8Array(most);
    this.boxNode = new Int32Array(most);
    this.nodeBox = new Int32Array(most);
    this.nodeParent = new Int32Array(most);
    this.nodeLevel = new Int32Array(most);
    this.childStart = new Int32Array(most);
    this.childCount = new Int32Array(most);
    this.familyStart = new Int32Array(most);
    this.familyCount = new Int32Array(most);
    this.familyUnion = new Int32Array(unions);
    this.partnerStart = new Int32Array(unions);
    this.partnerCount = new Int32Array(unions);
    this.familyChildStart = new Int32Array(unions);
    this.familyChildCount = new Int32Array(unions);
    this.placed = new Uint8Array(people);
    this.drawn = new Uint8Array(unions);
  }

  /** A tree below a person who has no box yet. */
  personTree(person: number): void {
    if (this.placed[person] === 1) return;
    const first = this.nodes;
    this.treeStarts.push(first);
    this.addNode(this.addBox(person, first), -1, 0);
    this.grow(first);
  }

  /** A tree of a union that no other shows, below its first partner or below none. */
  unionTree(union: number): void {
    if (this.drawn[union] === 1) return;
    const first = this.nodes;
    this.treeStarts.push(first);
    const { partnersOf } = this.index;
    const host =
      lengthOf(partnersOf, union) > 0 ? at(partnersOf.items, at(partnersOf.starts, union)) : -1;
    this.addNode(host < 0 ? -1 : this.addBox(host, first), -1, 0);
    this.familyStart[first] = this.families;
    this.addFamily(first, union, host);
    this.countChildren(first);
    this.grow(first + 1);
  }

  forest(): Forest {
    const { boxes, nodes, families } = this;
    return {
      ...{ boxes, nodes, families },
      boxPerson: this.boxPerson.slice(0, boxes),
      boxReference: this.boxReference.slice(0, boxes),
      boxNode: this.boxNode.subarray(0, boxes),
      nodeBox: this.nodeBox.subarray(0, nodes),
      nodeParent: this.nodeParent.subarray(0, nodes),
      nodeLevel: this.nodeLevel.subarray(0, nodes),
      childStart: this.childStart.subarray(0, nodes),
      childCount: this.childCount.subarray(0, nodes),
      familyStart: this.familyStart.subarray(0, nodes),
      familyCount: this.familyCount.subarray(0, nodes),
      familyUnion: this.familyUnion,
      partnerStart: this.partnerStart,
      partnerCount: this.partnerCount,
      familyChildStart: this.familyChildStart,
      familyChildCount: this.familyChildCount,
      treeStarts: Int32Array.from([...this.treeStarts, nodes]),
    };
  }

  /** Generation by generation, so that the children of a node follow each other. */
  private grow(from: number): void {
    for (let node = from; node < this.nodes; node += 1) {
      const box = at(this.nodeBox, node);
      this.familyStart[node] = this.families;
      if (box >= 0 && this.boxReference[box] === 0) {
        const person = at(this.boxPerson, box);
        const { starts, items } = this.index.asPartner;
        for (let place = at(starts, person); place < at(starts, person + 1); place += 1) {
          if (this.drawn[at(items, place)] === 0) this.addFamily(node, at(items, place), person);
        }
      }
      this.countChildren(node);
    }
  }

  private addFamily(node: number, union: number, host: number): void {
    const { partnersOf, childrenOf } = this.index;
    const family = this.families;
    this.families += 1;
    this.drawn[union] = 1;
    this.familyUnion[family] = union;
    this.familyCount[node] = at(this.familyCount, node) + 1;
    this.partnerStart[family] = this.boxes;
    for (
      let place = at(partnersOf.starts, union);
      place < at(partnersOf.starts, union + 1);
      place += 1
    ) {
      const partner = at(partnersOf.items, place);
      if (partner === host) continue;
      this.addBox(partner, node, this.staysWithParents(partner));
    }
    this.partnerCount[family] = this.boxes - at(this.partnerStart, family);
    this.familyChildStart[family] = this.nodes;
    if (at(this.childCount, node) === 0) this.childStart[node] = this.nodes;
    for (
      let place = at(childrenOf.starts, union);
      place < at(childrenOf.starts, union + 1);
      place += 1
    ) {
      const child = at(childrenOf.items, place);
      const isElsewhere = this.placed[child] === 0 && parentUnions(this.index, child)[0] !== union;
      const box = this.addBox(child, this.nodes, isElsewhere);
      this.addNode(box, node, at(this.nodeLevel, node) + 1);
    }
    this.familyChildCount[family] = this.nodes - at(this.familyChildStart, family);
    this.childCount[node] = at(this.childCount, node) + at(this.familyChildCount, family);
  }

  /** Who has parents and further unions keeps them together below the parents. */
  private staysWithParents(person: number): boolean {
    const { asChild, asPartner } = this.index;
    return lengthOf(asChild, person) > 0 && lengthOf(asPartner, person) > 1;
  }

  private countChildren(node: number): void {
    if (at(this.childCount, node) === 0) this.childStart[node] = this.nodes;
  }

  private addNode(box: number, parent: number, level: number): void {
    this.nodeBox[this.nodes] = box;
    this.nodeParent[this.nodes] = parent;
    this.nodeLevel[this.nodes] = level;
    this.nodes += 1;
  }

  /** A box at a node: the person's own unless there is one, or it stands elsewhere. */
  private addBox(person: number, node: number, isElsewhere = false): number {
    const box = this.boxes;
    const isReference = isElsewhere || this.placed[person] === 1;
    this.boxPerson[box] = person;
    this.boxReference[box] = isReference ? 1 : 0;
    this.boxNode[box] = node;
    if (!isReference) this.placed[person] = 1;
    this.boxes += 1;
    return box;
  }
}
