/** Whose rows they are. */
export interface OfRecord {
  readonly familyId: string;
  readonly id: string;
  readonly createdBy: string | null;
}
