import { readReply } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Controller, Header, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { UntouchedBody } from '../../platform/http/plain-texts.pipe.js';
import { Access } from '../../platform/security/access.js';
import { TwilioSignature } from '../notifications/index.js';
import { RepliesService } from './replies.service.js';

const WHATSAPP = 'whatsapp:';
/** Tells Twilio not to send a reply itself. */
const NOTHING_TO_SEND = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/** Receives messages from Twilio; only requests signed by Twilio are accepted. */
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
  async message(
    @Headers('x-twilio-signature') signature: string | undefined,
    @UntouchedBody() body: Record<string, string>,
  ): Promise<string> {
    this.signature.check('message', signature, body);
    const { MessageSid: id = '', From: from = '', OriginalRepliedMessageSid: answered = null } = body;
    const isWhatsapp = from.startsWith(WHATSAPP);
    await this.replies.take({
      id,
      channel: isWhatsapp ? 'whatsapp' : 'sms',
      from: isWhatsapp ? from.slice(WHATSAPP.length) : from,
      text: wordsOf(body),
      answered,
    });
    return NOTHING_TO_SEND;
  }
}

/**
 * Returns a text in place of a picture or a recording without text, which is not fetched: staff read that it
 * arrived (rule 230).
 */
function mediaOf(count: string): string {
  return Number(count) > 0 ? serverText('he-IL', 'answers.mediaCame') : '';
}

/**
 * Returns the written text, or that of a template's button: the button's value if it is an answer, otherwise
 * its label (rule 198).
 */
function wordsOf({
  Body: text = '',
  ButtonPayload: payload = '',
  ButtonText: label = '',
  NumMedia: media = '',
}: Record<string, string>): string {
  const answers = [payload, label, text].filter((words) => readReply(words).meaning !== 'unclear');
  return answers[0] ?? (text || label || mediaOf(media));
}
