import { randomUUID } from 'node:crypto';
import type { RecipientDraft } from '@infinite/schema/messages/message-draft.input';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import type { Temporal } from 'temporal-polyfill';
import type { Actor, RequestContext } from '#platform/context.ts';
import {
  cancelMessage,
  confirmMessage,
  noteOpened,
  postponeMessage,
  scheduleMessage,
} from '#features/messages/delivery/index.ts';
import { keepFile } from '#features/recordings/recordings/index.ts';
import { createDraft, type Message } from '#features/messages/messages/index.ts';
import { readAsset } from '#seeds/demo/assets.ts';
import type { TimeTravel } from '#seeds/demo/time-travel.ts';

/** What a form of the composer holds; `createDraft` parses it. */
export interface Letter {
  title: string;
  body: string;
  trigger?: Partial<Trigger> & Pick<Trigger, 'kind' | 'timeZone'>;
  recipients?: (Partial<RecipientDraft> & Pick<RecipientDraft, 'name' | 'email'>)[];
  attachmentIds?: string[];
}

/** Where a member of the sample sits: everything done here goes through the product's use cases. */
export class Desk {
  readonly #actor: Actor;

  constructor(
    private readonly travel: TimeTravel,
    member: { userId: string; familyId: string },
  ) {
    this.#actor = {
      kind: 'member',
      sessionId: randomUUID(),
      role: 'member',
      familyRole: 'editor',
      ...member,
    };
  }

  /** Keeps a recording or a picture of the sample; gives its id. */
  async keep(fileName: string, title: string): Promise<string> {
    const isVoice = fileName.endsWith('.webm');
    return keepFile(
      this.ctx(),
      {
        kind: isVoice ? 'VOICE' : 'PHOTO',
        origin: isVoice ? 'recorded' : 'uploaded',
        takeId: randomUUID(),
        title,
        filename: fileName,
        filetype: isVoice ? 'audio/webm' : 'image/jpeg',
      },
      await readAsset(fileName),
    );
  }

  async draft(input: Letter): Promise<Message> {
    return createDraft(this.ctx(), { input, clientId: randomUUID() });
  }

  async schedule(input: Letter): Promise<Message> {
    const { id, version } = await this.draft(input);
    return scheduleMessage(this.ctx(), { id, version });
  }

  async confirm({ id }: Message): Promise<void> {
    await confirmMessage(this.ctx(), { id });
  }

  async cancel({ id }: Message): Promise<void> {
    await cancelMessage(this.ctx(), { id });
  }

  async postpone({ id, version }: Message, to: LocalDateTime): Promise<void> {
    await postponeMessage(this.ctx(), { id, version, ...to });
  }

  ctx(): RequestContext {
    return this.travel.contextOf(this.#actor);
  }
}

/** A reader of the sample opens the link of their mail. */
export async function open(travel: TimeTravel, token: string | null): Promise<void> {
  if (token) await noteOpened(travel.contextOf({ kind: 'visitor' }), token);
}

export interface LocalDateTime {
  localDate: string;
  localTime: string;
}

/** The local date and time of an instant, to the quarter of an hour, as people name times. */
export function localTimeOf(instant: Temporal.Instant, timeZone: string): LocalDateTime {
  const there = instant
    .toZonedDateTimeISO(timeZone)
    .round({ smallestUnit: 'minute', roundingIncrement: 15 });
  return {
    localDate: there.toPlainDate().toString(),
    localTime: there.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** A date given by its moment, as a draft says it. */
export function onMoment(instant: Temporal.Instant, timeZone: string): Letter['trigger'] {
  return { kind: 'DATE', timeZone, ...localTimeOf(instant, timeZone) };
}
