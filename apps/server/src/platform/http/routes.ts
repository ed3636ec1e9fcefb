import { isRecord } from '@karov/domain';

/** Calls of those who watch the process, which would fill logs and traces. */
const WATCHING = /^\/api\/(health|metrics)(\/|$)/;

/** Whether a call is logged and traced: those of the API are, and files, pages, and those of watchers are not. */
export function isFollowed(url: string): boolean {
  const [path = ''] = url.split('?');
  return path.startsWith('/api/') && !WATCHING.test(path);
}

/**
 * The pattern of a call's route, never its path, which may hold a code; Nest's own for what is nowhere begins with
 * no stroke.
 */
export function routeOf(request: object): string {
  const route: unknown = Reflect.get(request, 'route');
  const pattern: unknown = isRecord(route) ? route['path'] : null;
  return typeof pattern === 'string' && pattern.startsWith('/') ? pattern : 'unmatched';
}
