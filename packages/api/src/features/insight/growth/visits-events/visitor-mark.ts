import { hash } from 'node:crypto';

/**
 * Distinguishes the visitors of a day, and nothing else: a mark reveals neither address nor browser,
 * and once the day's salt is deleted nobody can compute it again (decision 150).
 */
export function visitorMark(salt: string, ip: string, userAgent: string): string {
  return hash('sha256', `${salt}\n${ip}\n${userAgent}`, 'base64url').slice(0, 22);
}
