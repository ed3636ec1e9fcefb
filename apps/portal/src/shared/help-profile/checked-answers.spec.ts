import type { GroupField } from '@karov/domain';
import { profileOptions } from '../../../test/profile-options.js';
import { checkedAnswers } from './checked-answers.js';

const NAME = { kind: 'text', name: 'full_name', required: true } as const;
const group = (name: string): GroupField => ({ kind: 'group', name, required: false, fields: [NAME] });
const LABELS: Readonly<Record<string, string>> = {
  friend: 'אצל מי?',
  contact: 'איש קשר',
  'friend.full_name': 'שם מלא',
  'contact.full_name': 'שם מלא',
};

it('puts a colon after the name of a group, and none after a question', () => {
  const words = {
    label: (path: string) => LABELS[path] ?? path,
    hint: () => null,
    section: () => ({ title: '', intro: '' }),
  };
  const answers = { friend: { full_name: 'דנה' }, contact: { full_name: 'רון' } };
  const read = checkedAnswers([group('friend'), group('contact')], answers, {
    t: (key) => key,
    words,
    options: profileOptions(),
    askedIn: (fields) => fields,
  });
  expect(read.map(({ label }) => label)).toEqual(['אצל מי? שם מלא', 'איש קשר: שם מלא']);
});
