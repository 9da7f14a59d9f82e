import type { ContactInput } from '@infinite/schema/generated/graphql';
import type { Locale } from '@infinite/schema/locale/locales';
import type { ContactView } from '#contacts/use-contacts.ts';

/** An entry while somebody writes it: every field as typed. */
export interface ContactFields {
  name: string;
  relation: string;
  /** One at least, which may be empty. */
  emails: string[];
  birthday: string;
  timeZone: string;
  language: Locale | '';
  notes: string;
}

export const emptyFields: ContactFields = {
  name: '',
  relation: '',
  emails: [''],
  birthday: '',
  timeZone: '',
  language: '',
  notes: '',
};

export function fieldsOf(contact: ContactView): ContactFields {
  const { name, relation, emails, birthday, timeZone, language, notes } = contact;
  return {
    ...{ name, relation, birthday, notes },
    emails: emails.length > 0 ? [...emails] : [''],
    timeZone: timeZone ?? '',
    language: language ?? '',
  };
}

export function inputOf(fields: ContactFields): ContactInput {
  return {
    ...fields,
    // Places of empty fields are kept, as the server names a wrong one by its place.
    emails: fields.emails.filter(
      (email, at) => email.trim() !== '' || fields.emails.slice(at).some((one) => one.trim()),
    ),
    timeZone: fields.timeZone || null,
    language: fields.language || null,
  };
}
