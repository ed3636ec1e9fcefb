import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS_KEY, type AccessRule } from './access.js';

/** A handler with its access rule, for the check at start-up and for the spec that visits every route. */
export interface DeclaredHandler {
  name: string;
  rule: AccessRule | undefined;
}

type Controller = Parameters<Reflector['getAllAndOverride']>[1][number] & { name: string };

/** Stops the start-up if a handler does not declare who may call it. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const open = this.handlers().filter((handler) => handler.rule === undefined);
    if (open.length > 0)
      throw new Error(`No access declared on: ${open.map((handler) => handler.name).join(', ')}`);
  }

  /** All HTTP handlers of the application. */
  handlers(): DeclaredHandler[] {
    return this.discovery.getControllers().flatMap((wrapper) => {
      const type = wrapper.metatype;
      if (typeof type !== 'function') return [];
      const prototype: unknown = type.prototype;
      if (typeof prototype !== 'object' || prototype === null) return [];
      return this.scanner
        .getAllMethodNames(prototype)
        .flatMap((method) => this.declared(type, prototype, method));
    });
  }

  private declared(type: Controller, prototype: object, method: string): DeclaredHandler[] {
    const handler: unknown = Reflect.get(prototype, method);
    if (typeof handler !== 'function' || Reflect.getMetadata('path', handler) === undefined) return [];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_KEY, [handler, type]);
    return [{ name: `${type.name}.${method}`, rule }];
  }
}
