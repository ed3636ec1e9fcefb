import { isStaff } from '@karov/domain';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { PEOPLE_OF_ANSWER, type Whose } from '../../platform/http/people-shown.js';
import { listQueryOf, searchForLog } from '../../platform/lists/list-query.js';
import { callerOf } from '../../platform/security/caller.js';
import { AccessLogRepository, type Look } from './access-log.repository.js';
import { peopleIn } from './people-in.js';

/**
 * Checks every response to staff: before it is sent, the people whose number or address it shows are recorded
 * (rule 83).
 */
@Injectable()
export class AccessLogInterceptor implements NestInterceptor {
  constructor(
    private readonly looks: AccessLogRepository,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const caller = callerOf(context);
    if (!caller || !isStaff(caller.role)) return next.handle();
    const whose = this.reflector.get<Whose<unknown> | undefined>(PEOPLE_OF_ANSWER, context.getHandler());
    if (whose === undefined) return next.handle();
    // Read before the handler runs, so that an unreadable list query is refused first.
    const look = lookOf(request);
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        if (!(answer instanceof StreamableFile))
          await this.looks.note(
            caller,
            look,
            whose === 'path' ? [Number(request.params['id'])] : peopleIn(answer, whose),
          );
        return answer;
      }),
    );
  }
}

function lookOf(request: Request): Look {
  const list = `${request.method} ${routeOf(request)}`;
  if (request.method !== 'GET') return { list, filter: { ...request.params } };
  const { search, filters } = listQueryOf(request);
  return {
    list,
    filter: { ...request.params, ...filters, ...(search === '' ? {} : { search: searchForLog(search) }) },
  };
}

/** The route's path as declared, with placeholders instead of people's ids. */
function routeOf(request: Request): string {
  const route: unknown = request.route;
  return typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string'
    ? route.path
    : '';
}
