import { hash } from 'node:crypto';

/**
 * Tells one visitor of a day from another, and nothing else: who has the mark learns neither
 * address nor browser, and when the day's salt is gone nobody can make it again (decision 150).
 */
export function visitorMark(salt: string, ip: string, userAgent: string): string {
  return hash('sha256', `${salt}\n${ip}\n${userAgent}`, 'base64url').slice(0, 22);
}
