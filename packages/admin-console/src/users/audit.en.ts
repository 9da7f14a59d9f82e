import type { AuditAction, AuditGroup } from '@infinite/schema/catalogue/audit';
import { securityLogWords } from '@infinite/schema/words/security.en';

/** A line of the audit log as its phrase reads it. */
export interface AuditFactsRead {
  /** What was acted on, as people called it at the time. */
  readonly name: string;
  /** Facts before and after; null for one that was not recorded or did not change. */
  was(fact: string): string | null;
  is(fact: string): string | null;
}

type Phrase = (facts: AuditFactsRead) => string;

const number = new Intl.NumberFormat('en-US');
const some = (count: string | null, one: string, many: string): string => {
  const value = Number(count ?? 0);
  return `${number.format(value)} ${value === 1 ? one : many}`;
};
const more = (value: string | null): boolean => Number(value ?? 0) > 0;

function lost({ was }: AuditFactsRead): string {
  const plan = was('plan');
  const parts = [
    plan && plan !== 'free' && `the paid plan ${plan}`,
    more(was('armed')) && some(was('armed'), 'scheduled message', 'scheduled messages'),
    more(was('drafts')) && some(was('drafts'), 'draft', 'drafts'),
    more(was('recordings')) && some(was('recordings'), 'recording', 'recordings'),
    more(was('familiesEnded')) && some(was('familiesEnded'), 'family', 'families'),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? 'nothing lost' : `with ${list.format(parts)}`;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const kinds: Readonly<Record<string, string>> = {
  users: 'users',
  memories: 'memories',
  messages: 'messages',
  subscribers: 'subscribers',
  audit: 'the audit log',
};
const exported = (name: string): string => kinds[name] ?? name;

/** What each action of the audit log says; the type asks for a phrase for every one. */
export const auditPhrases: Readonly<Record<AuditAction, Phrase>> = {
  'user.suspend': ({ name }) => `Suspended ${name}`,
  'user.unsuspend': ({ name }) => `Ended the suspension of ${name}`,
  'user.signOutEverywhere': ({ name, was }) =>
    `Signed ${name} out of ${some(was('sessions'), 'session', 'sessions')}`,
  'user.resendVerification': ({ name }) => `Sent ${name} another confirmation email`,
  'user.changeRole': ({ name, was, is }) =>
    `Changed the role of ${name} from ${was('role')} to ${is('role')}`,
  'user.delete': (facts) => `Deleted ${facts.name}, ${lost(facts)}`,
  'user.deleteOwn': (facts) => `${facts.name} deleted their own account, ${lost(facts)}`,
  'user.read': ({ name }) => `Opened the page of ${name}`,
  'blog.create': ({ name }) => `Created the article “${name}”`,
  'blog.edit': ({ name }) => `Edited the article “${name}”`,
  'blog.restore': ({ name }) => `Restored an earlier version of “${name}”`,
  'blog.discard': ({ name }) => `Discarded the unpublished changes to “${name}”`,
  'blog.schedule': ({ name, is }) => `Scheduled “${name}” for ${is('publishAt') ?? 'later'}`,
  'blog.publish': ({ name }) => `Published “${name}”`,
  'blog.unpublish': ({ name }) => `Unpublished “${name}”`,
  'blog.feature': ({ name }) => `Featured “${name}”`,
  'blog.unfeature': ({ name }) => `Stopped featuring “${name}”`,
  'blog.delete': ({ name, was }) =>
    `Deleted the article “${name}”${more(was('words')) ? ` of ${some(was('words'), 'word', 'words')}` : ''}`,
  'blog_image.upload': ({ name }) => `Uploaded the picture ${name}`,
  'blog_image.delete': ({ name }) => `Deleted the picture ${name}`,
  'enquiry.answer': ({ name }) => `Answered enquiry ${name}`,
  'enquiry.reopen': ({ name }) => `Reopened enquiry ${name}`,
  'enquiry.assign': ({ name, is }) => {
    const assignee = is('assignee');
    return assignee === null
      ? `Took enquiry ${name} from its assignee`
      : `Assigned enquiry ${name} to ${assignee}`;
  },
  'enquiry.note': ({ name }) => `Wrote a note on enquiry ${name}`,
  'enquiry.close': ({ name }) => `Closed enquiry ${name}`,
  'enquiry.wait': ({ name }) => `Marked enquiry ${name} as waiting for its writer`,
  'enquiry.send-again': ({ name }) => `Sent the answer to enquiry ${name} again`,
  'canned-answer.create': ({ name }) => `Added the canned answer “${name}”`,
  'canned-answer.update': ({ name }) => `Changed the canned answer “${name}”`,
  'canned-answer.delete': ({ name }) => `Deleted the canned answer “${name}”`,
  'review.publish': ({ name }) => `Published the review by ${name}`,
  'review.refuse': ({ name }) => `Declined the review by ${name}`,
  'review.reply': ({ name, is }) =>
    is('answered') === 'false'
      ? `Removed the reply to the review by ${name}`
      : `Replied to the review by ${name}`,
  'newsletter.create': ({ name }) => `Created the newsletter “${name}”`,
  'newsletter.edit': ({ name }) => `Edited the newsletter “${name}”`,
  'newsletter.schedule': ({ name }) => `Scheduled the newsletter “${name}”`,
  'newsletter.unschedule': ({ name }) => `Took the newsletter “${name}” off the schedule`,
  'newsletter.send': ({ name }) => `Started sending the newsletter “${name}”`,
  'newsletter.pause': ({ name }) => `Paused the newsletter “${name}”`,
  'newsletter.resume': ({ name }) => `Resumed the newsletter “${name}”`,
  'newsletter.finish': ({ name }) => `Finished sending the newsletter “${name}”`,
  'newsletter.cancel': ({ name }) => `Canceled the newsletter “${name}”`,
  'newsletter.import': ({ name, is }) =>
    `Imported ${some(is('added'), 'subscriber', 'subscribers')} from “${name}”`,
  'newsletter.import.undo': ({ name, is }) =>
    `Undid the import from “${name}”: ${some(is('removed'), 'subscriber', 'subscribers')} removed`,
  'newsletter.settings': () => 'Changed the newsletter settings',
  'experiment.create': ({ name }) => `Created the experiment “${name}”`,
  'experiment.save': ({ name }) => `Edited the experiment “${name}”`,
  'experiment.start': ({ name }) => `Started the experiment “${name}”`,
  'experiment.stop': ({ name }) => `Stopped the experiment “${name}”`,
  'experiment.conclude': ({ name, is }) => `Ended the experiment “${name}”; “${is('winner')}” won`,
  'experiment.delete': ({ name }) => `Deleted the experiment “${name}”`,
  'seo.audit': () => 'Started an SEO check',
  'export.download': ({ name, is }) =>
    `Exported ${exported(name)}: ${some(is('rows'), 'row', 'rows')}`,
  'export.cut-off': ({ name, is }) =>
    `Canceled export of ${exported(name)}: ${number.format(Number(is('sent') ?? 0))} of ${some(is('rows'), 'row', 'rows')} sent`,
  'backup.request': () => 'Started a backup',
  'backup.download': ({ name }) => `Downloaded the backup ${name}`,
  'backup.rule': () => 'Changed when backups are made and how many stay',
  'backup.expire': ({ name }) => `Removed the old backup ${name}`,
  'delivery.retry': () => 'Tried a failed delivery again',
  'delivery.leave': () => 'Left a delivery of unknown outcome as it is',
  'delivery.try-relay': () => 'Tried the mail server again',
  'delivery.hold': () => 'Put sending on hold',
  'delivery.release': ({ was }) =>
    `Resumed sending with ${some(was('dueDeliveries'), 'delivery', 'deliveries')} due`,
  'job.retry': ({ name }) => `Tried a failed job again: ${name}`,
  'job.discard': ({ name }) => `Discarded a failed job: ${name}`,
  'serviceKey.create': ({ name }) => `Created the service key “${name}”`,
  'serviceKey.rotate': ({ name }) => `Replaced the service key “${name}”`,
  'serviceKey.revoke': ({ name }) => `Revoked the service key “${name}”`,
  'webhook.create': ({ name }) => `Added a webhook to ${name}`,
  'webhook.update': ({ name }) => `Changed the webhook to ${name}`,
  'webhook.switchOn': ({ name }) => `Turned the webhook to ${name} on`,
  'webhook.switchOff': ({ name }) => `Turned the webhook to ${name} off`,
  'webhook.rotateSecret': ({ name }) => `Replaced the secret of the webhook to ${name}`,
  'webhook.replay': ({ name, is }) =>
    `Sent ${some(is('deliveries'), 'delivery', 'deliveries')} to ${name} again`,
  'webhook.delete': ({ name }) => `Deleted the webhook to ${name}`,
  'settings.update': () => 'Changed settings',
};

/** Actions whose changed facts are listed below the phrase, which does not name them. */
export const auditDetails: ReadonlySet<string> = new Set<AuditAction>([
  'settings.update',
  'backup.rule',
  'newsletter.settings',
  'webhook.update',
]);

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditPhrases, action);
const signIn = 'signIn.';

/** What a line says. An action of another version of the product is shown by its name. */
export function auditPhrase(action: string, facts: AuditFactsRead): string {
  if (isKnown(action)) return auditPhrases[action](facts);
  if (!action.startsWith(signIn)) return `${action} ${facts.name}`;
  const words: Readonly<Record<string, string>> = securityLogWords.kinds;
  const kind = words[action.slice(signIn.length)] ?? action.slice(signIn.length);
  const times = Number(facts.is('count') ?? 1);
  const often = times > 1 ? `, ${number.format(times)} times` : '';
  return `${kind}${often} · ${facts.is('device')} · ${facts.is('network')}`;
}

export const auditGroupWords: Readonly<Record<AuditGroup, string>> = {
  ACCOUNTS: 'Accounts',
  CONTENT: 'Articles and pictures',
  INBOX: 'Enquiries and reviews',
  NEWSLETTER: 'Newsletter',
  GROWTH: 'Experiments and SEO',
  DATA: 'Exports and backups',
  DELIVERY: 'Deliveries and jobs',
  DEVELOPERS: 'Keys and webhooks',
  SETTINGS: 'Settings',
  SIGN_INS: 'Sign-ins of staff',
};

/** Facts under a phrase by their name; one that is not here is named as it is stored. */
export const auditFactNames: Readonly<Record<string, string>> = {
  maxFileSize: 'Largest file',
  registrationEnabled: 'Registration',
  maintenanceMode: 'Maintenance mode',
  emailNotifications: 'Email notifications',
  siteName: 'Site name',
  host: 'Address',
  description: 'Description',
  events: 'Events',
  enabled: 'Turned on',
};
