import type { MessagesHealth } from '@karov/api-client';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Answers } from '../../../platform/http/answers.js';
import { Access } from '../../../platform/security/access.js';
import { OtpService } from '../../auth/index.js';
import { MessagesHealthReaderService } from '../../notifications/index.js';
import { PushHealthService } from '../../push/index.js';
import { WaitingService } from '../waiting.service.js';

/** The delivery of messages, for admins (rule 195). */
@ApiTags('notifications')
@Controller('admin')
export class MessagesHealthController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly messages: MessagesHealthReaderService,
    private readonly codes: OtpService,
    private readonly push: PushHealthService,
    private readonly waiting: WaitingService,
  ) {}

  @Get('messages-health')
  @Access.admin()
  @Answers.data('MessagesHealth')
  @ApiOperation({
    summary: 'What waits to be sent, how late it is, how the providers are, and what of the limits is used',
  })
  async health(): Promise<{ data: MessagesHealth }> {
    const [messages, codes, unattended] = await Promise.all([
      this.push.failures().then((failures) => this.messages.read(failures)),
      this.codes.sentInDay(),
      this.waiting.unattended(),
    ]);
    return { data: { ...messages, needs_unattended: unattended, codes, most_codes: this.config.otp.perDay } };
  }
}
