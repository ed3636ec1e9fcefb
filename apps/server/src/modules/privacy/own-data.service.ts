import type { ConsentRow, OwnData, PrivacyOverview, SensitiveReadRow } from '@karov/api-client';
import { legalTextOf, localDay } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService, accessText } from '../activity/index.js';
import { OwnApplicationsService } from '../applications/index.js';
import { SessionsService } from '../auth/index.js';
import { ChatService } from '../chat/index.js';
import { ConsentsService } from '../consents/index.js';
import { ContactConversationsService } from '../contact/index.js';
import { OwnRequestsService } from '../events/index.js';
import { NotificationsService } from '../notifications/index.js';
import { ProfileReaderService, toSessionRow } from '../profile/index.js';
import { SubscriptionsService } from '../subscriptions/index.js';
import { UsersRepository } from '../users/index.js';
import { AvailabilityService, VolunteerFormsRepository } from '../volunteers/index.js';
import { DeletionService } from './deletion.service.js';

const MESSAGES_MAX = 5000;
const TEXT_PAGES = {
  terms: '/regulations-menu',
  privacy: '/regulations-menu',
  volunteer_agreement: '/volunteer/terms',
} as const;

/** A person's own view of all data about them (rule 67). */
@Injectable()
export class OwnDataService {
  constructor(
    private readonly clock: Clock,
    private readonly profiles: ProfileReaderService,
    private readonly consents: ConsentsService,
    private readonly activity: ActivityService,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
    private readonly requests: OwnRequestsService,
    private readonly applications: OwnApplicationsService,
    private readonly deletion: DeletionService,
    private readonly chat: ChatService,
    private readonly availability: AvailabilityService,
    private readonly forms: VolunteerFormsRepository,
    private readonly contacts: ContactConversationsService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  /** The person's consents, who viewed their sensitive details, and whether they requested deletion. */
  async overview(caller: Caller): Promise<PrivacyOverview> {
    const [consents, reads, deletion] = await Promise.all([
      this.consentsOf(caller.userId),
      this.readsOf(caller.userId),
      this.deletion.open(caller.userId),
    ]);
    return { consents, reads, deletion };
  }

  /** All data about the caller, for download. */
  async all(caller: Caller): Promise<OwnData> {
    const locale = currentLocale();
    const [
      profile,
      consents,
      reads,
      sessions,
      messages,
      requests,
      applications,
      conversations,
      availability,
      signature,
      contacts,
      choices,
    ] = await Promise.all([
      this.profiles.read(caller),
      this.consentsOf(caller.userId),
      this.readsOf(caller.userId),
      this.sessions.live(caller.userId),
      this.notifications.sentTo(caller.userId, MESSAGES_MAX),
      this.requests.history(caller),
      this.applications.history(caller.userId),
      this.chat.ofPerson(caller.userId),
      caller.role === 'volunteer' ? this.availability.read(caller.userId) : null,
      this.forms.signature(caller.userId),
      this.contacts.allOf(caller.userId),
      this.subscriptions.choicesOf(caller.userId),
    ]);
    return {
      written_at: this.clock.now().toISOString(),
      profile,
      consents,
      reads,
      sessions: sessions.map((session) => toSessionRow(session, caller.sessionId, locale)),
      messages: messages.map(({ type, channel, createdAt, ...told }) => ({
        type,
        channel,
        sent_at: createdAt.toISOString(),
        text: textOf(told),
      })),
      requests: [...requests, ...applications],
      conversations,
      contacts,
      messages_to_many: choices,
      availability,
      signature: signature && { signed_at: signature.signedAt.toISOString(), ip_address: signature.ip },
    };
  }

  /** The file name of the download. */
  fileName(): string {
    return `karov-${localDay(this.clock.now())}.json`;
  }

  private async consentsOf(userId: number): Promise<ConsentRow[]> {
    return (await this.consents.of(userId)).map(({ kind, version, givenAt, withdrawnAt }) => ({
      kind,
      version,
      text_url: TEXT_PAGES[legalTextOf(kind)],
      given_at: givenAt.toISOString(),
      withdrawn_at: withdrawnAt?.toISOString() ?? null,
    }));
  }

  private async readsOf(userId: number): Promise<SensitiveReadRow[]> {
    const locale = currentLocale();
    const reads = await this.activity.looksAt(userId);
    const readers = await this.users.people(reads.map((read) => read.actorId));
    return reads.map((read) => ({
      id: read.id,
      reader:
        (read.actorId === null ? null : readers.get(read.actorId)?.fullName) ??
        serverText(locale, 'answers.formerStaff'),
      reader_role: read.newValues['role'] === 'manager' ? 'manager' : 'admin',
      what: accessText(read, locale),
      read_at: read.createdAt.toISOString(),
    }));
  }
}

/**
 * The text of a message that the person received. Its links and codes were personal and have expired; their
 * placeholders reveal nothing.
 */
function textOf({ message, words }: { message: string; words: string }): string {
  return message
    .replaceAll('%{reply}', '')
    .replaceAll('%{link}', '…')
    .replaceAll('%{code}', '••••')
    .replaceAll('%{words}', () => words);
}
