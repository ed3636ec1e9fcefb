import { inWordsOf31, usedSchemas, withSecurityOnce } from './tidy-document.js';

describe('the document in the words of OpenAPI 3.1', () => {
  it.each([
    ['a text', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [
      'a choice',
      { type: 'string', enum: ['a'], nullable: true },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      'one of several',
      { oneOf: [{ type: 'boolean' }], nullable: true },
      { oneOf: [{ type: 'boolean' }, { type: 'null' }] },
    ],
    ['another type', { $ref: '#/x', nullable: true }, { oneOf: [{ $ref: '#/x' }, { type: 'null' }] }],
    ['what is never null', { type: 'string', nullable: false }, { type: 'string' }],
  ])('says that %s may be null', (_what, written, wanted) => {
    expect(inWordsOf31({ properties: [written] })).toEqual({ properties: [wanted] });
  });

  it('knows that a parameter of an address cannot be null', () => {
    const parameter = { in: 'query', name: 'lang', schema: { type: 'string', nullable: true } };
    expect(inWordsOf31(parameter)).toEqual({ in: 'query', name: 'lang', schema: { type: 'string' } });
  });

  it('keeps the schemas that the calls lead to, and no others', () => {
    const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    expect(Object.keys(usedSchemas({ '/a': to('A') }, { A: to('B'), B: to('A'), C: to('A') }))).toEqual([
      'A',
      'B',
    ]);
  });

  it('names each sign-in method once', () => {
    const answer = { responses: {} };
    const paths = withSecurityOnce({
      '/a': { get: { ...answer, security: [{ bearer: [] }, { bearer: [] }] }, post: answer },
    });
    expect(paths).toEqual({ '/a': { get: { ...answer, security: [{ bearer: [] }] }, post: answer } });
  });
});
