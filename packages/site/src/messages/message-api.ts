/** How an act on a message ended; none rejects. */
export type ActOutcome =
  | { kind: 'done'; id: string }
  /** `fields` by input path, `words` for the whole. */
  | { kind: 'refused'; words: string; fields: Readonly<Record<string, string>> }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

export interface NewMoment {
  localDate: string;
  localTime: string;
}

/** Everything a sender can do with a message once it is written. */
export interface MessageApi {
  confirm(id: string): Promise<ActOutcome>;
  postpone(id: string, version: number, moment: NewMoment): Promise<ActOutcome>;
  setOccasionDate(id: string, version: number, moment: NewMoment): Promise<ActOutcome>;
  cancel(id: string): Promise<ActOutcome>;
  duplicate(id: string): Promise<ActOutcome>;
  deleteDraft(id: string): Promise<ActOutcome>;
  stopFor(id: string, recipientId: string): Promise<ActOutcome>;
  correctAddress(id: string, recipientId: string, email: string): Promise<ActOutcome>;
  retryDelivery(deliveryId: string): Promise<ActOutcome>;
  /** Decides that a mail of unknown outcome is not sent again. */
  leaveDelivery(deliveryId: string): Promise<ActOutcome>;
  updateAddress(deliveryId: string, email: string): Promise<ActOutcome>;
  closeLink(deliveryId: string): Promise<ActOutcome>;
  renewLink(deliveryId: string): Promise<ActOutcome>;
  /** Puts a thank-you that was said into the family's recordings. */
  keepVoice(thanksId: string): Promise<ActOutcome>;
}
