import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Ending } from '../../platform/clock/ending.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { KeyRotation, type RotationCount } from '../../platform/crypto/key-rotation.js';
import { type StuckPasses, StuckRows } from '../../platform/crypto/stuck-rows.js';
import { FILE_KINDS, FILE_RULES } from './file-kinds.js';
import { FileStore } from './file-store.js';
import { FilesRepository } from './files.repository.js';

const SEALED_KINDS = FILE_KINDS.filter((kind) => FILE_RULES[kind].isSealed);
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const BATCH = 500;
/** The number of consecutive failures after which the store itself is checked. */
const FAILS_AS_A_WHOLE = 20;

/**
 * Re-encrypts stored files after a change of the data key. A stored file never changes, so nothing is locked;
 * a file may be deleted in the meantime.
 */
@Injectable()
export class FileKeyRotation {
  private readonly stuck: StuckPasses;

  constructor(
    private readonly store: FileStore,
    private readonly repository: FilesRepository,
    private readonly crypto: Crypto,
    private readonly ending: Ending,
    stuck: StuckRows,
    keyRotation: KeyRotation,
  ) {
    this.stuck = stuck.of('sealing anew', 'files');
    keyRotation.register('files', () => this.run());
  }

  private async run(): Promise<RotationCount> {
    const count: RotationCount = { renewed: 0, unreadable: 0, failed: 0 };
    let failed = 0;
    this.stuck.begin();
    for (
      let ids = await this.batch(BEFORE_ALL);
      ids.length > 0;
      ids = await this.batch(ids.at(-1) ?? BEFORE_ALL)
    ) {
      for (const id of ids) {
        if (this.ending.isNear) return count;
        const error = await this.failureOf(this.renew(id, count));
        failed = error ? failed + 1 : 0;
        if (!error) continue;
        count.failed++;
        this.stuck.note(id, error);
        if (failed % FAILS_AS_A_WHOLE === 0 && (await this.isStoreAway())) return count;
      }
    }
    this.stuck.end();
    return count;
  }

  /** Tests the store with an unused key: a store that works reports that nothing is stored under it. */
  private async isStoreAway(): Promise<boolean> {
    return (await this.failureOf(this.store.get(randomUUID()))) !== null;
  }

  private failureOf(work: Promise<unknown>): Promise<Error | null> {
    return work.then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error('a file failed')),
    );
  }

  private batch(after: string): Promise<string[]> {
    return this.repository.idsAfter(after, SEALED_KINDS, BATCH);
  }

  private async renew(id: string, count: RotationCount): Promise<void> {
    const sealed = await this.store.get(id);
    if (!sealed || this.crypto.isCurrent(sealed)) return;
    const bytes = this.opened(sealed);
    if (!bytes) {
      count.unreadable++;
      this.stuck.note(id, new Error('no key opens it'));
      return;
    }
    await this.store.put(id, this.crypto.seal(bytes));
    if (await this.repository.find(id)) count.renewed++;
    else await this.store.delete(id);
  }

  private opened(sealed: Buffer): Buffer | null {
    try {
      return this.crypto.unseal(sealed);
    } catch {
      return null;
    }
  }
}
