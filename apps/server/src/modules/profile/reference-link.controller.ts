import type { ReferenceLink } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { Throttled } from '../../platform/security/throttle.js';
import { ReferenceObjection } from './reference-objection.service.js';

/**
 * The link in the message to a person registered by somebody else (rule 64). A GET changes nothing (rule 29).
 */
@ApiTags('profile')
@Controller('references')
@Access.public()
@Throttled()
export class ReferenceLinkController {
  constructor(private readonly objections: ReferenceObjection) {}

  @Get(':code')
  @Answers.data('ReferenceLink')
  @ApiOperation({ summary: 'The person to whom a reference link belongs' })
  async read(@Param('code') code: string): Promise<{ data: ReferenceLink }> {
    return { data: await this.objections.ofLink(code) };
  }

  @Post(':code/objection')
  @HttpCode(200)
  @Answers.data('ReferenceLink')
  @ApiOperation({ summary: 'Objects to a reference by its link' })
  async object(@Param('code') code: string): Promise<{ message: string; data: ReferenceLink }> {
    return {
      data: await this.objections.objectByLink(code),
      message: serverText(currentLocale(), 'answers.objected'),
    };
  }
}
