import type { MadeRecord, ServiceHealth } from '@karov/api-client';
import { StreamableFile } from '@nestjs/common';
import type { ListPage } from '../lists/list-answer.js';
import { Answers } from './answers.js';

const HEALTH: ServiceHealth = { state: 'up', database: 'up', queue: 'up', work: 'up', version: '1.0.0' };

/**
 * Each handler returns what its decorator documents. The expected errors in comments prove, when `tsc` runs,
 * that other handlers do not compile.
 */
class Handlers {
  @Answers.data('MadeRecord')
  made(): Promise<{ data: MadeRecord; message: string }> {
    return Promise.resolve({ data: { id: 1 }, message: 'saved' });
  }

  @Answers.all('MadeRecord')
  all(): { data: MadeRecord[] } {
    return { data: [{ id: 1 }] };
  }

  @Answers.list('MadeRecord')
  list(): Promise<ListPage<MadeRecord>> {
    return Promise.resolve({ rows: [{ id: 1 }], total: 1 });
  }

  @Answers.bare('ServiceHealth')
  bare(): ServiceHealth {
    return HEALTH;
  }

  @Answers.file('application/pdf')
  file(): StreamableFile {
    return new StreamableFile(Buffer.from('%PDF'));
  }

  // @ts-expect-error a type that the document does not have
  @Answers.data('MadeUp')
  unknown(): { data: MadeRecord } {
    return { data: { id: 1 } };
  }

  // @ts-expect-error another type than documented
  @Answers.data('MadeRecord')
  other(): { data: { id: string } } {
    return { data: { id: '1' } };
  }

  // @ts-expect-error one thing, documented as many
  @Answers.all('MadeRecord')
  one(): { data: MadeRecord } {
    return { data: { id: 1 } };
  }

  // @ts-expect-error more in the thing than documented
  @Answers.data('MadeRecord')
  more(): { data: MadeRecord & { phone: string } } {
    return { data: { id: 1, phone: '' } };
  }

  // @ts-expect-error more in the rows than documented
  @Answers.list('MadeRecord')
  moreInRows(): ListPage<MadeRecord & { phone: string }> {
    return { rows: [], total: 0 };
  }

  // @ts-expect-error data beside a message that is documented alone
  @Answers.message()
  beside(): { message: string; data: MadeRecord } {
    return { message: '', data: { id: 1 } };
  }

  // @ts-expect-error no envelope
  @Answers.data('ServiceHealth')
  unwrapped(): ServiceHealth {
    return HEALTH;
  }

  // @ts-expect-error a record where a file is documented
  @Answers.file('application/pdf')
  noFile(): { data: MadeRecord } {
    return { data: { id: 1 } };
  }
}

describe('what handlers declare as their answers', () => {
  it.each([
    ['made', { $ref: '#/components/schemas/MadeRecord' }],
    ['all', { type: 'array', items: { $ref: '#/components/schemas/MadeRecord' } }],
    ['list', { type: 'array', items: { $ref: '#/components/schemas/MadeRecord' } }],
  ] as const)('%s: the type is in the envelope', (name, data) => {
    expect(documented(name)).toMatchObject({ properties: { data } });
  });

  it('bare: the type itself', () => {
    expect(documented('bare')).toEqual({ $ref: '#/components/schemas/ServiceHealth' });
  });

  it('file: bytes', () => {
    expect(documented('file')).toEqual({ type: 'string', format: 'binary' });
  });
});

/** Returns the schema of a handler's successful answer. */
function documented(name: keyof Handlers): unknown {
  const responses: Record<string, { schema: unknown }> = Reflect.getMetadata(
    'swagger/apiResponse',
    Handlers.prototype[name],
  );
  return responses['200']?.schema;
}
