import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadPaths, type HttpLimits } from '@infinite/schema/catalogue/http';
import { AppError } from '#platform/errors/app-error.ts';
import { refusalBody } from '#platform/errors/translate-error.ts';

/**
 * Ends a request whose body does not arrive: an ordinary one within a fixed time, an upload when it
 * stops making progress. Otherwise a slow body would hold its connection indefinitely.
 */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: HttpLimits,
): void {
  if (!hasBody(request)) return;
  const timer = isUpload(request.url ?? '')
    ? watchProgress(request, limits, () => refuse(request, response))
    : setTimeout(() => refuse(request, response), limits.bodyMs);
  timer.unref();
  const settle = () => clearInterval(timer);
  request.once('end', settle);
  request.once('close', settle);
  response.once('close', settle);
}

function watchProgress(
  { socket }: IncomingMessage,
  { progressMs, progressBytes }: HttpLimits,
  tooSlow: () => void,
): NodeJS.Timeout {
  let seen = socket.bytesRead;
  return setInterval(() => {
    if (socket.bytesRead - seen < progressBytes) tooSlow();
    seen = socket.bytesRead;
  }, progressMs);
}

function hasBody({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > 0;
}

function isUpload(url: string): boolean {
  return uploadPaths.some((path) => url.startsWith(path));
}

/** RFC 9110, section 15.5.9. The connection ends too: remaining bytes would not be a request. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  const end = () => request.socket.destroy();
  if (response.headersSent) {
    end();
    return;
  }
  const refusal = new AppError('TOO_SLOW');
  response
    .writeHead(refusal.status, {
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
    })
    .end(JSON.stringify(refusalBody(refusal)), end);
}
