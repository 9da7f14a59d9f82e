import type { HeldReason } from './draft-machine.ts';

/** Why a save was refused: no connection, no session, an invalid field, or a server error. */
export function heldBy(refusal: { code: string; fields: Readonly<Record<string, string>> }): {
  kind: 'held';
  reason: HeldReason;
  fields?: Readonly<Record<string, string>>;
} {
  const { code, fields } = refusal;
  const reason = reasons[code] ?? 'failed';
  return reason === 'refused' ? { kind: 'held', reason, fields } : { kind: 'held', reason };
}

const reasons: Readonly<Record<string, HeldReason>> = {
  OFFLINE: 'offline',
  UNAVAILABLE: 'offline',
  UNAUTHENTICATED: 'signed-out',
  WRONG_STATE: 'locked',
  INVALID_INPUT: 'refused',
};
