/** Why an edit cannot be made. */
export type EditRefusal =
  /** The tag is no event or attribute of such a record. */
  | 'unknown-fact'
  /** NCHI and NMR are counts. */
  | 'number-needed'
  /** Both places of the union are taken. */
  | 'union-full'
  /** A person cannot be partner and child of one union, nor partner twice. */
  | 'same-person'
  /** Nothing of that kind is at the path. */
  | 'not-there'
  /** The two records are not of the kind that the edit needs. */
  | 'wrong-record';

/** An edit that would leave a record invalid or senseless. Nothing has changed. */
export class EditRefused extends Error {
  readonly code: EditRefusal;

  constructor(code: EditRefusal) {
    super(`The edit is refused: ${code}`);
    this.name = 'EditRefused';
    this.code = code;
  }
}
