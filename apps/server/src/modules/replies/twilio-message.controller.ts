import { Controller, Header, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { UntouchedBody } from '../../platform/http/plain-texts.pipe.js';
import { Access } from '../../platform/security/access.js';
import { TwilioSignature } from '../notifications/index.js';
import { RepliesService } from './replies.service.js';

const WHATSAPP = 'whatsapp:';
/** Tells Twilio to send nothing itself. */
const NOTHING_TO_SEND = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/** Messages from people, as Twilio hands them on; only calls that Twilio has signed are believed. */
@ApiExcludeController()
@Controller('providers/twilio')
export class TwilioMessageController {
  constructor(
    private readonly signature: TwilioSignature,
    private readonly replies: RepliesService,
  ) {}

  @Post('message')
  @HttpCode(200)
  @Header('Content-Type', 'text/xml; charset=utf-8')
  @Access.public()
  async message(@Headers('x-twilio-signature') signature: string | undefined, @UntouchedBody() body: Record<string, string>): Promise<string> {
    this.signature.check('message', signature, body);
    const { MessageSid: id = '', From: from = '', Body: text = '' } = body;
    const isWhatsapp = from.startsWith(WHATSAPP);
    await this.replies.take({ id, channel: isWhatsapp ? 'whatsapp' : 'sms', from: isWhatsapp ? from.slice(WHATSAPP.length) : from, text });
    return NOTHING_TO_SEND;
  }
}
