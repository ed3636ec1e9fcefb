import { wantedBy, wantedSaying } from './wanted.js';

describe('what is wanted of a field without an answer', () => {
  it('is a choice where the answer is picked, and words where it is typed', () => {
    expect(wantedBy('housing_type', 'required')).toBe('choice');
    expect(wantedBy('gender', 'required')).toBe('choice');
    expect(wantedBy('stairs_at_entrance', 'flag')).toBe('choice');
    expect(wantedBy('first_name', 'required')).toBe('text');
    expect(wantedBy('first_name', 'tooLong')).toBeNull();
  });

  it('is said by the name of the field, a question as it was asked', () => {
    expect(wantedSaying('Gender', 'choice')).toEqual({ key: 'choice', what: 'Gender' });
    expect(wantedSaying('I need a ride to:', 'text')).toEqual({ key: 'text', what: 'I need a ride to' });
    expect(wantedSaying('Is there a lift?', 'choice')).toEqual({ key: 'answer', what: 'Is there a lift?' });
  });
});
