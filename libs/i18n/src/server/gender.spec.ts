import { keysOf } from '../catalogue.js';
import { en, he, serverText } from './index.js';

describe('the gender of the helper', () => {
  it.each([
    ['male', 'דני יעזור לך.'],
    ['female', 'דני תעזור לך.'],
    ['other', 'יש מי שיעזור לך: דני.'],
    ['', 'יש מי שיעזור לך: דני.'],
  ])('%s chooses the form of the word', (gender, text) => {
    expect(serverText('he-IL', 'requests.state.coming', { name: 'דני', gender, asked: 3 })).toBe(text);
    expect(serverText('he-IL', 'answers.ownState.assigned', { name: 'דני', gender, asked: 3 })).toBe(text);
  });

  it('has both forms and a neutral one for each text that depends on it', () => {
    for (const catalogue of [he, en]) {
      const keys = new Set(keysOf(catalogue));
      const bases = [...keys].flatMap((key) => /^(.*)_(?:male|female)$/.exec(key)?.[1] ?? []);
      expect(bases).toHaveLength(12);
      for (const base of bases)
        expect([base, `${base}_male`, `${base}_female`].filter((key) => !keys.has(key))).toEqual([]);
    }
  });
});
