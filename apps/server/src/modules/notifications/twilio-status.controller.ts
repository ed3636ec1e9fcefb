import { Body, Controller, Headers, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import twilio from 'twilio';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { fail } from '../../platform/errors/fail.js';
import { Access } from '../../platform/security/access.js';
import { DeliveryService } from './delivery.service.js';

const FAILED = new Set(['failed', 'undelivered']);

/** Delivery receipts of Twilio; only calls that Twilio has signed are believed. */
@ApiExcludeController()
@Controller('providers/twilio')
export class TwilioStatusController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly delivery: DeliveryService,
  ) {}

  @Post('status')
  @HttpCode(204)
  @Access.public()
  async status(@Headers('x-twilio-signature') signature: string | undefined, @Body() body: Record<string, string>): Promise<void> {
    const url = `${this.config.publicUrl}/api/providers/twilio/status`;
    const token = this.config.twilio?.authToken;
    if (!token || !twilio.validateRequest(token, signature ?? '', url, body)) fail('NOT_FOUND');
    const { MessageSid: sid = '', MessageStatus: status = '', ErrorCode: code } = body;
    if (status === 'delivered' || status === 'read') await this.delivery.receipt(sid, 'delivered', null);
    if (FAILED.has(status)) await this.delivery.receipt(sid, 'failed', code ? `twilio:${code}` : null);
  }
}
