import type { INestApplicationContext } from '@nestjs/common';
import type { AppConfig } from '../platform/config/config.js';

/** Says how a long command goes on. */
export type Say = (line: string) => void;

/** A command of the operator's: how it is written, what it is for, and what it does; returns what is to be printed. */
export interface Command {
  usage: string;
  about: string;
  run(app: INestApplicationContext, args: readonly string[], say: Say): Promise<string>;
}

/** A command that needs no application, only the settings. */
export interface PlainCommand {
  usage: string;
  about: string;
  runPlain(config: AppConfig, args: readonly string[], say: Say): Promise<string>;
}

/** Thrown when a command is written wrongly; the entry says in one line how it is written. */
export class WrongUse extends Error {}
