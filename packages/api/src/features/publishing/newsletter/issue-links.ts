import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#platform/context.ts';

/**
 * choices: to unsubscribe and to change preferences, valid for as long as an issue is in an inbox.
 * opened: to count an opening, and for nothing else. click: to count a click and to go on.
 */
export type IssueLinkScope = 'choices' | 'opened';

export interface IssueLink {
  readonly subscriberId: string;
  /** Null for a link that was in no issue. */
  readonly issueId: string | null;
}

/** A link of an issue: its place among the links that are stored with the mail. */
export interface ClickLink {
  readonly subscriberId: string;
  readonly issueId: string;
  readonly link: number;
}

const nowhere = '0'.repeat(32);
const macBytes = 16;

/**
 * Links of issues are signed and not stored: 100,000 issues would be 100,000 rows, and an issue
 * that is sent again after a crash must carry the same link.
 */
export class IssueLinks {
  readonly #keys: Record<IssueLinkScope | 'click', Buffer>;

  constructor(app: Pick<AppContext, 'keys'>) {
    this.#keys = {
      choices: app.keys.keyFor('newsletter choices'),
      opened: app.keys.keyFor('newsletter opened'),
      click: app.keys.keyFor('newsletter click'),
    };
  }

  /** base64url without padding, 64 characters. */
  write(scope: IssueLinkScope, { subscriberId, issueId }: IssueLink): string {
    const named = Buffer.from(hex(subscriberId) + (issueId ? hex(issueId) : nowhere), 'hex');
    return Buffer.concat([named, this.#mac(scope, named)]).toString('base64url');
  }

  /** Null for anything that `write` did not make for this scope. */
  read(scope: IssueLinkScope, token: string): IssueLink | null {
    if (!/^[\w-]{64}$/.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const named = bytes.subarray(0, 32);
    if (!timingSafeEqual(bytes.subarray(32), this.#mac(scope, named))) return null;
    const issue = named.subarray(16).toString('hex');
    return {
      subscriberId: uuid(named.subarray(0, 16).toString('hex')),
      issueId: issue === nowhere ? null : uuid(issue),
    };
  }

  /** base64url without padding, 67 characters. */
  writeClick({ subscriberId, issueId, link }: ClickLink): string {
    const named = Buffer.alloc(34);
    named.write(hex(subscriberId) + hex(issueId), 'hex');
    named.writeUInt16BE(link, 32);
    return Buffer.concat([named, this.#mac('click', named)]).toString('base64url');
  }

  /** Null for anything that `writeClick` did not make. */
  readClick(token: string): ClickLink | null {
    if (!/^[\w-]{67}$/.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const named = bytes.subarray(0, 34);
    if (!timingSafeEqual(bytes.subarray(34), this.#mac('click', named))) return null;
    return {
      subscriberId: uuid(named.subarray(0, 16).toString('hex')),
      issueId: uuid(named.subarray(16, 32).toString('hex')),
      link: named.readUInt16BE(32),
    };
  }

  #mac(scope: IssueLinkScope | 'click', named: Uint8Array): Buffer {
    return createHmac('sha256', this.#keys[scope]).update(named).digest().subarray(0, macBytes);
  }
}

const hex = (id: string): string => id.replaceAll('-', '');

function uuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
