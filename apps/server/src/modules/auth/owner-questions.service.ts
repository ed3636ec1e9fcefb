import type { AuthRecord, OwnerQuestion } from '@karov/api-client';
import { type HelpProfileAnswers, isRecord, type OwnerQuestionKind, ownValue } from '@karov/domain';
import { triesLeftText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller, LiveCaller } from '../../platform/security/caller.js';
import type { Client } from '../../platform/security/client.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { HelpProfilesService, UserDetailsRepository, UsersRepository } from '../users/index.js';
import { VolunteerFormsRepository } from '../volunteers/index.js';
import { EntryService } from './entry.service.js';
import { OwnerNoticesService } from './owner-notices.service.js';
import {
  answersLeft,
  factsOf,
  heardAgainAt,
  isAnswer,
  type OwnerFacts,
  questionOf,
  withWrong,
} from './owner-question.rules.js';
import { OwnerQuestionsRepository } from './owner-questions.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/**
 * The question that only a number's person can answer, its answer, and staff's confirmation in its place
 * (rule 237).
 */
@Injectable()
export class OwnerQuestionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly crypto: Crypto,
    private readonly users: UsersRepository,
    private readonly profiles: HelpProfilesService,
    private readonly details: UserDetailsRepository,
    private readonly forms: VolunteerFormsRepository,
    private readonly sessions: SessionsService,
    private readonly entry: EntryService,
    private readonly notices: OwnerNoticesService,
    private readonly activity: ActivityService,
    private readonly devices: SessionsRepository,
    private readonly repository: OwnerQuestionsRepository,
  ) {}

  /**
   * Returns the question for a caller, and the number of answers still accepted. A person without known facts
   * is asked as well.
   */
  async question({ userId, isLimited }: LiveCaller): Promise<OwnerQuestion> {
    if (!isLimited) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const tries = await this.repository.tries(userId);
    const now = this.clock.now();
    return {
      kind: this.kindOf(userId, await this.factsOf(userId)),
      answers_left: answersLeft(tries, now),
      heard_again_at: heardAgainAt(tries, now)?.toISOString() ?? null,
    };
  }

  /**
   * Lifts the limit on the session of somebody who gives the right answer; the device is known from now on,
   * and the owner is told.
   * @throws OWNER_ANSWER_WRONG, OWNER_ANSWERS_OVER
   */
  async answer(caller: LiveCaller, typed: string, client: Client): Promise<AuthRecord> {
    const { userId, role, sessionId, isLimited } = caller;
    if (!isLimited) return fail('NOT_ALLOWED_NOW', { field: 'answer' });
    const facts = await this.factsOf(userId);
    // A wrong answer must stay counted, so the error is thrown after the transaction.
    const left = await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const tries = await this.repository.lock(userId, now);
      if (answersLeft(tries, now) === 0) return 0;
      if (!isAnswer(facts, this.kindOf(userId, facts), typed)) {
        const counted = withWrong(tries, now);
        await this.repository.noteWrong(userId, counted);
        return answersLeft(counted, now);
      }
      await this.repository.end(userId);
      await this.sessions.unlimit(userId, sessionId);
      await this.sessions.endLimitedOf(userId);
      await this.devices.rememberDevice(client.device, userId, now);
      await this.activity.record([
        { subjectType: 'user', subjectId: userId, actorId: userId, action: 'owner_shown', newValues: {} },
      ]);
      await this.notices.tell(tx, caller, 'messages.ownerShown');
      return null;
    });
    if (left !== null) return refuse(left);
    const account = await this.users.accountById(userId);
    return account
      ? this.entry.recordOf(account, role, await this.sessions.tokenOf(caller))
      : fail('SESSION_EXPIRED');
  }

  /** Returns since when somebody has been waiting to answer a person's question, or null. */
  since(userId: number): Promise<Date | null> {
    return this.repository.since(userId, this.clock.now());
  }

  /**
   * Records staff's confirmation that the newest waiting person is the owner; those who waited before may be
   * somebody else. @throws NOT_FOUND when nobody waits
   */
  async vouch(tx: Tx, actor: Caller, userId: number): Promise<void> {
    const account = await this.users.accountById(userId);
    const [role] = account?.roles ?? [];
    // the question is locked before the sessions, in the same order as in `answer`
    await this.repository.lock(userId, this.clock.now());
    const newest = await this.sessions.newestLimited(userId);
    if (!role || !newest || !(await this.repository.end(userId))) return fail('NOT_FOUND');
    await this.sessions.unlimit(userId, newest);
    await this.activity.record([
      {
        subjectType: 'user',
        subjectId: userId,
        actorId: actor.userId,
        action: 'owner_vouched',
        newValues: {},
      },
    ]);
    await this.notices.tell(tx, { userId, role }, 'messages.ownerShown');
  }

  private kindOf(userId: number, facts: OwnerFacts): OwnerQuestionKind {
    return questionOf(facts, this.crypto.sign('owner-question', String(userId)).charCodeAt(0));
  }

  private async factsOf(userId: number): Promise<OwnerFacts> {
    const [details, information, profile] = await Promise.all([
      this.details.find(userId),
      this.forms.prefill(userId),
      this.profiles.find(userId),
    ]);
    return factsOf({
      birthday: information?.dob ?? null,
      streets: [details?.residential, details?.arrival].flatMap((address) => address?.street ?? []),
      contacts: contactsOf(profile?.answers ?? null),
    });
  }
}

function refuse(left: number): never {
  if (left === 0) fail('OWNER_ANSWERS_OVER', { field: 'answer' });
  return fail('OWNER_ANSWER_WRONG', {
    field: 'answer',
    params: { left: triesLeftText(currentLocale(), left) },
  });
}

function contactsOf(answers: HelpProfileAnswers | null): { first: string; family: string }[] {
  return ['emergency_contact', 'additional_emergency_contact'].flatMap((name) => {
    const contact = answers && ownValue(answers, name);
    if (!isRecord(contact)) return [];
    return [
      {
        first: String(ownValue(contact, 'first_name') ?? ''),
        family: String(ownValue(contact, 'family_name') ?? ''),
      },
    ];
  });
}
