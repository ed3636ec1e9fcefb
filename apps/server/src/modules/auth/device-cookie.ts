import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Device, DevicesService } from './devices.service.js';

/** A request whose device has been read. */
export interface WithDevice {
  device?: Device;
}

/** Reads the device of a call from its cookie; one that has none is given one. */
@Injectable()
export class DeviceCookie implements NestInterceptor {
  constructor(private readonly devices: DevicesService) {}

  intercept(context: ExecutionContext, next: CallHandler): ReturnType<CallHandler['handle']> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request & WithDevice>();
    request.device = this.devices.read(request.header('cookie')) ?? this.give(http.getResponse<Response>());
    return next.handle();
  }

  private give(response: Response): Device {
    const { device, cookie } = this.devices.issue();
    response.append('Set-Cookie', cookie);
    return device;
  }
}

/** For handlers that ask by which device they are called. */
export function KnowsDevice(): ClassDecorator & MethodDecorator {
  return applyDecorators(UseInterceptors(DeviceCookie));
}
