/** JSON for a script element: '<' is escaped, since '</script' inside a text would close it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
