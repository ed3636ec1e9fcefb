import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@karov/domain';

/** The data that belong to the current request or job. */
export interface RequestContext {
  requestId: string;
  locale: Locale;
  /** The caller's IP address; null if there is no caller. */
  ip: string | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The context of the current work, or undefined outside a request. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** The caller's language; Hebrew if there is no caller (rule 112). */
export function currentLocale(): Locale {
  return storage.getStore()?.locale ?? 'he-IL';
}

/** The caller's IP address, or null if there is no caller. */
export function currentAddress(): string | null {
  return storage.getStore()?.ip ?? null;
}

/** Runs work within a context. */
export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}
