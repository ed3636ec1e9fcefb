import {
  isRenewable,
  localDay,
  renewalDay,
  roleId,
  type ValidatedVolunteerFacts,
  validateVolunteerFacts,
} from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { requireOwnNumbers } from '../../platform/http/own-numbers.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { ConsentsService } from '../consents/index.js';
import { FilesService } from '../files/index.js';
import { NotificationsService } from '../notifications/index.js';
import { OptionsService } from '../options/index.js';
import { UserDetailsRepository, UserDetailsService } from '../users/index.js';
import { VolunteerFormsRepository, type VolunteerStanding } from '../volunteers/index.js';

const PNG_PREFIX = 'data:image/png;base64,';
/** The number of seconds within which a second click counts as the same renewal. */
const SAME_CLICK_SECONDS = 60;

/** The yearly renewal of a volunteer's agreement (rules 53, 124). */
@Injectable()
export class RenewalService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly forms: VolunteerFormsRepository,
    private readonly users: UserDetailsRepository,
    private readonly changes: UserDetailsService,
    private readonly options: OptionsService,
    private readonly files: FilesService,
    private readonly consents: ConsentsService,
    private readonly notifications: NotificationsService,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Renews the caller's agreement and unfreezes the account.
   * @throws ValidationFailure, also for somebody else's ids (rule 15), RENEWAL_TOO_EARLY, SIGNATURE_BLANK
   */
  async renew(caller: Caller, body: unknown): Promise<void> {
    const [standing, person] = await Promise.all([
      this.forms.standing(caller.userId),
      this.users.find(caller.userId),
    ]);
    if (!standing || !person) return fail('NOT_FOUND');
    const { informationId } = standing;
    requireOwnNumbers(body, {
      id: [informationId, caller.userId],
      user_id: [caller.userId],
      role_id: [roleId(caller.role)],
      volunteer_information_id: [informationId],
    });
    if (this.isJustRenewed(standing)) return;
    if (!this.isOpen(standing)) return fail('RENEWAL_TOO_EARLY', { field: 'message' });
    const { facts, faults } = validateVolunteerFacts(body, {
      options: await this.options.profileOptions(),
      today: localDay(this.clock.now()),
      isRenewal: true,
      isPartial: false,
      fullName: person.fullName,
    });
    if (faults.length > 0) throw new ValidationFailure(faults);
    const signatureFile = await this.keepSignature(facts, caller.userId);
    await this.database.transaction((tx) => this.write(tx, caller, facts, signatureFile));
  }

  private async write(
    tx: Tx,
    caller: Caller,
    facts: ValidatedVolunteerFacts,
    signatureFile: string | null,
  ): Promise<void> {
    await this.users.lock(caller.userId);
    const standing = await this.forms.standing(caller.userId);
    if (!standing || this.isJustRenewed(standing)) return;
    await this.forms.save(caller.userId, {
      facts,
      signatureFile,
      guardianFile: null,
      isSigned: true,
      isRenewal: true,
    });
    await this.changes.setFreeze(tx, [caller.userId], false);
    await this.notifications.cancelWaiting({ userId: caller.userId, type: 'renewal' });
    await this.consents.record(caller.userId, ['terms', 'privacy', 'volunteer_agreement', 'messages']);
    await this.activity.record([
      { subjectType: 'user', subjectId: caller.userId, actorId: caller.userId, action: 'renewed' },
    ]);
  }

  private async keepSignature(facts: ValidatedVolunteerFacts, ownerId: number): Promise<string | null> {
    if (facts.signature_image === null) return null;
    return this.files.keep({
      kind: 'signature',
      bytes: Buffer.from(facts.signature_image.slice(PNG_PREFIX.length), 'base64'),
      field: 'signature_image',
      ownerId,
    });
  }

  /**
   * Whether the renewal is open: from thirty days before the end. Volunteers who never signed, because they
   * were imported or only partly registered, must register instead.
   */
  private isOpen(standing: VolunteerStanding): boolean {
    return (
      standing.signedAt !== null &&
      isRenewable(renewalDay(localDay(standing.signedAt)), localDay(this.clock.now()))
    );
  }

  private isJustRenewed(standing: VolunteerStanding): boolean {
    return standing.signedAt !== null && addSeconds(standing.signedAt, SAME_CLICK_SECONDS) > this.clock.now();
  }
}
