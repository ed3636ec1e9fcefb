import type { EventUserLink, EventVolunteerLink } from '@karov/api-client';
import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { LinkCodePipe } from '../../platform/http/id.pipe.js';
import { Access } from '../../platform/security/access.js';
import { Throttled } from '../../platform/security/throttle.js';
import { LinkActDto, WordsDto } from '../needs/index.js';
import { EventCallsService } from './event-calls.service.js';
import { EventQuestionsService } from './event-questions.service.js';
import { LinkCodeDto, NeedDto, ReadyDto } from './event-requests.dto.js';

/**
 * The multiple of the configured calls per minute that is allowed here: an open page polls, and many people
 * may share one IP address of a mobile network. A code of 128 bits cannot be guessed by polling.
 */
const LOOKS = 20;

/**
 * The pages of links, which need no sign-in; requests that give an answer have the code in their path (rule
 * 29).
 */
@ApiTags('links')
@Controller()
@Access.public()
@Throttled()
export class EventLinksController {
  constructor(
    private readonly calls: EventCallsService,
    private readonly questions: EventQuestionsService,
  ) {}

  @Post('volunteer/check-event-expiration-link')
  @HttpCode(200)
  @Throttled(LOOKS)
  @Answers.data('EventVolunteerLink')
  @ApiOperation({ summary: 'What a volunteer’s link asks' })
  async volunteerLink(@Body() dto: LinkCodeDto): Promise<{ data: EventVolunteerLink }> {
    return { data: await this.calls.volunteerLink(dto.code) };
  }

  @Put('volunteer/event-requests/:code')
  @Answers.message()
  @ApiOperation({ summary: 'Answers whether the volunteer is ready to help' })
  async answerVolunteer(
    @Param('code', LinkCodePipe) code: string,
    @Body() dto: ReadyDto,
  ): Promise<{ message: string }> {
    return { message: await this.calls.answerVolunteer(code, dto.is_ready_to_help) };
  }

  @Post('volunteer/event-requests/:code/work')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({
    summary: 'Says how far the volunteer of a link is, that the help was given, or that they cannot come',
  })
  async act(
    @Param('code', LinkCodePipe) code: string,
    @Body() dto: LinkActDto,
  ): Promise<{ message: string }> {
    return { message: await this.calls.actAsVolunteer(code, dto) };
  }

  @Post('volunteer/event-requests/:code/words')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Tells the team what the volunteer writes beside yes and no' })
  async say(@Param('code', LinkCodePipe) code: string, @Body() dto: WordsDto): Promise<{ message: string }> {
    return { message: await this.calls.sayAsVolunteer(code, dto.words) };
  }

  @Post('check-event-user-expiration-link')
  @HttpCode(200)
  @Throttled(LOOKS)
  @Answers.data('EventUserLink')
  @ApiOperation({ summary: 'What a help seeker’s link asks' })
  async userLink(@Body() dto: LinkCodeDto): Promise<{ data: EventUserLink }> {
    return { data: await this.questions.userLink(dto.code) };
  }

  @Post('event-respond/:code')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Answers whether the help seeker needs help' })
  async answerUser(
    @Param('code', LinkCodePipe) code: string,
    @Body() dto: NeedDto,
  ): Promise<{ message: string }> {
    return { message: await this.questions.answerUser(code, dto.is_need_help) };
  }
}
