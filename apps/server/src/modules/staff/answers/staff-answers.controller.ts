import type { DeskSubject, StaffAnswer } from '@karov/api-client';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../platform/http/answers.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { said } from '../../../platform/http/said.js';
import { Access } from '../../../platform/security/access.js';
import { type Caller, CallerParam } from '../../../platform/security/caller.js';
import { ABOUT, AboutPipe } from '../subjects/about.pipe.js';
import { StaffAnswersService } from './staff-answers.service.js';

/** Volunteers' late yeses and messages, within the caller's reach (rules 146, 147). */
@ApiTags('staff')
@Controller('staff')
@Access.staff()
export class StaffAnswersController {
  constructor(private readonly answers: StaffAnswersService) {}

  @Get(':about/:id/answers')
  @ApiParam({ name: 'about', enum: ABOUT })
  @Answers.all('StaffAnswer')
  @ApiOperation({ summary: 'What volunteers said beside yes and no' })
  async list(
    @CallerParam() caller: Caller,
    @Param('about', AboutPipe) about: DeskSubject,
    @Param('id', IdPipe) id: number,
  ): Promise<{ data: StaffAnswer[] }> {
    return { data: await this.answers.of(caller, about, id) };
  }

  @Post('answers/:id/keep')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Keeps a volunteer whose yes came late in reserve' })
  async keep(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.answers.handle(caller, id, 'keep');
    return said('requests.answers.lateKept');
  }

  @Post('answers/:id/assign')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Gives the request to a volunteer whose yes came late' })
  async assign(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.answers.handle(caller, id, 'assign');
    return said('requests.answers.assigned');
  }

  @Post('answers/:id/thank')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Thanks a volunteer whose yes came late' })
  async thank(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.answers.handle(caller, id, 'thank');
    return said('requests.answers.lateThanked');
  }

  @Post('answers/:id/seen')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Notes that what a volunteer wrote was read' })
  async seen(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.answers.handle(caller, id, 'see');
    return said('requests.answers.wordsSeen');
  }
}
