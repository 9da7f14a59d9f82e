import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  attachmentKey,
  attachmentVault,
} from '#features/publishing/enquiries/attachments/attachment-vault.ts';
import { openAttachment } from '#features/publishing/enquiries/attachments/find-attachments.ts';
import { contentDisposition } from '#features/recordings/recordings/index.ts';
import { route } from '#platform/http/route-contract.ts';

/** Files that came with emails to support: foreign content, so never shown, only downloaded. */
export async function serveAttachments(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'GET',
      path: '/api/admin/enquiry-attachments/:id',
      tag: 'Administration',
      summary: 'A file that was attached to an email to support',
      description:
        'Always a download, of the media type that its content has. WRONG_STATE before a configured virus scanner cleared it, and where it found malware.',
      access: { staff: 'enquiries.read' },
      params: z.object({ id: z.string().max(100) }),
      refusals: ['NOT_FOUND', 'WRONG_STATE'],
      answers: { 200: { says: 'The file', media: 'application/octet-stream' } },
    },
    async ({ ctx, params, request }, reply) => {
      const attachment = await openAttachment(ctx, params.id);
      const opened = await attachmentVault(ctx.app).open(attachmentKey(attachment.id));
      reply.headers({
        'cache-control': 'private, no-store',
        'content-disposition': contentDisposition('attachment', attachment.name),
        'content-length': opened.object.bytes,
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': attachment.type,
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      if (request.method === 'HEAD') {
        await opened.close();
        return reply.send();
      }
      const content = Readable.from(opened.object.content(), { objectMode: false });
      content.once('close', () => void opened.close());
      return reply.send(content);
    },
  );
}
