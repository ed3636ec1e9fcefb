import { Controller, Header, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { UntouchedBody } from '../../../platform/http/plain-texts.pipe.js';
import { Access } from '../../../platform/security/access.js';
import { TelephoneCallsService, TwilioSignature } from '../../notifications/index.js';
import { hangUp, twiml } from './call-script.js';
import { type CallEvent, CallTurnsService, type SpokenTurn } from './call-turns.service.js';

const XML = 'text/xml; charset=utf-8';
/** The text in the log for each way in which a call can end unheard. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['completed', 'call:no-key'],
  ['busy', 'call:busy'],
  ['no-answer', 'call:no-answer'],
  ['canceled', 'call:canceled'],
  ['failed', 'call:failed'],
]);

/** Twilio's requests and reports during telephone calls; only requests signed by Twilio are accepted. */
@ApiExcludeController()
@Controller('providers/twilio/calls/:id')
export class TwilioCallsController {
  constructor(
    private readonly signature: TwilioSignature,
    private readonly turns: CallTurnsService,
    private readonly calls: TelephoneCallsService,
  ) {}

  @Post('begin')
  @HttpCode(200)
  @Header('Content-Type', XML)
  @Access.public()
  async begin(
    @Param('id', IdPipe) id: number,
    @Headers('x-twilio-signature') signature: string | undefined,
    @UntouchedBody() body: Record<string, string>,
  ): Promise<string> {
    this.signature.check(`calls/${id}/begin`, signature, body);
    return isMachine(body) ? hangUp() : spoken(await this.turns.begin(eventOf(id, body)));
  }

  @Post('listen')
  @HttpCode(200)
  @Header('Content-Type', XML)
  @Access.public()
  async listen(
    @Param('id', IdPipe) id: number,
    @Headers('x-twilio-signature') signature: string | undefined,
    @UntouchedBody() body: Record<string, string>,
  ): Promise<string> {
    this.signature.check(`calls/${id}/listen`, signature, body);
    return spoken(await this.turns.listen(eventOf(id, body)));
  }

  @Post('answer')
  @HttpCode(200)
  @Header('Content-Type', XML)
  @Access.public()
  async answer(
    @Param('id', IdPipe) id: number,
    @Headers('x-twilio-signature') signature: string | undefined,
    @UntouchedBody() body: Record<string, string>,
  ): Promise<string> {
    this.signature.check(`calls/${id}/answer`, signature, body);
    return spoken(await this.turns.answer(eventOf(id, body)));
  }

  @Post('status')
  @HttpCode(204)
  @Access.public()
  async status(
    @Param('id', IdPipe) id: number,
    @Headers('x-twilio-signature') signature: string | undefined,
    @UntouchedBody() body: Record<string, string>,
  ): Promise<void> {
    this.signature.check(`calls/${id}/status`, signature, body);
    const { CallStatus: status = '', CallSid: callId = '', ErrorCode: code } = body;
    const reason = REASONS.get(status);
    if (reason === undefined) return this.calls.began(id, callId);
    await this.calls.ended(
      id,
      isMachine(body) ? 'call:machine' : reason === 'call:failed' && code ? `twilio:${code}` : reason,
    );
  }
}

function isMachine({ AnsweredBy: by = '' }: Record<string, string>): boolean {
  return by.startsWith('machine') || by === 'fax';
}

function eventOf(id: number, { CallSid: callId = '', Digits: key = '' }: Record<string, string>): CallEvent {
  return { id, callId, key };
}

function spoken(turn: SpokenTurn | null): string {
  return turn ? twiml(turn, turn.locale) : hangUp();
}
