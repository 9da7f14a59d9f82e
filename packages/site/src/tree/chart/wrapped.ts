/** A name in at most two lines of about `most` characters; what does not fit is cut with an ellipsis. */
export function wrapped(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const words = name.split(' ');
  let first = '';
  while (words[0] !== undefined && `${first} ${words[0]}`.trim().length <= most) {
    first = `${first} ${words.shift()}`.trim();
  }
  if (!first) return [cut(name, most)];
  return [first, cut(words.join(' '), most)];
}

function cut(text: string, most: number): string {
  // By characters as people see them, so that no letter is cut in half.
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
