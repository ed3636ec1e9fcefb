import type { ReadyAnswer } from '@karov/api-client';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Access } from '../../platform/security/access.js';
import { ReadyAnswersService } from './ready-answers.service.js';

/** Ready answers, for staff who write to people. */
@ApiTags('ready answers')
@Controller('ready-answers')
export class ReadyAnswersController {
  constructor(private readonly answers: ReadyAnswersService) {}

  @Get()
  @Access.staff()
  @Answers.all('ReadyAnswer')
  @ApiOperation({ summary: 'Sentences to put into an answer, in their order' })
  async all(): Promise<{ data: ReadyAnswer[] }> {
    return { data: await this.answers.all() };
  }
}
