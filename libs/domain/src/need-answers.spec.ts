import { answerAbilities } from './need-answers.js';

const LATE = { kind: 'late_yes', isHandled: false, isNeedLive: true, holderId: 1, volunteerId: 2 } as const;

describe('what a coordinator may do with an answer', () => {
  it.each([
    ['a late yes behind somebody', LATE, ['keep', 'assign', 'thank']],
    ['a late yes to what is free again', { ...LATE, holderId: null }, ['assign', 'thank']],
    ['a late yes of whoever holds it by now', { ...LATE, holderId: 2 }, ['thank']],
    ['a late yes to what has ended', { ...LATE, isNeedLive: false }, ['thank']],
    ['words', { ...LATE, kind: 'words' as const }, ['see']],
    ['what was dealt with', { ...LATE, isHandled: true }, []],
  ])('%s', (_what, answer, abilities) => expect(answerAbilities(answer)).toEqual(abilities));
});
