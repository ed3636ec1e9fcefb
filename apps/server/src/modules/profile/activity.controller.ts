import { isAdmin } from '@karov/domain';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { fail } from '../../platform/errors/fail.js';
import { Answers } from '../../platform/http/answers.js';
import { FlagField, TextField } from '../../platform/http/fields.js';
import { Access } from '../../platform/security/access.js';
import { obstacleOf, SessionReader } from '../../platform/security/caller.js';
import { clientNetwork, Throttled } from '../../platform/security/throttle.js';
import { SessionsService } from '../auth/index.js';
import { BlockedIpsService } from '../blocked-ips/index.js';
import { PresenceService } from '../users/index.js';

const TOKEN_MAX = 2000;

/** A sign of activity. A beacon cannot carry headers, so its token is in the body (rule 25). */
export class ActivityDto {
  @FlagField() status: boolean;
  @TextField({ optional: true, max: TOKEN_MAX }) token?: string;
}

/** Whether people are at their screens (rule 130, "Activity"). */
@ApiTags('profile')
@Controller('activity')
export class ActivityController {
  constructor(
    private readonly reader: SessionReader,
    private readonly sessions: SessionsService,
    private readonly presence: PresenceService,
    private readonly blockedIps: BlockedIpsService,
  ) {}

  @Post()
  @HttpCode(200)
  @Access.public()
  @Throttled()
  @Answers.message()
  @ApiOperation({ summary: 'Notes whether the caller is at the device' })
  async note(@Req() request: Request, @Body() dto: ActivityDto): Promise<{ message: string }> {
    const header = request.header('authorization') ?? '';
    const caller = await this.reader.read(dto.token ?? header.replace(/^Bearer /, ''));
    if (!caller) return fail('SESSION_EXPIRED');
    const obstacle = obstacleOf(caller);
    if (obstacle) return fail(obstacle);
    await this.presence.note(caller.userId, dto.status);
    if (dto.status) await this.sessions.used(caller);
    await this.sessions.touch(caller.sessionId);
    if (isAdmin(caller.role)) await this.blockedIps.noteAdmin(clientNetwork(request));
    return { message: 'ok' };
  }
}
