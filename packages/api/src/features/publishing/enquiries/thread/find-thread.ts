import { inboxLimits } from '@infinite/schema/catalogue/enquiries';
import type { Temporal } from 'temporal-polyfill';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  attachmentsOf,
  type ShownAttachment,
} from '#features/publishing/enquiries/attachments/find-attachments.ts';
import type { Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { findEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import {
  EnquiryMessageEntity,
  EnquiryNoteEntity,
} from '#features/publishing/enquiries/thread/thread.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** A line of a thread. What a kind does not have is null. */
interface Entry {
  readonly id: string;
  readonly kind: 'ANSWER' | 'REPLY' | 'NOTE';
  readonly at: Temporal.Instant;
  readonly author: string;
  readonly address: string | null;
  readonly subject: string | null;
  readonly body: string;
  readonly automatic: boolean;
  readonly attachments: readonly ShownAttachment[];
  readonly delivery: 'WAITING' | 'SENT' | 'FAILED' | null;
  readonly problem: string | null;
}

export interface Thread {
  readonly enquiry: Enquiry;
  /** The oldest first. */
  readonly entries: Entry[];
  /** Whether there are older ones that are not among them. */
  readonly earlier: boolean;
  /** Whether what the writer answers arrives here. */
  readonly answersComeBack: boolean;
}

/**
 * One enquiry with what was written since.
 * @throws AppError NOT_FOUND
 */
export async function findThread(ctx: RequestContext, id: string): Promise<Thread> {
  requireStaff(ctx, 'enquiries.read');
  const enquiry = await findEnquiry(ctx, id);
  const limit = inboxLimits.entries;
  const messages = await tables(ctx.em, EnquiryMessageEntity)
    .selectFrom('enquiry_messages')
    .selectAll()
    .where('enquiryId', '=', id)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const notes = await tables(ctx.em, EnquiryNoteEntity)
    .selectFrom('enquiry_notes')
    .selectAll()
    .where('enquiryId', '=', id)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const attached = await attachmentsOf(
    ctx,
    messages.map((message) => message.id),
  );
  const entries: Entry[] = [
    ...messages.map((message) => ({
      ...message,
      kind: message.direction === 'OUT' ? ('ANSWER' as const) : ('REPLY' as const),
      author: message.authorName,
      delivery: message.state,
      attachments: attached.get(message.id) ?? [],
    })),
    ...notes.map((note) => ({ ...ofNotes, ...note, author: note.authorName })),
  ];
  // Ids grow with time.
  entries.sort((one, other) => (one.id < other.id ? -1 : 1));
  return {
    enquiry,
    entries: entries.slice(-limit),
    earlier: entries.length > limit,
    answersComeBack: ctx.app.config.inboundMailSecret !== undefined,
  };
}

const ofNotes = {
  kind: 'NOTE',
  address: null,
  subject: null,
  automatic: false,
  attachments: [],
  delivery: null,
  problem: null,
} as const;
