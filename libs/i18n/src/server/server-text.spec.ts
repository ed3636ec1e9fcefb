import { serverText } from './server-text.js';

describe('a name in a message', () => {
  it('has forty letters and one line at most', () => {
    const text = serverText('en-US', 'messages.registeredByOther', { name: `${'א'.repeat(60)}\nsecond line`, url: 'x', link: 'x' });
    expect(text).toContain(`${'א'.repeat(39)}…`);
    expect(text).not.toContain('א'.repeat(40));
    expect(text).not.toContain('second');
  });

  it('stays whole on screens', () => {
    expect(serverText('en-US', 'answers.somebodyOf', { town: 'א'.repeat(60) })).toContain('א'.repeat(60));
  });
});
