/** One of the invented family. */
export interface SamplePerson {
  readonly id: string;
  readonly name: string;
  readonly surname: string;
  readonly sex: 'F' | 'M';
  /** The year; of living people nobody tells it. */
  readonly birth?: number;
  readonly death?: number;
  /** How the youngest would call them. */
  readonly calls: string;
  readonly text: string;
  readonly source: string;
}
