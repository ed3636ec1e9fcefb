import { Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { UntouchedBody } from '../../platform/http/plain-texts.pipe.js';
import { Access } from '../../platform/security/access.js';
import { DeliveryService } from './delivery.service.js';
import { TwilioSignature } from './twilio-signature.js';

const FAILED = new Set(['failed', 'undelivered']);

/** Receives Twilio's delivery receipts; only requests signed by Twilio are accepted. */
@ApiExcludeController()
@Controller('providers/twilio')
export class TwilioStatusController {
  constructor(
    private readonly signature: TwilioSignature,
    private readonly delivery: DeliveryService,
  ) {}

  @Post('status')
  @HttpCode(204)
  @Access.public()
  async status(
    @Headers('x-twilio-signature') signature: string | undefined,
    @UntouchedBody() body: Record<string, string>,
  ): Promise<void> {
    this.signature.check('status', signature, body);
    const { MessageSid: sid = '', MessageStatus: status = '', ErrorCode: code } = body;
    if (status === 'delivered' || status === 'read') await this.delivery.receipt(sid, status, null);
    if (FAILED.has(status)) await this.delivery.receipt(sid, 'failed', code ? `twilio:${code}` : null);
  }
}
