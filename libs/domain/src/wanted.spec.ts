import { wantedBy, wantedSaying } from './wanted.js';

describe('what is asked of an unanswered field', () => {
  it('is a choice when the answer is picked, and text when it is typed', () => {
    expect(wantedBy('housing_type', 'required')).toBe('choice');
    expect(wantedBy('gender', 'required')).toBe('choice');
    expect(wantedBy('stairs_at_entrance', 'flag')).toBe('choice');
    expect(wantedBy('first_name', 'required')).toBe('text');
    expect(wantedBy('first_name', 'tooLong')).toBeNull();
  });

  it('uses the name of the field, or the question as it was asked', () => {
    expect(wantedSaying('Gender', 'choice')).toEqual({ key: 'choice', what: 'Gender' });
    expect(wantedSaying('I need a ride to:', 'text')).toEqual({ key: 'text', what: 'I need a ride to' });
    expect(wantedSaying('Is there a lift?', 'choice')).toEqual({ key: 'answer', what: 'Is there a lift?' });
  });
});
