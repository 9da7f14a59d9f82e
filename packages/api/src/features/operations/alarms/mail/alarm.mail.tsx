import { alarmMailWords as words } from '@infinite/schema/words/alarms.en';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';

export interface AlarmMailProps {
  kind: string;
  subject: string;
  summary: string;
  whatToDo: string;
  openedAt: string;
  /** Null while it is open. */
  resolvedAt: string | null;
  /** The console. */
  link: string;
}

/** To the operator: what is wrong and what to do, or that it is resolved. */
export function alarmMail(props: AlarmMailProps): RenderedMail {
  const { resolvedAt, openedAt } = props;
  const subject = (resolvedAt ? words.resolvedSubject : words.openedSubject)(props.kind);
  return renderMail({
    subject: props.subject ? `${subject} (${props.subject})` : subject,
    preview: props.summary,
    sign: words.sign,
    body: (
      <>
        <Heading>{resolvedAt ? words.resolved : words.opened}</Heading>
        <Paragraph>{props.summary}</Paragraph>
        <Paragraph>
          {resolvedAt ? words.lasted(openedAt, resolvedAt) : words.since(openedAt)}
        </Paragraph>
        {resolvedAt ? null : (
          <>
            <Paragraph>
              {words.whatToDo}: {props.whatToDo}
            </Paragraph>
            <Action href={props.link}>{words.console}</Action>
            <FinePrint>{words.once}</FinePrint>
          </>
        )}
      </>
    ),
  });
}
