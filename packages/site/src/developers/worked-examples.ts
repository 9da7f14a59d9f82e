/**
 * Examples that are longer than one request. tests/conformance/api-examples.test.ts
 * and webhook-examples.test.ts run them.
 */

/** Reads a list to its end, and waits when the budget is used up. */
export const pagingExample = `import { env } from 'node:process';

const query = \`query ($after: String) {
  messages(first: 50, after: $after) {
    nodes { id title state }
    pageInfo { hasNextPage endCursor }
  }
}\`;

async function* messages(after = null) {
  const response = await fetch(\`\${env.ORIGIN}/graphql\`, {
    method: 'POST',
    headers: {
      authorization: \`Bearer \${env.KEY}\`,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
    },
    body: JSON.stringify({ query, variables: { after } }),
  });
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return yield* messages(after);
  }
  const { data, errors } = await response.json();
  if (errors) throw new Error(\`\${errors[0].extensions.code}: \${errors[0].message}\`);
  yield* data.messages.nodes;
  const { hasNextPage, endCursor } = data.messages.pageInfo;
  if (hasNextPage) yield* messages(endCursor);
}

for await (const message of messages()) console.log(message.title);`;

/** Verifies a webhook without a library. */
export const verifyExample = `import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { env } from 'node:process';

const key = Buffer.from((env.WEBHOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64');

/** \`body\` is the bytes as they came: JSON that was parsed and written again has another signature. */
export function isGenuine(headers: IncomingHttpHeaders, body: Buffer): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false;
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\`).update(body).digest();
  return String(headers['webhook-signature']).split(' ').some((part) => {
    const [version, signature = ''] = part.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

/** Sends a receiver of one's own a request with a valid signature. */
export const sendSignedExample = `ID=msg_test TIMESTAMP=$(date +%s)
BODY='{"type":"webhook.ping","version":1,"data":{}}'
HEX=$(printf %s "\${WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
SIGNATURE=$(printf %s "$ID.$TIMESTAMP.$BODY" \\
  | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$HEX" -binary | base64)

curl --fail-with-body "$RECEIVER" \\
  --header 'content-type: application/json' \\
  --header "webhook-id: $ID" \\
  --header "webhook-timestamp: $TIMESTAMP" \\
  --header "webhook-signature: v1,$SIGNATURE" \\
  --data "$BODY"`;
