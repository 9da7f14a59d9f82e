import {
  PreviewTriggerDocument,
  SenderNameDocument,
  ShownRecordingDocument,
  WrittenMessageDocument,
} from '@infinite/schema/generated/operations';
import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { writtenTemplate } from '#(marketing)/content/templates.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { clocksOf, contentOf, triggerInput } from '#messages/composer/draft-input.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** The message to go on with and its dates, or the template to begin from, if one is named. */
export async function data(pageContext: PageContextServer) {
  const { timeZone } = signInFirst(pageContext);
  const { message: id, template: templateId } = pageContext.urlParsed.search;
  const { senderName } = await pageContext.api.execute(SenderNameDocument, {});
  const begun = { recording: await recordingOf(pageContext), senderName: senderName ?? null };
  if (id === undefined) {
    return { ...begun, message: null, preview: null, template: writtenTemplate(templateId) };
  }
  const { message } = await pageContext.api.execute(WrittenMessageDocument, { id });
  if (!message) throw render(404);
  if (!message.editable) throw redirect(`/future-messages/${message.id}`);
  const content = contentOf(message, timeZone);
  const { when } = content;
  if (when.localDate === '' || when.localTime === '')
    return { ...begun, message, preview: null, template: null };
  const trigger = triggerInput(when);
  const { previewTrigger } = await pageContext.api.execute(PreviewTriggerDocument, {
    trigger,
    clocks: clocksOf(content),
  });
  return { ...begun, message, preview: previewTrigger, template: null };
}

/** The recording to begin with, if the address names one that the member has. */
async function recordingOf(pageContext: PageContextServer) {
  const id = pageContext.urlParsed.search['recording'];
  if (id === undefined) return null;
  const { recording } = await pageContext.api.execute(ShownRecordingDocument, { id });
  return recording && recording.state !== 'FAILED' ? recording : null;
}
