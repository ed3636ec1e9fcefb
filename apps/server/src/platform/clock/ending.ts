import { Global, Injectable, Module } from '@nestjs/common';

/**
 * Whether this process was asked to end. What works for long looks at it between two steps, and goes on where
 * it stood in the next process.
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
