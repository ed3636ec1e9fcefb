import { serverText } from '@karov/i18n/server';
import { Controller, Delete, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { PasskeysService } from './passkeys.service.js';

/** Removes the passkeys of other staff who have lost theirs. */
@ApiTags('user management')
@Controller('admin/users/:id/passkeys')
@Access.superAdmin()
export class PasskeyResetController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Delete()
  @Answers.message()
  @ApiOperation({ summary: 'Removes all passkeys of somebody else and signs them out everywhere' })
  async reset(@CallerParam() caller: Caller, @Param('id', IdPipe) id: number): Promise<{ message: string }> {
    await this.passkeys.reset(caller, id);
    return { message: serverText(currentLocale(), 'answers.passkeysReset') };
  }
}
