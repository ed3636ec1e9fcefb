import { createHash, randomUUID } from 'node:crypto';
import { isAdmin, PICTURE_TYPES } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { fileTypeFromBuffer } from 'file-type';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Keeping } from '../../platform/clock/sweep.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { Log } from '../../platform/logging/log.js';
import { drain, type Taken, takenOf } from '../../platform/queue/drain.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { RegionsRepository } from '../regions/index.js';
import { UserDetailsRepository } from '../users/index.js';
import { FILE_RULES, type FileKind, type FileRule, MEGABYTE } from './file-kinds.js';
import { FileStore } from './file-store.js';
import { FilesRepository, type StoredFile } from './files.repository.js';
import { type DrawnPicture, hasInk, MAX_MEGAPIXELS, megapixelsTooMany, redraw } from './pictures.js';

const PDF = 'application/pdf';
const UNCLAIMED_SECONDS = 86_400;
const SWEEP_BATCH = 500;
/** The number of files whose bytes are fetched at the same time. */
const READ_AT_ONCE = 8;

/** A file to be stored, and its owner: a person, or the holder of the claim. */
export interface GivenFile {
  kind: FileKind;
  bytes: Buffer;
  /** The form field at which an error is reported. */
  field: string;
  ownerId?: number;
  claim?: string;
}

/** A stored picture, with its size in pixels. */
export interface KeptPicture {
  id: string;
  width: number;
  height: number;
}

/** A file with its bytes. */
export interface OpenedFile {
  bytes: Buffer;
  contentType: string;
}

/**
 * People's files: their type is recognized by their content, pictures are redrawn, sensitive files are
 * encrypted, and no path makes them public (rules 66, 67).
 */
@Injectable()
export class FilesService {
  constructor(
    private readonly store: FileStore,
    private readonly repository: FilesRepository,
    private readonly crypto: Crypto,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly regions: RegionsRepository,
    private readonly details: UserDetailsRepository,
    private readonly log: Log,
  ) {}

  /**
   * Stores a file; returns its id.
   * @throws FILE_EMPTY, FILE_TOO_LARGE, PICTURE_PIXELS, PICTURE_TYPE, DOCUMENT_TYPE, SIGNATURE_BLANK
   */
  async keep(given: GivenFile): Promise<string> {
    return this.put(given, await this.accept(given, FILE_RULES[given.kind]));
  }

  /**
   * Stores a picture; returns its id and its size.
   * @throws as {@link keep}
   */
  async keepPicture(given: GivenFile): Promise<KeptPicture> {
    const { width, height, ...file } = await this.drawn(given, FILE_RULES[given.kind]);
    return { id: await this.put(given, file), width, height };
  }

  /** Writes the record before the bytes, so that the sweep finds all bytes. */
  private async put(given: GivenFile, { bytes, contentType }: OpenedFile): Promise<string> {
    const id = randomUUID();
    const sha256 = createHash('sha256').update(bytes).digest();
    await this.repository.insert({
      id,
      kind: given.kind,
      ownerId: given.ownerId ?? null,
      claim: given.claim ?? null,
      contentType,
      size: bytes.length,
      sha256,
      createdAt: this.clock.now(),
    });
    await this.store.put(id, FILE_RULES[given.kind].isSealed ? this.crypto.seal(bytes) : bytes);
    return id;
  }

  /** Gives a file uploaded with a claim to its owner; returns false if the owner may not take it. */
  async claim(id: string, kind: FileKind, claim: string, ownerId: number): Promise<boolean> {
    return isUUID(id) && this.repository.claim(id, kind, claim, ownerId);
  }

  /** Whether a file was uploaded with this claim and can be given to somebody. */
  async isClaimable(id: string, kind: FileKind, claim: string): Promise<boolean> {
    return isUUID(id) && this.repository.isClaimable(id, kind, claim);
  }

  /**
   * Opens a file for its owner, or for an admin within whose reach the owner is (rule 51); the audit log
   * records when admins open others' files (rule 67).
   * @throws NOT_FOUND also for files of others, FILE_LOST when it can no longer be read
   */
  async openFor(caller: Caller, id: string): Promise<OpenedFile> {
    const file = isUUID(id) ? await this.repository.find(id) : null;
    // Pictures in conversations are shown only there, to the participants (rule 200).
    if (!file || file.kind === 'chat') return fail('NOT_FOUND');
    const { ownerId } = file;
    const isOwn = ownerId === caller.userId;
    if (!isOwn && !(await this.isReached(caller, ownerId))) return fail('NOT_FOUND');
    const opened = await this.read(file);
    if (!isOwn && ownerId !== null) {
      await this.database.transaction(() =>
        this.activity.record([
          {
            subjectType: 'user',
            subjectId: ownerId,
            actorId: caller.userId,
            action: 'sensitive_read',
            newValues: { what: file.kind, role: caller.role },
          },
        ]),
      );
    }
    return opened;
  }

  /**
   * Opens a logo; anybody may see it.
   * @throws NOT_FOUND, FILE_LOST
   */
  async openLogo(id: string): Promise<OpenedFile> {
    const file = await this.repository.find(id);
    return file?.kind === 'logo' ? this.read(file) : fail('NOT_FOUND');
  }

  /**
   * The bytes of a file for use inside the application, such as a picture in a conversation; null if the file
   * does not exist.
   * @throws FILE_LOST when it can no longer be read
   */
  async bytesOf(id: string): Promise<OpenedFile | null> {
    const file = await this.repository.find(id);
    return file ? this.read(file) : null;
  }

  /** The bytes of several files, by their ids; deleted and unreadable files are left out. */
  async bytesOfMany(ids: readonly string[]): Promise<Map<string, OpenedFile>> {
    const opened = new Map<string, OpenedFile>();
    const files = ids.length === 0 ? [] : await this.repository.findMany(ids);
    for (let from = 0; from < files.length; from += READ_AT_ONCE) {
      const part = files.slice(from, from + READ_AT_ONCE);
      const read = await Promise.all(part.map((file) => this.readOrNull(file)));
      for (const [at, file] of part.entries()) {
        const bytes = read[at];
        if (bytes) opened.set(file.id, bytes);
      }
    }
    return opened;
  }

  /** Marks files as deleted: nobody can open them any more, and the next sweep deletes their bytes. */
  remove(ids: readonly string[]): Promise<void> {
    return this.repository.giveUp(ids, this.clock.now());
  }

  /**
   * Deletes files that are marked as deleted, and files whose claim was not used; the bytes are deleted
   * before the record.
   */
  @Keeping('files', '0 7 * * * *')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.repository.giveUpUnclaimed(addSeconds(now, -UNCLAIMED_SECONDS), now);
    await drain(() => this.removeGivenUp());
  }

  private async removeGivenUp(): Promise<Taken> {
    const ids = await this.repository.givenUp(SWEEP_BATCH);
    for (const id of ids) {
      await this.store.delete(id);
      await this.repository.forget(id);
    }
    return takenOf(ids.length, SWEEP_BATCH);
  }

  private async accept(given: GivenFile, rule: FileRule): Promise<OpenedFile> {
    const { bytes } = given;
    const isPdf = rule.takesPdf && bytes.length <= rule.maxBytes && (await mediaTypeOf(bytes)) === PDF;
    return isPdf ? { bytes, contentType: PDF } : this.drawn(given, rule);
  }

  private async drawn({ kind, bytes, field }: GivenFile, rule: FileRule): Promise<OpenedFile & DrawnPicture> {
    if (bytes.length === 0) return fail('FILE_REQUIRED', { field });
    if (bytes.length > rule.maxBytes)
      return fail('FILE_TOO_LARGE', { field, params: { megabytes: rule.maxBytes / MEGABYTE } });
    const isPicture = PICTURE_TYPES.includes(await mediaTypeOf(bytes));
    const tooMany = isPicture ? await megapixelsTooMany(bytes) : null;
    if (tooMany !== null)
      return fail('PICTURE_PIXELS', { field, params: { megapixels: tooMany, max: MAX_MEGAPIXELS } });
    const drawn = isPicture ? await redraw(bytes, rule) : null;
    if (!drawn) return fail(rule.takesPdf ? 'DOCUMENT_TYPE' : 'PICTURE_TYPE', { field });
    if (kind === 'signature' && !(await hasInk(drawn.bytes))) return fail('SIGNATURE_BLANK', { field });
    return { ...drawn, contentType: `image/${rule.format}` };
  }

  /**
   * Whether the owner of a file is within an admin's reach: a person who lives or works in the admin's
   * districts. A file without an owner is within nobody's reach.
   */
  private async isReached(caller: Caller, ownerId: number | null): Promise<boolean> {
    if (!isAdmin(caller.role)) return false;
    const { states } = await this.regions.reachOf(caller);
    if (states === null || ownerId === null) return states === null;
    const owner = await this.details.find(ownerId);
    const places = [
      owner?.residential?.state,
      owner?.arrival?.state,
      ...(await this.regions.permittedStates(ownerId)),
    ];
    return places.some((place) => place !== undefined && states.includes(place));
  }

  private async read(file: StoredFile): Promise<OpenedFile> {
    return (await this.readOrNull(file)) ?? fail('FILE_LOST');
  }

  /**
   * Returns a stored file; null if its bytes are missing, cannot be decrypted, or differ from the original.
   * If the store does not answer, an error is thrown.
   */
  private async readOrNull(file: StoredFile): Promise<OpenedFile | null> {
    const stored = await this.store.get(file.id);
    try {
      return { bytes: opened(stored, file, this.crypto), contentType: file.contentType };
    } catch (error) {
      this.log.error('a stored file cannot be read', error, { file: file.id });
      return null;
    }
  }
}

/** @throws when the bytes differ from the original */
function opened(stored: Buffer | null, { kind, sha256 }: StoredFile, crypto: Crypto): Buffer {
  if (!stored) throw new Error('its bytes are gone');
  const bytes = FILE_RULES[kind].isSealed ? crypto.unseal(stored) : stored;
  if (!createHash('sha256').update(bytes).digest().equals(sha256))
    throw new Error('a stored file is not what was given');
  return bytes;
}

/** The type of a file according to its content; empty when it is unknown. */
async function mediaTypeOf(bytes: Buffer): Promise<string> {
  return (await fileTypeFromBuffer(bytes))?.mime ?? '';
}
