import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Answers } from '../../platform/http/answers.js';
import { FlagField, TextField } from '../../platform/http/fields.js';
import { Access } from '../../platform/security/access.js';
import { clientNetwork, Throttled } from '../../platform/security/throttle.js';
import { SignsOfLifeService } from './signs-of-life.service.js';

const TOKEN_MAX = 2000;

/** A report of activity. A beacon cannot carry headers, so its token is in the body (rule 25). */
export class ActivityDto {
  @FlagField() status: boolean;
  @TextField({ optional: true, max: TOKEN_MAX }) token?: string;
}

/** Records whether people are at their screens (rule 130, "Activity"). */
@ApiTags('profile')
@Controller('activity')
export class ActivityController {
  constructor(private readonly signs: SignsOfLifeService) {}

  @Post()
  @HttpCode(200)
  @Access.public()
  @Throttled()
  @Answers.message()
  @ApiOperation({ summary: 'Notes whether the caller is at the device' })
  async note(@Req() request: Request, @Body() dto: ActivityDto): Promise<{ message: string }> {
    const header = request.header('authorization') ?? '';
    await this.signs.note({
      token: dto.token ?? header.replace(/^Bearer /, ''),
      isActive: dto.status,
      network: clientNetwork(request),
    });
    return { message: 'ok' };
  }
}
