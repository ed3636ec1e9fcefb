import { documentFaults } from './document-faults.js';

const CALL = {
  operationId: 'read',
  summary: 'Reads',
  security: [{}],
  responses: {
    200: { description: 'Done.', content: { 'application/json': { schema: { type: 'string' } } } },
    422: { description: 'Not valid.' },
  },
};

/** Returns the errors in a document with one call. */
function faultsOf(call: object, version = '3.1.0'): Promise<string[]> {
  const info = {
    title: 'Karov',
    version: '1',
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  };
  return documentFaults(
    JSON.stringify({ openapi: version, info, servers: [{ url: '/' }], paths: { '/a': { post: call } } }),
  );
}

describe('the faults of a document', () => {
  it('are absent when a call documents everything', async () => {
    await expect(faultsOf(CALL)).resolves.toEqual([]);
  });

  it.each([
    ['a call without a summary', { ...CALL, summary: undefined }, 'operation-summary'],
    ['a call that does not say who may call', { ...CALL, security: undefined }, 'security-defined'],
    [
      'a call without a success',
      { ...CALL, responses: { 422: CALL.responses[422] } },
      'operation-2xx-response',
    ],
    [
      'a call that answers nothing',
      { ...CALL, responses: { ...CALL.responses, 200: { description: 'Done.' } } },
      'POST /a does not say what it answers',
    ],
  ])('name %s', async (_what, call, fault) => {
    expect((await faultsOf(call)).join('\n')).toContain(fault);
  });

  it('name several types in a document of the older version', async () => {
    const content = { 'application/json': { schema: { type: ['string', 'null'] } } };
    const call = { ...CALL, responses: { ...CALL.responses, 200: { description: 'Done.', content } } };
    await expect(faultsOf(call)).resolves.toEqual([]);
    expect((await faultsOf(call, '3.0.0')).join('\n')).toContain('struct');
  });
});
