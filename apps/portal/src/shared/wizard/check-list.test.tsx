import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckList } from './check-list.js';

const STEPS = [
  {
    step: 'home',
    title: 'הבית',
    answers: [
      { path: 'floor', label: 'באיזו קומה?', value: '3' },
      { path: 'stairs', label: 'יש מדרגות?', value: 'לא' },
      { path: 'house', label: 'באיזה בית?', value: 'דירה' },
      { path: 'email', label: 'דוא״ל', value: 'a@example.org' },
      { path: 'code', label: 'קוד לדלת', value: '' },
    ],
  },
];

it('tells each answer under its question, a yes or no as well, and leads to the step', async () => {
  const asked: string[] = [];
  const user = userEvent.setup();
  render(<CheckList steps={STEPS} onChange={(step) => asked.push(step)} />);
  const part = within(screen.getByRole('region', { name: 'הבית' }));
  const texts = (role: string) => part.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['באיזו קומה?', 'יש מדרגות?', 'באיזה בית?', 'דוא״ל']);
  expect(texts('definition')).toEqual(['3', 'לא', 'דירה', 'a@example.org']);
  expect(part.getByText('שאלה אחת בלי תשובה')).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'לשנות: הבית' }));
  expect(asked).toEqual(['home']);
});
