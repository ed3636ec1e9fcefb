import { slugFrom } from './organization-slug.rules.js';

describe('the slug of an organization', () => {
  it.each([
    ['Good Neighbours', 'good-neighbours'],
    ['  יד לשכן  ', 'יד-לשכן'],
    ['צה״ל / מילואים', 'צהל-מילואים'],
    ['A&B (2026)!', 'a-b-2026'],
    ['x'.repeat(80), 'x'.repeat(60)],
    ['日本', null],
  ])('of %s is %s', (name, slug) => expect(slugFrom(name)).toBe(slug));
});
