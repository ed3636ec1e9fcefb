import { CALL_KEYS, type Locale, TEST_KEYS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import {
  asksByKeys,
  digitByDigit,
  type SpokenCall,
  TelephoneCallsService,
} from '../../notifications/index.js';
import type { CallTurn } from './call-script.js';
import { SpokenAnswersService } from './spoken-answers.service.js';
import { TestAnswersService } from './test-answers.service.js';

/** A turn and the language in which it is spoken. */
export interface SpokenTurn extends CallTurn {
  locale: Locale;
}

/** What Twilio reports about a step of a call. */
export interface CallEvent {
  /** the message that the call is about */
  id: number;
  /** the ID of the call at the provider */
  callId: string;
  /** the key that was pressed; empty if none was */
  key: string;
}

/**
 * The turns of a telephone call (rule 180). Until a key is pressed, only the name of who is calling is
 * spoken, because a machine may be recording; a code is short-lived and was just requested, so it is spoken
 * at once. Requesting a turn twice has no further effect.
 */
@Injectable()
export class CallTurnsService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly calls: TelephoneCallsService,
    private readonly answers: SpokenAnswersService,
    private readonly tests: TestAnswersService,
  ) {}

  /** Called when somebody answers; returns null for a call without a message. */
  async begin({ id, callId }: CallEvent): Promise<SpokenTurn | null> {
    const call = await this.calls.find(id, callId);
    if (!call) return null;
    if (call.isOver) return this.ending(call, serverText(call.locale, 'voice.over'));
    if (call.secretKind === 'otp') return this.turn(call, this.words(call), 'listen');
    return this.turn(
      call,
      serverText(call.locale, call.isUrgent ? 'voice.greetingUrgent' : 'voice.greeting'),
      'listen',
    );
  }

  /**
   * Called when a key has been pressed, so that a person must be listening: the message is spoken. A code
   * that was already heard is repeated only on request.
   */
  async listen({ id, callId, key }: CallEvent): Promise<SpokenTurn | null> {
    const call = await this.calls.find(id, callId);
    if (!call) return null;
    if (call.isOver) return this.ending(call, serverText(call.locale, 'voice.over'));
    await this.calls.heard(id);
    if (call.secretKind === 'otp' && key !== CALL_KEYS.again)
      return this.ending(call, serverText(call.locale, 'voice.goodbye'));
    return this.turn(call, this.words(call), call.secretKind === 'otp' ? 'listen' : 'answer');
  }

  /**
   * Called when a key has been pressed after the message: 1 and 2 answer its question (a test has keys of its
   * own), 9 repeats it.
   */
  async answer({ id, callId, key }: CallEvent): Promise<SpokenTurn | null> {
    const call = await this.calls.find(id, callId);
    if (!call) return null;
    if (call.isOver) return this.ending(call, serverText(call.locale, 'voice.over'));
    if (call.isTest && (key === TEST_KEYS.heard || key === TEST_KEYS.noMore))
      return this.ending(call, await this.tested(call, key));
    const isAnswer = key === CALL_KEYS.yes || key === CALL_KEYS.no;
    if (isAnswer && asksByKeys(call.secretKind)) return this.ending(call, await this.taken(call, key));
    const words =
      key === CALL_KEYS.again
        ? this.words(call)
        : `${serverText(call.locale, 'voice.unknownKey')} ${this.words(call)}`;
    return this.turn(call, words, 'answer');
  }

  private async taken(call: SpokenCall, key: typeof CALL_KEYS.yes | typeof CALL_KEYS.no): Promise<string> {
    const said = await this.answers.take(call, key);
    return `${serverText(call.locale, said, { phone: digitByDigit(this.config.support.phone, call.locale) })} ${serverText(call.locale, 'voice.goodbye')}`;
  }

  private async tested(call: SpokenCall, key: (typeof TEST_KEYS)[keyof typeof TEST_KEYS]): Promise<string> {
    const said = await this.tests.take(call, key);
    return `${serverText(call.locale, said)} ${serverText(call.locale, 'voice.goodbye')}`;
  }

  private words({ text, locale, secretKind, isTest }: SpokenCall): string {
    if (isTest) return `${text} ${serverText(locale, 'voice.testQuestion')}`;
    return `${text} ${serverText(locale, asksByKeys(secretKind) ? 'voice.question' : 'voice.again')}`;
  }

  private turn({ id, locale }: SpokenCall, said: string, step: 'listen' | 'answer'): SpokenTurn {
    return { said, locale, next: `${this.config.publicUrl}/api/providers/twilio/calls/${id}/${step}` };
  }

  private ending({ locale }: SpokenCall, said: string): SpokenTurn {
    return { said, locale, next: null };
  }
}
