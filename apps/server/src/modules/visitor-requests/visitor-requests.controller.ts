import type { MadeRecord, UserDetailCheck } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Takes } from '../../platform/http/bodies.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { Throttled } from '../../platform/security/throttle.js';
import { VisitorRequestsService } from './visitor-requests.service.js';

const SHARE = 0.2;

/** Help requests of signed-out people, with the ticket of a verified phone (rule 133). */
@ApiTags('help requests')
@Controller('user-applications')
@Throttled(SHARE)
@Access.public()
export class VisitorRequestsController {
  constructor(private readonly visitors: VisitorRequestsService) {}

  @Post('check-user-detail')
  @HttpCode(200)
  @Takes.form('VisitorCheck')
  @Answers.data('UserDetailCheck')
  @ApiOperation({ summary: 'Which of the typed details differ from those known' })
  async check(@Body() body: unknown): Promise<{ data: UserDetailCheck }> {
    return { data: await this.visitors.check(body) };
  }

  @Post()
  @HttpCode(200)
  @Takes.form('VisitorApplicationForm')
  @Answers.data('MadeRecord')
  @ApiOperation({ summary: 'Files a request for a verified phone without signing in' })
  async create(@Body() body: unknown): Promise<{ data: MadeRecord; message: string }> {
    return {
      data: { id: await this.visitors.file(body) },
      message: serverText(currentLocale(), 'requests.answers.visitorFiled'),
    };
  }
}
