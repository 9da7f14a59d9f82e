declare module 'commonmark-spec' {
  /** The specification's examples; tabs are shown as arrows. */
  export const tests: readonly {
    readonly number: number;
    readonly section: string;
    readonly markdown: string;
    readonly html: string;
  }[];
}
