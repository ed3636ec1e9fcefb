import type { HelpRequestLink } from '@karov/api-client';
import { bandBetween, isEnded } from '@karov/domain';
import { type ServerTextKey, serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { CategoriesService } from '../categories/index.js';
import {
  type AssignmentRecord,
  AssignmentsRepository,
  isUnderWay,
  type LinkActDto,
  LinkWorks,
  type WorkOfLink,
} from '../needs/index.js';
import { LinksService } from '../notifications/index.js';
import { UsersRepository } from '../users/index.js';
import { type KnownCall, VolunteerCalls } from '../volunteers/index.js';
import { ApplicationCalls } from './application-calls.service.js';
import { callStanding } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { type ApplicationRecord, originOf } from './applications.types.js';
import { descriptionIn } from './stored-texts.js';
import { exactAddresses, VolunteerViews } from './volunteer-views.service.js';

/** The target of a code: a call, or the work that a volunteer was approved for, called or not. */
interface Target {
  application: ApplicationRecord;
  volunteerId: number;
  call: KnownCall | null;
  hold: AssignmentRecord | null;
  isExpired: boolean;
}

type Standing = { respond: 0 | 1 | 2; state: ServerTextKey; canAnswer: boolean };

/** The link page of a called volunteer (rule 125 point 3). The code is the capability (rule 29). */
@Injectable()
export class ApplicationLinks {
  constructor(
    private readonly links: LinksService,
    private readonly calls: VolunteerCalls,
    private readonly categories: CategoriesService,
    private readonly users: UsersRepository,
    private readonly applications: ApplicationsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly answers: ApplicationCalls,
    private readonly views: VolunteerViews,
    private readonly works: LinkWorks,
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
        is_emergency: application.isEmergency,
        created_at: application.createdAt.toISOString(),
      },
    };
  }

  /** Takes the answer. @throws ALREADY_ANSWERED, ALREADY_TAKEN, ALREADY_HELPING, LINK_EXPIRED */
  async respond(code: string, isReady: boolean): Promise<string> {
    const { call } = await this.target(code);
    if (!call) return fail('ALREADY_ANSWERED', { field: 'message' });
    const isReserve = await this.answers.answer(call.id, isReady);
    if (isReserve) return serverText(currentLocale(), 'requests.answers.reserve');
    return serverText(currentLocale(), isReady ? 'requests.answers.accepted' : 'requests.answers.declined');
  }

  /**
   * Carries out a step of the volunteer towards the end of the work. @throws NOT_ALLOWED_NOW, LINK_EXPIRED
   */
  async act(code: string, dto: LinkActDto): Promise<string> {
    const { application, hold, isExpired } = await this.target(code);
    if (!hold) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    return this.works.act(workOf(application, hold), dto, !isExpired);
  }

  /** Keeps the volunteer's words beside yes and no (rule 147). @throws LINK_EXPIRED, TOO_MANY_WORDS */
  async say(code: string, words: string): Promise<string> {
    const { application, volunteerId } = await this.target(code);
    await this.answers.sayOf({ needId: application.id, volunteerId }, words, 'link');
    return serverText(currentLocale(), 'requests.answers.wordsKept');
  }

  /**
   * An answered link keeps showing the outcome; an unanswered one ends with its time or with the request
   * (rule 29).
   */
  private async target(code: string): Promise<Target> {
    const target = await this.links.resolve(['application_call', 'application_work'], code);
    const pair =
      target &&
      (target.kind === 'application_call'
        ? await this.calls.find(target.targetId)
        : await this.assignments.find(target.targetId));
    const application = pair && (await this.applications.find(pair.needId));
    if (!target || !pair || !application) return fail('LINK_INVALID', { field: 'id' });
    const hold = 'state' in pair ? await this.assignments.findOf(pair.needId, pair.volunteerId) : pair;
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
}

function workOf(application: ApplicationRecord, hold: AssignmentRecord): WorkOfLink {
  return {
    hold,
    seekerId: application.userId,
    eventId: null,
    helpType: application.helpType,
    addresses: exactAddresses(application),
  };
}

function standingOf(
  call: KnownCall | null,
  application: ApplicationRecord,
  hold: AssignmentRecord | null,
): Standing {
  const over = (respond: 0 | 1 | 2, state: 'declined' | 'filled'): Standing => ({
    respond,
    state: `requests.link.${state}`,
    canAnswer: false,
  });
  // After a yes the work tells the standing.
  if (hold !== null) return over(hold.isApproved === 2 ? 2 : 1, 'declined');
  // A reserve can still withdraw.
  if (call?.state === 'reserve' && !isEnded(application.status))
    return { respond: 1, state: 'requests.link.reserve', canAnswer: true };
  if (!call || callStanding(call.state, application, false) !== 'open') return over(0, 'filled');
  return { respond: 0, state: 'requests.link.open', canAnswer: true };
}
