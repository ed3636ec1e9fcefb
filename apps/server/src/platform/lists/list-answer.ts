import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { currentLocale } from '../http/request-context.js';
import { callerOf } from '../security/caller.js';
import { ExportNotes } from './export-notes.js';
import { expectFiltersRead } from './list-filters.js';
import { type ListQuery, listQueryOf, searchForLog } from './list-query.js';
import { LIST_SHEET, type ListSheet, sheetAnswer, sheetOf } from './list-sheet.js';

/** One page of rows, and the total. */
export interface ListPage<T> {
  rows: T[];
  total: number;
  /** Figures in addition to the counts. */
  meta?: Readonly<Record<string, number>>;
  /**
   * For a list that may be too long for one answer, the stream that provides its file in place of the rows.
   */
  stream?: RowStream<T>;
}

/** The rows of a file, read while the file is being written; whom they are about is known beforehand. */
interface RowStream<T> {
  personIds: readonly number[];
  batches(): AsyncIterable<readonly T[]>;
}

/** How many rows of a file are read at a time. */
const FILE_BATCH = 200;

/** Reads the rows of a file by their ids, a batch at a time. */
export async function* inBatches<T>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<readonly T[]>,
): AsyncIterable<readonly T[]> {
  for (let from = 0; from < ids.length; from += FILE_BATCH)
    yield await read(ids.slice(from, from + FILE_BATCH));
}

const RESOURCE_KEY = 'karov:list-resource';

/**
 * Writes a page in the requested dialect: `{data, meta}`, or an array with Content-Range (rule 16); with
 * `export=true` it writes a file, and the export is recorded (rule 68).
 */
@Injectable()
class ListAnswerInterceptor implements NestInterceptor<ListPage<unknown>, unknown> {
  constructor(
    private readonly reflector: Reflector,
    private readonly notes: ExportNotes,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<ListPage<unknown>>): Observable<unknown> {
    const http = context.switchToHttp();
    const query = listQueryOf(http.getRequest<Request>());
    const sheet = sheetOf(context);
    const resource = this.reflector.get<string>(RESOURCE_KEY, context.getHandler());
    return next.handle().pipe(
      mergeMap(async (page) => {
        expectFiltersRead(query);
        if (sheet && query.isExport) return this.file(context, sheet, query, page);
        if (query.dialect === 'karov')
          return {
            data: page.rows,
            meta: { ...page.meta, total: page.total, page: query.page, perPage: query.perPage },
          };
        const last = Math.max(query.offset + page.rows.length - 1, 0);
        http
          .getResponse<Response>()
          .setHeader('Content-Range', `${resource} ${query.offset}-${last}/${page.total}`);
        return page.rows;
      }),
    );
  }

  /** Records the export before the file is sent. */
  private async file(
    context: ExecutionContext,
    sheet: ListSheet<unknown>,
    { filters, search }: ListQuery,
    { rows, stream }: ListPage<unknown>,
  ): Promise<StreamableFile> {
    const caller = callerOf(context);
    if (caller)
      await this.notes.noteExport(
        caller,
        { list: sheet.fileName, filter: { ...filters, search: searchForLog(search) } },
        stream?.personIds ?? rows.flatMap((row) => sheet.people(row)),
      );
    return sheetAnswer(sheet, stream?.batches() ?? [rows], currentLocale());
  }
}

/** A handler that returns a page of rows of this type. */
type ListHandler<Row> = (...values: never[]) => Promise<ListPage<Row>>;

/**
 * Marks a handler as a list, which accepts and answers both dialects. `resource` is its name in
 * Content-Range. With a sheet, the list is also available as a file, with `export=true`; each list for staff
 * has one.
 */
export function ListAnswer<Row = unknown>(resource: string, sheet?: ListSheet<Row>) {
  const parameters = [
    'search',
    'order',
    'orderBy',
    'filters',
    'sort',
    'range',
    'filter',
    ...(sheet ? ['export'] : []),
  ];
  const decorate: MethodDecorator = applyDecorators(
    SetMetadata(RESOURCE_KEY, resource),
    SetMetadata(LIST_SHEET, sheet),
    UseInterceptors(ListAnswerInterceptor),
    ...['page', 'perPage'].map((name) =>
      ApiQuery({ name, required: false, schema: { type: 'integer', minimum: 1 } }),
    ),
    ...parameters.map((name) => ApiQuery({ name, required: false, type: String })),
  );
  return <Handler extends ListHandler<Row>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    decorate(target, key, descriptor);
  };
}
