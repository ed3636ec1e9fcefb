import type { VettingKind, VettingRow, VolunteerDocuments } from '@karov/api-client';
import { ANY_MORNING, HOUR, LIMITS, type Locale, localDay, REMINDER_DAYS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { inBatches, type ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { FilesService } from '../files/index.js';
import { NotificationsService } from '../notifications/index.js';
import { contactOf } from '../users/index.js';
import {
  type EndingCertificate,
  type Refusable,
  VettingRepository,
  type VettingState,
  vettingOfRow,
  type WaitingForVetting,
} from './vetting.repository.js';
import { VolunteerFormsRepository } from './volunteer-forms.repository.js';
import { VolunteersRepository } from './volunteers.repository.js';

/** The documents that a volunteer can submit. */
export const DOCUMENT_KINDS = ['police', 'guardian'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Whether a document (null: none) is the one that whoever decides on it was shown (rule 87). */
export type Sight = (file: string | null) => boolean;

/** The number of seconds after which a frozen volunteer can be asked again to renew: once a day. */
const ASKED_AGAIN_AFTER_SECONDS = 86_400;
/** The messages to a volunteer after each kind of vetting. */
const CONFIRMED = {
  police: 'messages.policeConfirmed',
  guardian: 'messages.guardianConfirmed',
  training: 'messages.trainingConfirmed',
} as const;
const REFUSED = {
  police: 'messages.policeRefused',
  guardian: 'messages.guardianRefused',
  training: 'messages.trainingRefused',
} as const;
type Told = (typeof CONFIRMED)[Refusable] | (typeof REFUSED)[Refusable] | 'messages.renewalFrozen';

/**
 * The police certificate, the guardian's approval and the training: volunteers submit them, admins check and
 * confirm them (rules 85 to 87).
 */
@Injectable()
export class VettingService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly repository: VettingRepository,
    private readonly volunteers: VolunteersRepository,
    private readonly forms: VolunteerFormsRepository,
    private readonly files: FilesService,
    private readonly activity: ActivityService,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Returns the waiting volunteers within districts, the oldest first; null means all districts. For an export, all
   * of them as a stream.
   */
  async page(states: readonly string[] | null, query: ListQuery): Promise<ListPage<VettingRow>> {
    if (query.isExport) return this.stream(await this.repository.ids(states, query));
    const page = await this.repository.page(states, query);
    return { total: page.total, rows: page.rows.map(rowOf) };
  }

  private stream(ids: readonly number[]): ListPage<VettingRow> {
    const read = async (some: readonly number[]): Promise<VettingRow[]> =>
      (await this.repository.rows(some)).map(rowOf);
    return {
      rows: [],
      total: ids.length,
      stream: {
        personIds: ids.map((id) => vettingOfRow(id).userId),
        batches: () => inBatches(ids, read),
      },
    };
  }

  /**
   * Records that an admin has seen the certificate: it is valid for twelve months from now. @throws
   * NOT_FOUND, NOT_ALLOWED_NOW, DOCUMENT_CHANGED
   */
  validatePolice(adminId: number, userId: number, isSeen: Sight): Promise<void> {
    return this.onPerson({ userId }, async (tx, state) => {
      if (!state.isPoliceRequired) return fail('NOT_ALLOWED_NOW', { field: 'validate_police' });
      requireSeen(state, 'police', isSeen);
      await this.volunteers.validatePolice([userId]);
      await this.confirm(tx, adminId, userId, 'police', 'police_validated');
    });
  }

  /**
   * Records that the volunteer was trained.
   * @throws NOT_FOUND, NOT_ALLOWED_NOW if already recorded
   */
  validateTraining(adminId: number, informationId: number): Promise<void> {
    return this.onPerson({ informationId }, async (tx, state) => {
      if (state.isTrainingValidated) return fail('NOT_ALLOWED_NOW', { field: 'validate_training' });
      await this.repository.validateTraining(state.userId, this.clock.now());
      await this.confirm(tx, adminId, state.userId, 'training', 'training_validated');
    });
  }

  /**
   * Records that an admin has seen the guardian's approval: the account is active from now on. @throws
   * NOT_FOUND, NOT_ALLOWED_NOW, DOCUMENT_CHANGED
   */
  confirmGuardian(adminId: number, userId: number, isSeen: Sight): Promise<void> {
    return this.onPerson({ userId }, async (tx, state) => {
      if (state.guardianNeeded === null || state.isGuardianConfirmed)
        return fail('NOT_ALLOWED_NOW', { field: 'message' });
      requireSeen(state, 'guardian', isSeen);
      await this.repository.confirmGuardian(userId, adminId, this.clock.now());
      await this.confirm(tx, adminId, userId, 'guardian', 'guardian_confirmed');
    });
  }

  /**
   * Confirms what a row of the list waits for, unless somebody has decided it meanwhile. A document that was never
   * uploaded is confirmed only by itself, by whoever has seen the paper.
   * @throws NOT_FOUND, DOCUMENT_MISSING, DOCUMENT_CHANGED, NOT_ALLOWED_NOW, also for a renewal, which is the
   * volunteer's own
   */
  approve(
    adminId: number,
    { userId, kind, isSeen }: { userId: number; kind: VettingKind; isSeen: Sight },
  ): Promise<void> {
    return this.onPerson({ userId }, async (_tx, state) => {
      if (kind === 'renewal' || !isAskedFor(state, kind)) return fail('NOT_ALLOWED_NOW');
      if (kind !== 'training' && fileOf(state, kind) === null) return fail('DOCUMENT_MISSING');
      if (kind === 'police') return this.validatePolice(adminId, userId, isSeen);
      if (kind === 'guardian') return this.confirmGuardian(adminId, userId, isSeen);
      return this.validateTraining(adminId, state.informationId);
    });
  }

  /**
   * Rejects a submitted document: the file is deleted, and the volunteer is told why and can submit again.
   * With `isFirst`, what somebody has refused meanwhile is left as it is.
   * @throws NOT_FOUND, DOCUMENT_CHANGED, NOT_ALLOWED_NOW when it is not required or was confirmed
   */
  async refuse(
    adminId: number,
    { userId, kind, isSeen }: { userId: number; kind: Refusable; isSeen: Sight },
    reason: string,
    { isFirst = false }: { isFirst?: boolean } = {},
  ): Promise<void> {
    const file = await this.onPerson({ userId }, async (tx, state) => {
      if (!isAskedFor(state, kind) || (isFirst && (await this.isRefused(userId, kind))))
        return fail('NOT_ALLOWED_NOW', { field: 'message' });
      requireSeen(state, kind, isSeen);
      const refused = await this.repository.refuse(userId, { kind, reason, adminId, at: this.clock.now() });
      await this.activity.record([
        { subjectType: 'user', subjectId: userId, actorId: adminId, action: `${kind}_refused`, note: reason },
      ]);
      // if it is rejected again with another reason, a message not yet sent would give that reason twice
      await this.notifications.cancelPending('vetting_words', [refused.id]);
      await this.tell(tx, userId, REFUSED[kind], refused.id);
      return refused.file;
    });
    if (file !== null) await this.files.remove([file]);
  }

  /**
   * Asks a volunteer whose account is frozen to renew, at most once a day.
   * @throws NOT_FOUND, NOT_ALLOWED_NOW
   */
  askToRenew(adminId: number, userId: number): Promise<void> {
    return this.onPerson({ userId }, async (tx, { isFrozen, renewalAskedAt }) => {
      const now = this.clock.now();
      const isTooSoon =
        renewalAskedAt !== null && addSeconds(renewalAskedAt, ASKED_AGAIN_AFTER_SECONDS) > now;
      if (!isFrozen || isTooSoon) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await this.repository.noteRenewalAsked(userId, now);
      await this.note(adminId, userId, 'renewal_asked');
      await this.tell(tx, userId, 'messages.renewalFrozen');
    });
  }

  /**
   * Returns the unchecked documents within districts, the longest waiting first; null means all districts.
   */
  async longestWaiting(states: readonly string[] | null, limit: number): Promise<VettingRow[]> {
    return (await this.repository.files(states, limit)).map(rowOf);
  }

  /** Counts the unchecked files within districts; null means all districts. */
  filesWaiting(states: readonly string[] | null): Promise<number> {
    return this.repository.filesWaiting(states);
  }

  /** Returns to whom a volunteer information record belongs, or null. */
  async ownerOf(informationId: number): Promise<number | null> {
    return (await this.database.transaction(() => this.repository.lock({ informationId })))?.userId ?? null;
  }

  /** Returns the documents required from the caller, and those that were submitted. */
  async documents(userId: number): Promise<VolunteerDocuments> {
    const standing = await this.forms.standing(userId);
    if (!standing) return fail('NOT_FOUND');
    const refusals = await this.repository.refusals(userId);
    return {
      police: {
        is_needed: standing.isPoliceRequired,
        is_valid: standing.isPoliceValidated,
        ends_at: standing.isPoliceValidated ? (standing.policeEndsAt?.toISOString() ?? null) : null,
        is_handed_in: standing.policeFile !== null,
        refusal: refusals.get('police') ?? null,
      },
      guardian: {
        is_needed: standing.guardianNeeded !== null,
        is_confirmed: standing.isGuardianConfirmed,
        is_handed_in: standing.guardianFile !== null,
        refusal: refusals.get('guardian') ?? null,
      },
    };
  }

  /**
   * Stores a volunteer's document, for an admin to check.
   * @throws NOT_FOUND, FILE_REQUIRED, DOCUMENT_TYPE, NOT_ALLOWED_NOW once the approval was confirmed
   */
  async handIn(userId: number, kind: DocumentKind, bytes: Buffer | undefined): Promise<VolunteerDocuments> {
    const standing = await this.forms.standing(userId);
    if (!standing) return fail('NOT_FOUND');
    if (!bytes) return fail('FILE_REQUIRED', { field: 'file' });
    if (kind === 'guardian' && (standing.guardianNeeded === null || standing.isGuardianConfirmed))
      return fail('NOT_ALLOWED_NOW', { field: 'file' });
    const file = await this.files.keep({
      kind: kind === 'police' ? 'police' : 'approval',
      bytes,
      field: 'file',
      ownerId: userId,
    });
    const before = kind === 'police' ? standing.policeFile : standing.guardianFile;
    await this.database.transaction(async () => {
      await this.repository.hand(userId, kind, file, this.clock.now());
      await this.forgetRefusal(userId, kind);
      await this.note(userId, userId, `${kind}_handed_in`);
    });
    if (before) await this.files.remove([before]);
    return this.documents(userId);
  }

  /** Ends the wait for a guardian's approval of volunteers who have turned 18; returns their ids. */
  endMinority(limit: number): Promise<number[]> {
    return this.repository.endMinority(localDay(this.clock.now()), limit);
  }

  /** Returns the certificates for which a reminder is due, and marks each as reminded. */
  async dueReminders(limit: number): Promise<EndingCertificate[]> {
    const due = await this.repository.lockEnding(this.clock.now(), REMINDER_DAYS, limit);
    await this.repository.noteReminders(due);
    return due;
  }

  /** Ends certificates after their twelve months (rule 85); returns their owners. */
  async endCertificates(limit: number): Promise<number[]> {
    const ended = await this.repository.endCertificates(this.clock.now(), limit);
    await this.files.remove(ended.flatMap(({ file }) => file ?? []));
    const userIds = ended.map(({ userId }) => userId);
    await this.activity.record(
      userIds.map((id) => ({ subjectType: 'user', subjectId: id, actorId: null, action: 'police_ended' })),
    );
    return userIds;
  }

  /** Returns when the next certificate ends, its next reminder is due, or the next minor turns 18. */
  async nextDue(): Promise<Date | null> {
    const moments = await Promise.all([
      this.repository.nextDue(this.clock.now(), REMINDER_DAYS),
      this.repository.nextOfAge(),
    ]);
    const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  private async confirm(
    tx: Tx,
    adminId: number,
    userId: number,
    kind: Refusable,
    action: string,
  ): Promise<void> {
    await this.forgetRefusal(userId, kind);
    await this.note(adminId, userId, action);
    await this.tell(tx, userId, CONFIRMED[kind]);
  }

  /**
   * Handles a refusal that has been dealt with: unsent messages about it are cancelled, and its text is
   * deleted.
   */
  private async forgetRefusal(userId: number, kind: Refusable): Promise<void> {
    await this.notifications.cancelPending(
      'vetting_words',
      await this.repository.forgetRefusal(userId, kind),
    );
  }

  /**
   * Tells the volunteer about a rejection. Its reason is stored with it, and inserted when the message is
   * sent (rule 236).
   */
  private async tell(tx: Tx, userId: number, key: Told, refusalId: number | null = null): Promise<void> {
    const say = (locale: Locale): string =>
      serverText(locale, key, { reason: '%{words}', url: `${this.config.publicUrl}/profile` });
    await this.notifications.announce(tx, {
      type: 'system',
      receiverType: 'volunteer',
      receivers: [{ userId, ...(refusalId !== null && { secretId: refusalId }) }],
      ...(refusalId !== null && {
        secret: {
          kind: 'vetting_words',
          expiresAt: addSeconds(this.clock.now(), LIMITS.linkLifetimeHours * HOUR),
        },
      }),
      canWaitUntil: ANY_MORNING,
      texts: { 'he-IL': say('he-IL'), 'en-US': say('en-US') },
    });
  }

  private async isRefused(userId: number, kind: Refusable): Promise<boolean> {
    return (await this.repository.refusals(userId)).has(kind);
  }

  private onPerson<Result>(
    by: { userId: number } | { informationId: number },
    work: (tx: Tx, state: VettingState) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (tx) => {
      const state = await this.repository.lock(by);
      return state ? work(tx, state) : fail('NOT_FOUND');
    });
  }

  private note(actorId: number, userId: number, action: string): Promise<void> {
    return this.activity.record([{ subjectType: 'user', subjectId: userId, actorId, action }]);
  }
}

/** Whether a document is required from a volunteer and has not been confirmed. */
function isAskedFor(state: VettingState, kind: Refusable): boolean {
  if (kind === 'police') return state.isPoliceRequired && !state.isPoliceValidated;
  if (kind === 'guardian') return state.guardianNeeded !== null && !state.isGuardianConfirmed;
  return !state.isTrainingValidated;
}

/** Returns the document that was handed in, or null; trainings have none. */
function fileOf(state: VettingState, kind: Refusable): string | null {
  if (kind === 'police') return state.policeFile;
  return kind === 'guardian' ? state.guardianFile : null;
}

/** Refuses a decision on a document that came after the one that was looked at. */
function requireSeen(state: VettingState, kind: Refusable, isSeen: Sight): void {
  if (!isSeen(fileOf(state, kind))) fail('DOCUMENT_CHANGED', { field: 'message' });
}

function rowOf(row: WaitingForVetting): VettingRow {
  return {
    id: row.id,
    kind: row.kind,
    user: { id: row.userId, full_name: row.fullName, ...contactOf(row) },
    volunteer_information_id: row.informationId,
    file: row.file,
    guardian_needed: row.guardianNeeded,
    place: row.place,
    date: row.date,
    since: row.since.toISOString(),
    refusal: row.refusedAt === null ? null : { at: row.refusedAt.toISOString(), reason: row.reason ?? '' },
    asked_at: row.askedAt?.toISOString() ?? null,
  };
}
