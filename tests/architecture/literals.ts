/** Comments come with literals, so that an apostrophe in a comment opens no literal. */
const literalOrComment =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** The text literals of TypeScript source without their quotation marks; comments are left out. */
export function literalsOf(text: string): string[] {
  return [...text.matchAll(literalOrComment)]
    .map(([token]) => token)
    .filter((token) => !token.startsWith('//') && !token.startsWith('/*'))
    .map((token) => token.slice(1, -1).replaceAll(/\\(['"`])/g, '$1'));
}
