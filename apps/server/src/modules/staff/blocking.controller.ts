import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Answers } from '../../platform/http/answers.js';
import { TextField } from '../../platform/http/fields.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { CallerParam, type Caller } from '../../platform/security/caller.js';
import { BlockingService } from './blocking.service.js';

/** Why somebody is blocked; it stands in the audit log. */
export class BlockDto {
  @TextField({ max: LIMITS.noteMax }) reason: string;
}

/** Blocking people (rule 137 "Users", rule 92). */
@ApiTags('staff')
@Controller('admin/users')
@Access.admin()
export class BlockingController {
  constructor(private readonly blocking: BlockingService) {}

  @Post('block/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Blocks somebody and signs them out' })
  async block(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number, @Body() dto: BlockDto): Promise<{ message: string }> {
    await this.blocking.block(caller, id, dto.reason);
    return { message: serverText(currentLocale(), 'answers.userBlocked') };
  }

  @Post('unblock/:id')
  @HttpCode(200)
  @Answers.message()
  @ApiOperation({ summary: 'Unblocks somebody' })
  async unblock(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.blocking.unblock(caller, id);
    return { message: serverText(currentLocale(), 'answers.userUnblocked') };
  }
}
