/** Whether a pointer can be the id of a record; others point nowhere. */
export function isId(pointer: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(pointer);
}
