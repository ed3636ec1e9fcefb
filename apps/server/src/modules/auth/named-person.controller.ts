import type { NamedOutcome } from '@karov/api-client';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Access } from '../../platform/security/access.js';
import { AUTH_SHARE, type Client, ClientParam, KnowsDevice } from '../../platform/security/client.js';
import { Throttled } from '../../platform/security/throttle.js';
import { NameAtNumberDto } from './auth.dto.js';
import { NamedPersonService } from './named-person.service.js';

/** Sign-in at a number with one's full name (rules 237, 238). */
@ApiTags('sign-in')
@Controller('auth/name-at-number')
@Access.public()
@Throttled(AUTH_SHARE)
@KnowsDevice()
export class NamedPersonController {
  constructor(private readonly named: NamedPersonService) {}

  @Post()
  @HttpCode(200)
  @Answers.data('NamedOutcome')
  @ApiOperation({
    summary:
      'Lets in whoever has the number of a ticket and this full name, to the question that only they can answer',
  })
  async enter(@Body() dto: NameAtNumberDto, @ClientParam() client: Client): Promise<{ data: NamedOutcome }> {
    return { data: await this.named.enter(dto.ticket, dto.full_name, client) };
  }
}
