import { randomUUID } from 'node:crypto';
import { CALL_KEYS } from '@karov/domain';
import { type ServerTextKey, serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Failure } from '../../../platform/errors/fail.js';
import { requestContext, withRequestContext } from '../../../platform/http/request-context.js';
import { EventQuestionsService } from '../../events/index.js';
import { type AskedAnswer, TakeOverByKeyService } from '../../needs/index.js';
import type { SpokenCall } from '../../notifications/index.js';
import { InvitationsService } from '../invitations.service.js';
import { outcomeOfFailure } from '../replies.rules.js';

type SaidKey = Extract<ServerTextKey, `voice.said.${string}`>;

const SAID_OF_FAILURE: Partial<Record<ReturnType<typeof outcomeOfFailure>, SaidKey>> = {
  filled: 'voice.said.filled',
  over: 'voice.said.over',
  again: 'voice.said.again',
};

const SAID_OF_WORK = {
  coming: 'voice.said.coming',
  not_coming: 'voice.said.notComing',
  given_up: 'voice.said.givenUp',
  cancelled: 'voice.said.cancelled',
} as const satisfies Record<AskedAnswer, SaidKey>;

/** Handles answers by telephone keys with the same services that handle answers by link (rule 180). */
@Injectable()
export class SpokenAnswersService {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly questions: EventQuestionsService,
    private readonly takeOvers: TakeOverByKeyService,
  ) {}

  /**
   * Handles a yes or a no, in the language of the message; returns the reply to be spoken. An answer that
   * already exists stays.
   */
  take(call: SpokenCall, key: typeof CALL_KEYS.yes | typeof CALL_KEYS.no): Promise<SaidKey> {
    const context = { requestId: requestContext()?.requestId ?? randomUUID(), locale: call.locale, ip: null };
    return withRequestContext(context, () => this.validate(call, key === CALL_KEYS.yes));
  }

  private async validate(call: SpokenCall, isYes: boolean): Promise<SaidKey> {
    const { secretKind: kind, secretId: targetId } = call;
    if (targetId === null) return 'voice.said.over';
    if (kind === 'desk') return this.takeOver(call, targetId, isYes);
    try {
      return await this.answer(call, targetId, isYes);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // This is a second answer: to change the first, the person has to talk to somebody.
      if (error.code === 'NOT_ALLOWED_NOW') return 'voice.said.again';
      return SAID_OF_FAILURE[outcomeOfFailure(error.code)] ?? 'voice.said.refused';
    }
  }

  /** Answers the question that the message asked, according to its kind. */
  private async answer(call: SpokenCall, targetId: number, isYes: boolean): Promise<SaidKey> {
    const { secretKind: kind } = call;
    if (kind === 'hold' || kind === 'ride') return this.ofWork(call, targetId, isYes);
    if (kind === 'event_user') {
      await this.questions.answerQuestion(targetId, isYes);
      return isYes ? 'voice.said.needsHelp' : 'voice.said.needsNothing';
    }
    if (kind !== 'event_volunteer' && kind !== 'application_call') return 'voice.said.over';
    const isTold = await this.invitations.answer({ kind, targetId }, isYes, 'call');
    if (!isYes) return 'voice.said.declined';
    return isTold ? 'voice.said.told' : 'voice.said.ready';
  }

  /**
   * Handles a super admin's answer to whether they take over what is waiting at the coordinators' desk (rule
   * 220).
   */
  private async takeOver({ receiverId }: SpokenCall, needId: number, isYes: boolean): Promise<SaidKey> {
    if (receiverId === null) return 'voice.said.over';
    if (!isYes) return 'voice.said.notTakenOver';
    return (await this.takeOvers.take(needId, receiverId)) ? 'voice.said.takenOver' : 'voice.said.over';
  }

  /**
   * Handles the answer to whether the volunteer is coming, or whether the help seeker still needs help;
   * coordinators see the word for the key that was pressed.
   */
  private async ofWork({ receiverId, locale }: SpokenCall, holdId: number, isYes: boolean): Promise<SaidKey> {
    if (receiverId === null) return 'voice.said.over';
    const words = serverText(locale, isYes ? 'voice.yes' : 'voice.no');
    const asked = await this.invitations.answerAbout(
      holdId,
      { volunteerId: receiverId, words, channel: 'call' },
      isYes,
    );
    return asked === null ? 'voice.said.over' : SAID_OF_WORK[asked];
  }
}
