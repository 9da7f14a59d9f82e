/** The text of a canned answer for one enquiry; braces around anything else stay. */
export function fillPlaceholders(
  text: string,
  { name, reference }: { name: string; reference: string },
): string {
  const values: Readonly<Record<string, string>> = { name, number: reference };
  return text.replaceAll(/\{(name|number)\}/g, (_, key: string) => values[key] ?? '');
}
