import type { ReferenceLink } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { Throttled } from '../../platform/security/throttle.js';
import { ReferenceAnswersService } from './reference-answers.service.js';

/**
 * The page of the link in the message to a person whom somebody else registered (rule 64). A GET request
 * changes nothing (rule 29).
 */
@ApiTags('profile')
@Controller('references')
@Access.public()
@Throttled()
export class ReferenceLinkController {
  constructor(private readonly answers: ReferenceAnswersService) {}

  @Get(':code')
  @Answers.data('ReferenceLink')
  @ApiOperation({ summary: 'The person to whom a reference link belongs' })
  async read(@Param('code') code: string): Promise<{ data: ReferenceLink }> {
    return { data: await this.answers.ofLink(code) };
  }

  @Post(':code/objection')
  @HttpCode(200)
  @Answers.data('ReferenceLink')
  @ApiOperation({ summary: 'Objects to a reference by its link' })
  async object(@Param('code') code: string): Promise<{ message: string; data: ReferenceLink }> {
    return {
      data: await this.answers.answerByLink(code, 'object'),
      message: serverText(currentLocale(), 'answers.objected'),
    };
  }

  @Post(':code/confirmation')
  @HttpCode(200)
  @Answers.data('ReferenceLink')
  @ApiOperation({ summary: 'Confirms a reference by its link' })
  async confirm(@Param('code') code: string): Promise<{ message: string; data: ReferenceLink }> {
    return {
      data: await this.answers.answerByLink(code, 'confirm'),
      message: serverText(currentLocale(), 'answers.referenceConfirmed'),
    };
  }
}
