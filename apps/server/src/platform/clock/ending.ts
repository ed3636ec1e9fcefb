import { Global, Injectable, Module } from '@nestjs/common';

/**
 * Reports whether this process was asked to end: at once to those who ask whether it may get calls, and when it
 * ends its own work to long work, which checks it between two steps and continues in the next process.
 */
@Injectable()
export class Ending {
  private isAsked = false;
  private isSaid = false;

  get isNear(): boolean {
    return this.isAsked;
  }

  /** Whether the process wants no more calls. */
  get isAnnounced(): boolean {
    return this.isSaid;
  }

  announce(): void {
    this.isSaid = true;
  }

  begin(): void {
    this.isAsked = true;
  }
}

@Global()
@Module({ providers: [Ending], exports: [Ending] })
export class EndingModule {}
