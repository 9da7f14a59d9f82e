import { describe, expect, it } from 'vitest';
import { emptyContent, emptyRecipient } from './draft-content.ts';
import { faultsAfterEdit, faultsByRow } from './faults.ts';

const content = emptyContent('Europe/Lisbon');

describe('faults in the composer', () => {
  it('find their row, though a row left empty was not sent', () => {
    const rows = [emptyRecipient('blank'), { ...emptyRecipient('ana'), name: 'Ana' }];
    const faults = { 'recipients.0.email': 'Write the address.', title: 'Too long.' };
    expect(faultsByRow(faults, { ...content, recipients: rows })).toEqual({
      'ana.email': 'Write the address.',
    });
  });

  it('go once their part was changed, and stay otherwise', () => {
    const faults = { 'trigger.localDate': 'Choose a day.', recipients: 'Add a person.' };
    const after = { ...content, when: { ...content.when, localDate: '2041-05-04' } };
    expect(faultsAfterEdit(faults, content, after)).toEqual({ recipients: 'Add a person.' });
  });
});
