import type { HelpRequestLink } from '@karov/api-client';
import { type AnswerChannel, APPROVAL, bandBetween, type InvitationStanding, isEnded } from '@karov/domain';
import { type ServerTextKey, serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { CategoriesService } from '../categories/index.js';
import {
  type AcceptResult,
  type AssignmentRecord,
  assigneeOf,
  callDeclined,
  distanceTo,
  isApprovedSoon,
  isFree,
  isUnderWay,
  type LinkActDto,
  LinkWorksService,
  type LockedNeed,
  mayBeMatched,
  NeedAnswersService,
  NeedLifecycleService,
  NeedsRepository,
  obstacleOf,
  rideAtOf,
  type SingleNeed,
  type WorkOfLink,
} from '../needs/index.js';
import { LinksService } from '../notifications/index.js';
import { RegionsRepository } from '../regions/index.js';
import { UsersRepository } from '../users/index.js';
import { type KnownCall, VolunteerCallsRepository, VolunteerFactsRepository } from '../volunteers/index.js';
import { ApplicationSourcesService } from './application-sources.service.js';
import { areasOf, standingOfCall } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { applicationChanged } from './applications.signals.js';
import { originOf } from './applications.types.js';
import { descriptionIn } from './stored-texts.js';
import { exactAddresses, VolunteerViewsService } from './volunteer-views.service.js';

/** The target of a code: a call, or the work that a volunteer was approved for, called or not. */
interface Target {
  application: SingleNeed;
  volunteerId: number;
  call: KnownCall | null;
  hold: AssignmentRecord | null;
  isExpired: boolean;
}

type Standing = { respond: 0 | 1 | 2; state: ServerTextKey; canAnswer: boolean };

/** The result of a yes. */
interface Accepted {
  isApproved: boolean;
  /** whether the yes will be approved automatically within two minutes (rule 70) */
  isApprovedSoon: boolean;
  isReserve: boolean;
  /** the request was theirs before, and nothing has changed */
  isAgain: boolean;
}

/** A volunteer and the request in question. */
type Pair = Pick<KnownCall, 'needId' | 'volunteerId'>;
type Work = (pair: Pair) => Promise<void>;

/**
 * Volunteers' answers to single requests and emergencies, whether or not they were called: through the link
 * of a call, by message and in the portal (rules 29, 36, 124). In this order: the link's page, yes and no,
 * and the messages that accompany them.
 */
@Injectable()
export class ApplicationCallsService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly links: LinksService,
    private readonly calls: VolunteerCallsRepository,
    private readonly facts: VolunteerFactsRepository,
    private readonly regions: RegionsRepository,
    private readonly categories: CategoriesService,
    private readonly users: UsersRepository,
    private readonly applications: ApplicationsRepository,
    private readonly needs: NeedsRepository,
    private readonly sources: ApplicationSourcesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly said: NeedAnswersService,
    private readonly views: VolunteerViewsService,
    private readonly works: LinkWorksService,
    private readonly sealed: SealedTexts,
  ) {}

  /** The page of the called volunteer. @throws LINK_INVALID on id, LINK_EXPIRED on message */
  async check(code: string): Promise<HelpRequestLink> {
    const { call, volunteerId, application, hold } = await this.target(code);
    const locale = currentLocale();
    const standing = standingOf(call, application, hold);
    const work = hold && (await this.works.shown(workOf(application, hold)));
    const isShown = hold !== null && isUnderWay(hold);
    const [labels, people] = await Promise.all([
      this.categories.labels([application.categoryId], locale),
      this.users.people(isShown ? [application.userId, volunteerId] : [volunteerId]),
    ]);
    const addresses = isShown
      ? exactAddresses(application)
      : {
          origin_address: this.views.town(application.originCity, locale),
          destination_address: this.views.town(application.destinationCity, locale),
        };
    return {
      id: code,
      respond: standing.respond,
      state_text: work?.state_text ?? serverText(locale, standing.state),
      can_answer: standing.canAnswer,
      work,
      application: {
        category: { name: labels.get(application.categoryId) ?? '' },
        user: { full_name: people.get(application.userId)?.fullName ?? null },
        ...addresses,
        description: descriptionIn(this.sealed, application, locale),
        arrival_date: application.arrivalDate,
        arrival_time: application.arrivalTime,
        expiration_date: application.expirationDate,
        distance_band: bandBetween(originOf(application), people.get(volunteerId) ?? null),
        help_type: application.helpType,
        is_emergency: application.isEmergency,
        created_at: application.createdAt.toISOString(),
      },
    };
  }

  /**
   * Records the volunteer's answer.
   * @throws ALREADY_ANSWERED, ALREADY_TAKEN, ALREADY_HELPING, LINK_EXPIRED
   */
  async respond(code: string, isReady: boolean): Promise<string> {
    const { call } = await this.target(code);
    if (!call) return fail('ALREADY_ANSWERED', { field: 'message' });
    const isReserve = await this.answer(call.id, isReady);
    if (isReserve) return serverText(currentLocale(), 'requests.answers.reserve');
    return serverText(currentLocale(), isReady ? 'requests.answers.accepted' : 'requests.answers.declined');
  }

  /**
   * Carries out one of the volunteer's steps towards completing the work.
   * @throws NOT_ALLOWED_NOW, LINK_EXPIRED
   */
  async act(code: string, dto: LinkActDto): Promise<string> {
    const { application, hold, isExpired } = await this.target(code);
    if (!hold) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    return this.works.act(workOf(application, hold), dto, !isExpired);
  }

  /**
   * Stores the volunteer's message, which is neither yes nor no (rule 147).
   * @throws LINK_EXPIRED, TOO_MANY_WORDS
   */
  async sayByLink(code: string, words: string): Promise<string> {
    const { application, volunteerId } = await this.target(code);
    await this.sayOf({ needId: application.id, volunteerId }, words, 'link');
    return serverText(currentLocale(), 'requests.answers.wordsKept');
  }

  /**
   * An answered link still shows the outcome; an unanswered one ends when it expires or when the request ends
   * (rule 29).
   */
  private async target(code: string): Promise<Target> {
    const target = await this.links.resolve(['application_call', 'application_work'], code);
    const pair =
      target &&
      (target.kind === 'application_call'
        ? await this.calls.find(target.targetId)
        : await this.needs.findHold(target.targetId));
    const application = pair && (await this.needs.findSingle(pair.needId));
    if (!target || !pair || !application) return fail('LINK_INVALID', { field: 'id' });
    const hold = 'state' in pair ? await this.needs.findHoldOf(pair.needId, pair.volunteerId) : pair;
    if (hold === null && (target.isExpired || isEnded(application.status)))
      return fail('LINK_EXPIRED', { field: 'message' });
    return {
      application,
      volunteerId: pair.volunteerId,
      call: 'state' in pair ? pair : null,
      hold,
      isExpired: target.isExpired,
    };
  }

  /**
   * Records a volunteer's answer; returns true if the volunteer is kept in reserve.
   * @throws NOT_FOUND, ALREADY_ANSWERED, ALREADY_TAKEN, ALREADY_HELPING, VOLUNTEER_UNFIT
   */
  async answer(callId: number, isReady: boolean, channel: AnswerChannel = 'link'): Promise<boolean> {
    const call = await this.calls.find(callId);
    if (!call) return fail('NOT_FOUND');
    if (await this.needs.findHoldOf(call.needId, call.volunteerId))
      return fail('ALREADY_ANSWERED', { field: 'message' });
    if (isReady) return (await this.accept(call.volunteerId, call.needId, channel)).isReserve;
    await this.decline(call.volunteerId, call.needId);
    return false;
  }

  /**
   * Accepts a request in the volunteer's areas, or one that they were called for. Returns whether the
   * volunteer is already approved, will be approved automatically, or is kept in reserve. A yes that comes
   * too late is recorded for the coordinators (rule 146). A no to a call is an answer; in the portal a
   * volunteer may reconsider.
   * @throws NOT_FOUND, ALREADY_TAKEN, ALREADY_HELPING, ALREADY_ANSWERED, VOLUNTEER_UNFIT
   */
  async accept(
    volunteerId: number,
    applicationId: number,
    channel: AnswerChannel = 'portal',
  ): Promise<Accepted> {
    const volunteer = await this.facts.fitness(volunteerId);
    if (!volunteer) return fail('NOT_FOUND');
    const accepted = await this.database.transaction(async (tx) => {
      const locked = await this.sources.lock(applicationId);
      if (!locked) return fail('NOT_FOUND');
      if (channel !== 'portal' && (await this.needs.holdOf(applicationId, volunteerId))?.ended === 'declined')
        return fail('ALREADY_ANSWERED', { field: 'message' });
      if (locked.hold?.volunteerId === volunteerId) return { ...standingOfHold(locked.hold), isAgain: true };
      const obstacle = obstacleOf(locked.need, { ...volunteer, work: [] }, this.clock.now());
      if (obstacle)
        return fail('VOLUNTEER_UNFIT', {
          field: 'message',
          params: { reason: serverText(currentLocale(), `requests.obstacle.${obstacle}`) },
        });
      const outcome = await this.lifecycle.accept(
        tx,
        locked,
        assigneeOf(locked.need, volunteer),
        volunteerId,
      );
      // a volunteer with other work could not take over, now or as a reserve
      const isAtOtherWork = obstacleOf(locked.need, volunteer, this.clock.now()) !== null;
      if (outcome === 'taken' || (outcome === 'not_kept' && !isAtOtherWork)) {
        await this.noteLate(tx, locked, volunteerId, channel);
        return null;
      }
      return this.standingAfter(outcome, applicationId, volunteerId);
    });
    return accepted ?? fail('ALREADY_TAKEN', { field: 'message' });
  }

  /**
   * Returns the volunteer's state after a yes that came in time.
   * @throws ALREADY_HELPING, NOT_ALLOWED_NOW
   */
  private async standingAfter(
    outcome: Exclude<AcceptResult, 'taken'>,
    applicationId: number,
    volunteerId: number,
  ): Promise<Accepted> {
    if (outcome === 'busy' || outcome === 'not_kept') return fail('ALREADY_HELPING', { field: 'message' });
    if (outcome === 'refused') return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const live = await this.needs.liveHold(applicationId);
    const own = live?.volunteerId === volunteerId ? live : null;
    return { ...standingOfHold(own), isReserve: outcome === 'reserve', isAgain: false };
  }

  /** Records a late yes with the request, so that a coordinator can add the volunteer or thank them. */
  private async noteLate(
    tx: Tx,
    { need, source }: LockedNeed,
    volunteerId: number,
    channel: AnswerChannel,
  ): Promise<void> {
    if (await this.said.lateYes(need.id, volunteerId, channel)) await source.changed(tx, null);
  }

  /**
   * Declines a request: it is not shown or offered again, and the next volunteer is called at once (rule 42).
   */
  async decline(volunteerId: number, applicationId: number): Promise<void> {
    const volunteer = await this.facts.fitness(volunteerId);
    await this.database.transaction(async (tx) => {
      const application = await this.needs.lockSingle(applicationId);
      if (!application || !volunteer) return fail('NOT_FOUND');
      const before = await this.needs.holdOf(applicationId, volunteerId);
      if (before?.ended === 'declined') return;
      if (before) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await this.needs.decline(
        applicationId,
        { id: volunteerId, distanceM: distanceTo(application, volunteer) },
        this.clock.now(),
      );
      await this.activity.record([
        {
          subjectType: 'application',
          subjectId: applicationId,
          actorId: volunteerId,
          action: 'declined',
          newValues: { status: application.status, is_approved: 2 },
        },
      ]);
      await tx.signal(callDeclined, { needId: applicationId, volunteerId });
    });
  }

  /**
   * Whether a volunteer may see a request: it is free in one of their districts, or they have a part in it.
   */
  async mayReach(volunteerId: number, applicationId: number): Promise<boolean> {
    const [application, hold, volunteer] = await Promise.all([
      this.needs.findSingle(applicationId),
      this.needs.findHoldOf(applicationId, volunteerId),
      this.facts.fitness(volunteerId),
    ]);
    if (!application || !volunteer) return false;
    if (hold || (await this.calls.isReserve(applicationId, volunteerId))) return true;
    const states = areasOf(volunteer, await this.regions.permittedStates(volunteerId));
    const isInAreas = states.length === 0 || states.includes(application.originState);
    // A volunteer who was just too late is told so; a request that ended long ago is not found.
    return (
      isInAreas &&
      (isFree(application) || application.status === 'open' || application.status === 'in treatment')
    );
  }

  /** The state of a volunteer's calls, by call id; unknown ids are left out. */
  async standings(volunteerId: number, callIds: readonly number[]): Promise<Map<number, InvitationStanding>> {
    const calls = (await this.calls.findMany(callIds)).filter((call) => call.volunteerId === volunteerId);
    const ids = calls.map((call) => call.needId);
    const answered = await this.needs.answeredBy(volunteerId, ids);
    const byId = new Map(
      (await this.applications.findMany(ids)).map((application) => [application.id, application]),
    );
    return new Map(
      calls.flatMap((call) => {
        const application = byId.get(call.needId);
        return application
          ? [[call.id, standingOfCall(call.state, application, answered.has(application.id))] as const]
          : [];
      }),
    );
  }

  /** Returns which of the given calls still wait for the volunteer's answer. */
  async openAmong(callIds: readonly number[]): Promise<ReadonlySet<number>> {
    const calls = await this.calls.findMany(callIds);
    const answered = new Set((await this.needs.answeredAmong(calls)).map(pairKey));
    const byId = new Map(
      (await this.applications.findMany(calls.map((call) => call.needId))).map((application) => [
        application.id,
        application,
      ]),
    );
    const open = calls.filter((call) => {
      const application = byId.get(call.needId);
      return application && standingOfCall(call.state, application, answered.has(pairKey(call))) === 'open';
    });
    return new Set(open.map((call) => call.id));
  }

  /** Notes a yes to a call that another volunteer answered first (rule 146). @throws NOT_FOUND */
  late(callId: number, channel: AnswerChannel): Promise<void> {
    return this.about(
      callId,
      async ({ needId, volunteerId }) => void (await this.said.lateYes(needId, volunteerId, channel)),
    );
  }

  /**
   * Stores a called volunteer's message, neither yes nor no, for the coordinators (rule 147).
   * @throws NOT_FOUND, TOO_MANY_WORDS
   */
  say(callId: number, words: string, channel: AnswerChannel): Promise<void> {
    return this.about(callId, ({ needId, volunteerId }) =>
      this.said.words({ needId }, { volunteerId, channel, words }),
    );
  }

  /**
   * Like {@link say}, for a volunteer who may never have been called because staff assigned them. @throws
   * NOT_FOUND, TOO_MANY_WORDS
   */
  sayOf(pair: Pair, words: string, channel: AnswerChannel): Promise<void> {
    return this.aboutPair(pair, ({ needId, volunteerId }) =>
      this.said.words({ needId }, { volunteerId, channel, words }),
    );
  }

  /**
   * Stores a message about a request that the volunteer has taken on, or sees among the open ones.
   * @throws NOT_FOUND, TOO_MANY_WORDS
   */
  async sayOfOwn(volunteerId: number, applicationId: number, words: string): Promise<void> {
    if (!(await this.maySpeak(volunteerId, applicationId))) return fail('NOT_FOUND');
    await this.database.transaction(async (tx) => {
      const application = await this.needs.lockSingle(applicationId);
      if (!application) return fail('NOT_FOUND');
      await this.said.words({ needId: applicationId }, { volunteerId, channel: 'portal', words });
      await tx.signal(applicationChanged, { applicationId, userId: application.userId, volunteerId: null });
    });
  }

  /** A volunteer who may not see requests yet cannot write about them (rule 82), nor about ended ones. */
  private async maySpeak(volunteerId: number, applicationId: number): Promise<boolean> {
    const [hold, volunteer] = await Promise.all([
      this.needs.findHoldOf(applicationId, volunteerId),
      this.facts.fitness(volunteerId),
    ]);
    if (hold) return hold.ended === null && hold.isApproved !== APPROVAL.declined;
    return volunteer !== null && mayBeMatched(volunteer) && this.mayReach(volunteerId, applicationId);
  }

  private async about(callId: number, work: Work): Promise<void> {
    const call = await this.calls.find(callId);
    return call ? this.aboutPair(call, work) : fail('NOT_FOUND');
  }

  /** Refreshes open views of the request. */
  private async aboutPair(pair: Pair, work: Work): Promise<void> {
    const application = await this.needs.findSingle(pair.needId);
    if (!application) return fail('NOT_FOUND');
    await this.database.transaction(async (tx) => {
      await work(pair);
      await tx.signal(applicationChanged, {
        applicationId: application.id,
        userId: application.userId,
        volunteerId: null,
      });
    });
  }
}

function workOf(application: SingleNeed, hold: AssignmentRecord): WorkOfLink {
  return {
    hold,
    seekerId: application.userId,
    eventId: null,
    helpType: application.helpType,
    rideAt: rideAtOf(application),
    addresses: exactAddresses(application),
    isAddressChanged: application.isAddressChanged,
  };
}

function standingOf(
  call: KnownCall | null,
  application: SingleNeed,
  hold: AssignmentRecord | null,
): Standing {
  const over = (respond: 0 | 1 | 2, state: 'declined' | 'filled'): Standing => ({
    respond,
    state: `requests.link.${state}`,
    canAnswer: false,
  });
  // After a yes, the work shows the volunteer's state.
  if (hold !== null) return over(hold.isApproved === 2 ? 2 : 1, 'declined');
  // A reserve can still withdraw.
  if (call?.state === 'reserve' && !isEnded(application.status))
    return { respond: 1, state: 'requests.link.reserve', canAnswer: true };
  if (!call || standingOfCall(call.state, application, false) !== 'open') return over(0, 'filled');
  return { respond: 0, state: 'requests.link.open', canAnswer: true };
}

function standingOfHold(own: AssignmentRecord | null): Omit<Accepted, 'isAgain'> {
  return {
    isApproved: own?.isApproved === 1,
    isApprovedSoon: own !== null && isApprovedSoon(own),
    isReserve: false,
  };
}

function pairKey({ needId, volunteerId }: Pair): string {
  return `${needId} ${volunteerId}`;
}
