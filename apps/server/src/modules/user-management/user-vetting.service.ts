import type { VettingRow } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsRepository } from '../regions/index.js';
import { type Refusable, VettingService } from '../volunteers/index.js';
import { UserListService } from './user-list.service.js';

/** Vetting within an admin's reach (rules 85 to 87). */
@Injectable()
export class UserVettingService {
  constructor(
    private readonly regions: RegionsRepository,
    private readonly list: UserListService,
    private readonly vetting: VettingService,
  ) {}

  async page(caller: Caller, query: ListQuery): Promise<ListPage<VettingRow>> {
    return this.vetting.page((await this.regions.reachOf(caller)).states, query);
  }

  async validatePolice(caller: Caller, userId: number, isTicked: boolean): Promise<void> {
    requireTick(isTicked, 'validate_police');
    await this.requireLive(caller, userId);
    await this.vetting.validatePolice(caller.userId, userId);
  }

  async validateTraining(caller: Caller, informationId: number, isTicked: boolean): Promise<void> {
    requireTick(isTicked, 'validate_training');
    await this.requireLive(caller, await this.vetting.ownerOf(informationId));
    await this.vetting.validateTraining(caller.userId, informationId);
  }

  async confirmGuardian(caller: Caller, userId: number): Promise<void> {
    await this.requireLive(caller, userId);
    await this.vetting.confirmGuardian(caller.userId, userId);
  }

  async refuse(caller: Caller, userId: number, kind: Refusable, reason: string): Promise<void> {
    await this.requireLive(caller, userId);
    await this.vetting.refuse(caller.userId, userId, kind, withoutFullStop(reason));
  }

  async askToRenew(caller: Caller, userId: number): Promise<void> {
    await this.requireLive(caller, userId);
    await this.vetting.askToRenew(caller.userId, userId);
  }

  private async requireLive(caller: Caller, userId: number | null): Promise<void> {
    // Nobody confirms their own documents.
    if (userId === null || userId === caller.userId) return fail('NOT_FOUND');
    if ((await this.list.require(caller, userId)).deletedAt !== null) fail('NOT_FOUND');
  }
}

/**
 * Requires a selected checkbox for a confirmation (rule 140); deselecting it later does not revoke the
 * confirmation.
 */
function requireTick(isTicked: boolean, field: string): void {
  if (!isTicked) throw new ValidationFailure([{ path: field, key: 'confirm', params: {} }]);
}

/**
 * Removes the full stop at the end of a reason, because the sentences into which the message and the profile
 * insert it have their own.
 */
function withoutFullStop(reason: string): string {
  return reason.replace(/[.\s]+$/, '') || reason;
}
