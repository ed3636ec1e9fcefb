import { applyDecorators, Injectable, SetMetadata, StreamableFile, UseInterceptors, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { readListQuery } from './list-query.js';

/** One page of rows and how many there are in all. */
export interface ListPage<T> {
  rows: T[];
  total: number;
  /** More to say beside the counts. */
  meta?: Readonly<Record<string, number>>;
}

const RESOURCE_KEY = 'karov:list-resource';

/** Writes a page in the dialect it was asked in: `{data, meta}`, or an array with Content-Range (decision 16). A file, the answer to `export=true`, is left as it is. */
@Injectable()
export class ListAnswerInterceptor implements NestInterceptor<ListPage<unknown> | StreamableFile, unknown> {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler<ListPage<unknown> | StreamableFile>): Observable<unknown> {
    const http = context.switchToHttp();
    const query = readListQuery(http.getRequest<Request>().query);
    const resource = this.reflector.get<string>(RESOURCE_KEY, context.getHandler());
    return next.handle().pipe(
      map((page) => {
        if (page instanceof StreamableFile) return page;
        if (query.dialect === 'karov') return { data: page.rows, meta: { ...page.meta, total: page.total, page: query.page, perPage: query.perPage } };
        const last = Math.max(query.offset + page.rows.length - 1, 0);
        http.getResponse<Response>().setHeader('Content-Range', `${resource} ${query.offset}-${last}/${page.total}`);
        return page.rows;
      }),
    );
  }
}

/** Marks a handler as a list: both dialects in, both dialects out. `resource` names it in Content-Range. */
export function ListAnswer(resource: string): MethodDecorator {
  return applyDecorators(
    SetMetadata(RESOURCE_KEY, resource),
    UseInterceptors(ListAnswerInterceptor),
    ...['page', 'perPage', 'search', 'order', 'orderBy', 'filters', 'sort', 'range', 'filter'].map((name) =>
      ApiQuery({ name, required: false, type: String }),
    ),
  );
}
