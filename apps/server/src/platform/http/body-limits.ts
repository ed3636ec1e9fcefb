import { Injectable, type OnModuleInit, RequestMethod, SetMetadata } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

const LIMIT_KEY = 'karov:body-limit';
const KILOBYTE = 1024;

/** The maximum size of a JSON or form body, unless a call has another limit. */
export const DEFAULT_BODY_BYTES = 64 * KILOBYTE;

/** Allows a call a larger body than other calls, because it contains a picture. */
export function BodyLimit(kilobytes: number): MethodDecorator {
  return SetMetadata(LIMIT_KEY, kilobytes * KILOBYTE);
}

interface Larger {
  method: string;
  path: string;
  bytes: number;
}

/** Finds the size limit for the body of a call before the call is routed. */
@Injectable()
export class BodyLimits implements OnModuleInit {
  private larger: readonly Larger[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    this.larger = this.discovery.getControllers().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype: unknown = metatype.prototype;
      if (typeof prototype !== 'object' || prototype === null) return [];
      return this.scanner
        .getAllMethodNames(prototype)
        .flatMap((name) => declared(metatype, Reflect.get(prototype, name)));
    });
  }

  /** Returns the limit in bytes; paths with parameters have the default limit. */
  of(method: string, path: string): number {
    return this.larger.find((one) => one.method === method && one.path === path)?.bytes ?? DEFAULT_BODY_BYTES;
  }
}

function declared(controller: object, handler: unknown): Larger[] {
  if (typeof handler !== 'function') return [];
  const bytes: unknown = Reflect.getMetadata(LIMIT_KEY, handler);
  if (typeof bytes !== 'number') return [];
  const method: unknown = Reflect.getMetadata('method', handler);
  const parts: unknown[] = [Reflect.getMetadata('path', controller), Reflect.getMetadata('path', handler)];
  const path = [
    'api',
    ...parts.map((part) => (typeof part === 'string' ? part.replace(/^\/|\/$/g, '') : '')).filter(Boolean),
  ].join('/');
  return [
    { method: typeof method === 'number' ? (RequestMethod[method] ?? '') : '', path: `/${path}`, bytes },
  ];
}
