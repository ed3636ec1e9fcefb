import type { AuthRecord, OwnerQuestion } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access, WhileUnproven, WithoutPasskey } from '../../platform/security/access.js';
import { CallerParam, type LiveCaller } from '../../platform/security/caller.js';
import { AUTH_SHARE, type Client, ClientParam, KnowsDevice } from '../../platform/security/client.js';
import { Throttled } from '../../platform/security/throttle.js';
import { OwnerAnswerDto } from './auth.dto.js';
import { OwnerQuestionsService } from './owner-questions.service.js';

/**
 * The question that must be answered before a number gives access to what is known about its person (rule
 * 237).
 */
@ApiTags('sign-in')
@Controller('auth/owner-question')
@Access.signedIn()
@WithoutPasskey()
@WhileUnproven()
@KnowsDevice()
export class OwnerQuestionController {
  constructor(private readonly questions: OwnerQuestionsService) {}

  @Get()
  @Answers.data('OwnerQuestion')
  @ApiOperation({ summary: 'What is asked of whoever may be somebody new with this number' })
  async question(@CallerParam() caller: LiveCaller): Promise<{ data: OwnerQuestion }> {
    return { data: await this.questions.question(caller) };
  }

  @Post()
  @HttpCode(200)
  @Throttled(AUTH_SHARE)
  @Answers.data('AuthRecord')
  @ApiOperation({ summary: 'Opens the session to whoever answers as the person of the number would' })
  async answer(
    @CallerParam() caller: LiveCaller,
    @Body() dto: OwnerAnswerDto,
    @ClientParam() client: Client,
  ): Promise<{ message: string; data: AuthRecord }> {
    const data = await this.questions.answer(caller, dto.answer, client);
    return { message: serverText(currentLocale(), 'answers.signedIn'), data };
  }
}
