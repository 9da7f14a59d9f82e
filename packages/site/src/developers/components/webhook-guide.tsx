import { SignatureChecker } from '@infinite/integrations/signature/signature-checker';
import { signatureWords } from '@infinite/integrations/signature/signature-checker.en';
import { webhookEventTypes, webhookLimits, webhookPing } from '@infinite/schema/catalogue/webhooks';
import { webhookWords } from '@infinite/schema/words/webhooks.en';
import { apiDocsWords } from '#developers/api-docs.en.ts';
import { sampleId } from '#developers/sample-of.ts';
import { sendSignedExample, verifyExample } from '#developers/worked-examples.ts';
import { CodeBlock, Table } from './code-block.tsx';
import { InlineWords, Paragraphs } from './inline-words.tsx';
import { Section } from './section.tsx';

const words = apiDocsWords.webhooks;

const payload = {
  type: 'message.opened',
  version: 1,
  timestamp: '2041-05-04T08:10:00Z',
  data: {
    familyId: sampleId,
    messageId: sampleId,
    deliveryId: sampleId,
    recipientId: sampleId,
    occurrence: '2041-05-04',
    openedAt: '2041-05-04T08:10:00Z',
  },
};

/** Events, delivery and signatures of webhooks, with the checker. */
export function WebhookGuide() {
  const { timeoutMs, retryAfterSeconds, switchOffAfterHours } = webhookLimits;
  const rules = [
    words.rule.answer(timeoutMs / 1000),
    words.rule.tries(retryAfterSeconds.map(waitWords).join(', ')),
    words.rule.off(switchOffAfterHours),
    words.rule.address,
  ];
  return (
    <Section id={words.id} title={words.title}>
      <Paragraphs>{words.text}</Paragraphs>
      <Table
        label={words.event}
        head={[words.event, words.when]}
        rows={[
          ...webhookEventTypes.map((type) => ({
            cells: [<code key="type">{type}</code>, webhookWords.events[type]],
          })),
          { cells: [<code key="type">{webhookPing}</code>, words.ping] },
        ]}
      />
      <CodeBlock label={words.payload} code={JSON.stringify(payload, null, 2)} />
      <h3 className="mt-8 mb-2 text-xl">{words.rules}</h3>
      <ul className="mt-0 max-w-measure list-disc ps-6">
        {rules.map((rule) => (
          <li key={rule} className="pb-1">
            <InlineWords>{rule}</InlineWords>
          </li>
        ))}
      </ul>
      <h3 className="mt-8 mb-2 text-xl">{words.signature}</h3>
      <Paragraphs>{words.signatureText}</Paragraphs>
      <CodeBlock label={words.verify} code={verifyExample} />
      <CodeBlock label={words.send} code={sendSignedExample} />
      <section aria-labelledby="signature-checker" className="noscript:hidden">
        <h3 id="signature-checker" className="mt-8 mb-2 text-xl">
          {signatureWords.heading}
        </h3>
        <p className="mt-0 max-w-measure">{signatureWords.lead}</p>
        <SignatureChecker />
      </section>
    </Section>
  );
}

/** '5 s', '30 min', '8 h', '8 h 20 min'. */
function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');
}
