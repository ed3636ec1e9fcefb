import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Answers } from '../../platform/http/answers.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { FilesService } from './files.service.js';
import { sendFile } from './send-file.js';

@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(private readonly files: FilesService) {}

  @Get(':fileId')
  @Access.signedIn()
  @Answers.file('application/pdf', 'image/*')
  @ApiOperation({ summary: 'A file, for its owner or an admin' })
  async file(
    @Param('fileId') fileId: string,
    @CallerParam() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    sendFile(response, await this.files.openFor(caller, fileId), { isPublic: false });
  }
}
