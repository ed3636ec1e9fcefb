import { serverText } from './server-text.js';

describe('a name in a message', () => {
  it('has forty letters and one line at most', () => {
    const text = serverText('en-US', 'messages.registeredByOther', {
      name: `${'א'.repeat(60)}\nsecond line`,
      url: 'x',
      link: 'x',
    });
    expect(text).toContain(`${'א'.repeat(39)}…`);
    expect(text).not.toContain('א'.repeat(40));
    expect(text).not.toContain('second');
  });

  it.each([
    ['evil.page/win', 'evil. page win'],
    ['t.me', 't. me'],
    ['זכית ב-קליק.קום', 'זכית ב-קליק. קום'],
    ['evil․рф', 'evil․ рф'],
    ['https://a.b', 'https a. b'],
    ['Call 052-000 0001 now', 'Call now'],
    ['+972520000001', '…'],
    ['J.R. Cohen', 'J. R. Cohen'],
    ['O’Connor 2', 'O’Connor 2'],
  ])('contains nothing clickable: %s', (name, shown) => {
    expect(serverText('en-US', 'messages.seekerFound', { name })).toBe(
      `Karov: ${shown} wants to help you. We will let you know once our team approves.`,
    );
  });

  it('stays whole on screens', () => {
    expect(serverText('en-US', 'answers.somebodyOf', { town: 'א'.repeat(60) })).toContain('א'.repeat(60));
  });
});
