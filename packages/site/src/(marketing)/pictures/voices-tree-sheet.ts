/** Who stands where on the drawing of the sample family, `VoicesTreePicture`. */
export const drawnPeople = [
  { id: 'nils', name: 'Nils', x: 46, y: 56 },
  { id: 'elin', name: 'Elin', x: 126, y: 56 },
  { id: 'josef', name: 'Josef', x: 214, y: 56 },
  { id: 'marta', name: 'Marta', x: 294, y: 56 },
  { id: 'ingrid', name: 'Ingrid', x: 46, y: 186 },
  { id: 'anders', name: 'Anders', x: 126, y: 186 },
  { id: 'rosa', name: 'Rosa', x: 254, y: 186 },
  { id: 'lina', name: 'Lina', x: 80, y: 316 },
  { id: 'daniel', name: 'Daniel', x: 190, y: 316 },
  { id: 'joanna', name: 'Joanna', x: 290, y: 316 },
  { id: 'maja', name: 'Maja', x: 190, y: 446 },
  { id: 'oskar', name: 'Oskar', x: 290, y: 446 },
] as const;

export type DrawnPerson = (typeof drawnPeople)[number];

export const drawnUnions = [
  { partners: ['nils', 'elin'], children: ['ingrid', 'anders'] },
  { partners: ['josef', 'marta'], children: ['rosa'] },
  { partners: ['anders', 'rosa'], children: ['lina', 'daniel'] },
  { partners: ['daniel', 'joanna'], children: ['maja', 'oskar'] },
] as const;

export const drawnSheet = { width: 340, height: 512 } as const;

type DrawnUnion = (typeof drawnUnions)[number];

/** The lines of one union: between the two, down from their middle, and out to each child. */
export function unionPath({ partners, children }: DrawnUnion): string {
  const [one, other] = [drawn(partners[0]), drawn(partners[1])];
  const middle = (one.x + other.x) / 2;
  const below = children.map(drawn);
  const bar = one.y + 74;
  const xs = [middle, ...below.map((child) => child.x)];
  return [
    `M${one.x} ${one.y - 6}H${other.x}`,
    `M${middle} ${one.y - 6}V${bar}`,
    `M${Math.min(...xs)} ${bar}H${Math.max(...xs)}`,
    ...below.map((child) => `M${child.x} ${bar}V${child.y}`),
  ].join('');
}

/** @throws when a union names somebody who is not drawn */
function drawn(id: string): DrawnPerson {
  const found = drawnPeople.find((person) => person.id === id);
  if (!found) throw new Error(`nobody drew ${id}`);
  return found;
}
