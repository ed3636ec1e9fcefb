import { Global, Injectable, Module } from '@nestjs/common';

/**
 * Reports whether this process was asked to end. Long work checks this between two steps, and continues in
 * the next process.
 */
@Injectable()
export class Ending {
  private isAsked = false;

  get isNear(): boolean {
    return this.isAsked;
  }

  begin(): void {
    this.isAsked = true;
  }
}

@Global()
@Module({ providers: [Ending], exports: [Ending] })
export class EndingModule {}
