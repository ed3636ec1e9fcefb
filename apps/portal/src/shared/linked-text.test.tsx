import { render } from '@testing-library/react';
import { linkedText } from './linked-text.js';

const linksIn = (text: string): [string | null, string | null][] => {
  const { container } = render(<p>{linkedText(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('a text with what is pressed', () => {
  it.each([
    ['התקשרו: 054-123-4567.', [['054-123-4567', 'tel:0541234567']]],
    ['Phone: +44-20-7946-0958, please', [['+44-20-7946-0958', 'tel:+442079460958']]],
    ['0541234567', [['0541234567', 'tel:0541234567']]],
    [
      '*6050 or 04-123-4567',
      [
        ['*6050', 'tel:*6050'],
        ['04-123-4567', 'tel:041234567'],
      ],
    ],
    [
      'see https://karov.example/h/Ab-_9x. Thanks',
      [['https://karov.example/h/Ab-_9x', 'https://karov.example/h/Ab-_9x']],
    ],
    ['write to support@karov.example!', [['support@karov.example', 'mailto:support@karov.example']]],
  ])('%s', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });

  it.each(['27-11-2026 10:00', 'code 4821', 'id 123456782', 'הרצל 100, חיפה', 'a1-054-123-4567', ''])(
    'is left alone: %j',
    (text) => {
      expect(linksIn(text)).toEqual([]);
    },
  );

  it('leads to the address of our own messages', () => {
    const [address] = linksIn('אושרת לעזור לשרה. כתובת: הנביאים 12, חיפה. טלפון: 050-000-0005');
    expect(address?.[0]).toBe('הנביאים 12, חיפה');
    expect(address?.[1]).toContain(encodeURIComponent('הנביאים 12, חיפה'));
  });

  it('keeps a telephone on one line', () => {
    const { container } = render(<p>{linkedText('054-123-4567')}</p>);
    expect(container.querySelector('a')?.className).toBe('linked-phone');
  });
});
