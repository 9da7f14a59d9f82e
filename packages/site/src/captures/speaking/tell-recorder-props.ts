export interface TellRecorderProps {
  /** Of the person's link; it is the permission. */
  readonly token: string;
  readonly questionId: string;
}
