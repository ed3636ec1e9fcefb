import type { ImportAnswer, ImportOptions, ImportProgress } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Res,
  type StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Answers } from '../../platform/http/answers.js';
import { Takes } from '../../platform/http/bodies.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { WORKBOOK_TYPE } from '../../platform/lists/workbook-answer.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { ImportService } from './import.service.js';
import { ImportChecksService } from './import-checks.service.js';
import { importOptions } from './import-choices.js';
import { ImportFaultsService } from './import-faults.service.js';
import { writeSample } from './import-sample.js';
import { acceptTable, discardUpload, importKey, TableUpload, type UploadedTable } from './import-upload.js';

@ApiTags('import')
@Access.admin()
@Controller()
export class ImportController {
  constructor(
    private readonly imports: ImportService,
    private readonly checks: ImportChecksService,
    private readonly faults: ImportFaultsService,
  ) {}

  @Post('admin/volunteer/import')
  @HttpCode(200)
  @UseInterceptors(TableUpload)
  @ApiOperation({
    summary: 'Imports volunteers from .xlsx or .csv, all rows or none',
    description:
      '422 with `errors.file` for the file itself, else with `rows` (and the same under `errors`): row number, values and errors of each faulty row.',
  })
  @Takes.upload({
    fields: { import_id: { type: 'string', format: 'uuid' } },
    file: 'file',
    required: ['file'],
  })
  @Answers.data('ImportAnswer')
  async import(
    @UploadedFile() file: UploadedTable | undefined,
    @Body('import_id') key: unknown,
    @CallerParam() caller: Caller,
  ): Promise<{ data: ImportAnswer; message: string }> {
    try {
      const locale = currentLocale();
      const { imported } = await this.imports.import({
        ...acceptTable(file),
        key: importKey(key),
        userId: caller.userId,
        locale,
      });
      return { data: { imported }, message: serverText(locale, 'imports.importedAll', { count: imported }) };
    } finally {
      await discardUpload(file);
    }
  }

  @Post('admin/volunteer/import/mending')
  @HttpCode(200)
  @UseInterceptors(TableUpload)
  @Takes.upload({ fields: {}, file: 'file', required: ['file'] })
  @Answers.file(WORKBOOK_TYPE)
  @ApiOperation({
    summary: 'A refused file as a workbook for mending',
    description:
      'The faulty rows first, each with what is wrong in words, then the others; what is mended in it can be imported as it is. Imports nothing.',
  })
  async mending(
    @UploadedFile() file: UploadedTable | undefined,
    @CallerParam() caller: Caller,
  ): Promise<StreamableFile> {
    const discard = () => discardUpload(file);
    try {
      return await this.faults.file({ ...acceptTable(file), locale: currentLocale() }, caller, discard);
    } catch (error) {
      await discard();
      throw error;
    }
  }

  @Get('admin/volunteer/import/sample')
  @Header('Content-Type', WORKBOOK_TYPE)
  @Header('Content-Disposition', 'attachment; filename="volunteers.xlsx"')
  @Answers.file(WORKBOOK_TYPE)
  @ApiOperation({ summary: 'A sample file in the caller’s language, ready to be filled and imported' })
  async sample(@Res() response: Response): Promise<void> {
    await writeSample(response, currentLocale(), await this.checks.choices());
  }

  @Get('admin/volunteer/import/:importId/progress')
  @Answers.data('ImportProgress')
  @ApiOperation({ summary: 'How far one’s own import is' })
  async progress(
    @Param('importId', ParseUUIDPipe) importId: string,
    @CallerParam() caller: Caller,
  ): Promise<{ data: ImportProgress }> {
    return { data: await this.imports.progress(importId, caller.userId) };
  }

  @Post('dropdowns/import/volunteers')
  @HttpCode(200)
  @Answers.data('ImportOptions')
  @ApiOperation({ summary: 'The values that the columns of interests, gender and languages take' })
  async options(): Promise<{ data: ImportOptions }> {
    return { data: importOptions(await this.checks.choices(), currentLocale()) };
  }
}
