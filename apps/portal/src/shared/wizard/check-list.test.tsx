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

it('tells the answers of a step that speak for themselves in one line, and each under its question once it is opened', async () => {
  const asked: string[] = [];
  const user = userEvent.setup();
  render(<CheckList steps={STEPS} onChange={(step) => asked.push(step)} />);
  const title = screen.getByRole('heading', { name: 'הבית' });
  const part = title.closest('details');
  expect(part?.open).toBe(false);
  expect(title.nextElementSibling?.textContent).toBe('\u2068דירה\u2069 · \u2068a@example.org\u2069');
  await user.click(title);
  expect(part?.open).toBe(true);
  const opened = within(part ?? document.body);
  expect(opened.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'באיזו קומה?',
    'יש מדרגות?',
    'באיזה בית?',
    'דוא״ל',
  ]);
  expect(opened.getByText('שאלה אחת בלי תשובה')).toBeTruthy();
  await user.click(opened.getByRole('button', { name: 'לשנות: הבית' }));
  expect(asked).toEqual(['home']);
});
