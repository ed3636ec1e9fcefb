import type { ActOnMany } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { knownFailure } from '../errors/known-failure.js';
import { Log } from '../logging/log.js';
import { currentLocale } from './request-context.js';
import type { Said } from './said.js';

/** One act on many records (rule 241). */
@Injectable()
export class ManyActs {
  constructor(private readonly log: Log) {}

  /**
   * Does a single record's act for each id, one after the other and each in a transaction of its own, so that
   * one that is refused keeps no other from it; the answer names each id once.
   */
  async each(ids: readonly number[], act: (id: number) => Promise<unknown>): Promise<ActOnMany> {
    const outcome: ActOnMany = { done: [], refused: [] };
    for (const id of new Set(ids)) {
      try {
        await act(id);
        outcome.done.push(id);
      } catch (error) {
        outcome.refused.push({ id, message: knownFailure(error, this.log).words(currentLocale()) });
      }
    }
    return outcome;
  }
}

/** Returns the outcome, and in words how many were done and how many were not. */
export function saidOfMany(data: ActOnMany): Said & { data: ActOnMany } {
  const [done, refused] = [data.done.length, data.refused.length];
  const key = refused === 0 ? 'answers.manyDone' : 'answers.manySome';
  return { data, message: serverText(currentLocale(), key, { done, refused }) };
}
