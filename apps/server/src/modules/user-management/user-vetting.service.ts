import type { ActOnMany, VettingRow } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { ManyActs } from '../../platform/http/many-acts.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsRepository } from '../regions/index.js';
import { type Refusable, type Sight, VettingService, vettingOfRow } from '../volunteers/index.js';
import type { ListedUser } from './user-list.repository.js';
import { UserListService } from './user-list.service.js';

/** The file that a caller says they looked at, or null; undefined if they say nothing. */
type SeenFile = string | null | undefined;

/** Vetting within an admin's reach (rules 85 to 87). */
@Injectable()
export class UserVettingService {
  constructor(
    private readonly regions: RegionsRepository,
    private readonly list: UserListService,
    private readonly vetting: VettingService,
    private readonly acts: ManyActs,
  ) {}

  async page(caller: Caller, query: ListQuery): Promise<ListPage<VettingRow>> {
    return this.vetting.page((await this.regions.reachOf(caller)).states, query);
  }

  async validatePolice(caller: Caller, userId: number, isTicked: boolean, seen: SeenFile): Promise<void> {
    requireTick(isTicked, 'validate_police');
    await this.requireLive(caller, userId);
    await this.vetting.validatePolice(caller.userId, userId, sightOf(seen));
  }

  async validateTraining(caller: Caller, informationId: number, isTicked: boolean): Promise<void> {
    requireTick(isTicked, 'validate_training');
    await this.requireLive(caller, await this.vetting.ownerOf(informationId));
    await this.vetting.validateTraining(caller.userId, informationId);
  }

  async confirmGuardian(caller: Caller, userId: number, seen: SeenFile): Promise<void> {
    await this.requireLive(caller, userId);
    await this.vetting.confirmGuardian(caller.userId, userId, sightOf(seen));
  }

  async refuse(
    caller: Caller,
    { userId, kind, seen }: { userId: number; kind: Refusable; seen: SeenFile },
    reason: string,
  ): Promise<void> {
    await this.requireLive(caller, userId);
    const refused = { userId, kind, isSeen: sightOf(seen) };
    await this.vetting.refuse(caller.userId, refused, withoutFullStop(reason));
  }

  /** Confirms rows of the list (rule 241). */
  approveMany(caller: Caller, rowIds: readonly number[], seen: readonly string[]): Promise<ActOnMany> {
    return this.onRows(caller, rowIds, (row) =>
      this.vetting.approve(caller.userId, { ...row, isSeen: sightOfMany(seen) }),
    );
  }

  /** Refuses rows of the list, all for one reason, of which each person is told (rule 241). */
  refuseMany(
    caller: Caller,
    { rowIds, seen }: { rowIds: readonly number[]; seen: readonly string[] },
    reason: string,
  ): Promise<ActOnMany> {
    return this.onRows(caller, rowIds, async ({ userId, kind }) => {
      if (kind === 'renewal') return fail('NOT_ALLOWED_NOW');
      const refused = { userId, kind, isSeen: sightOfMany(seen) };
      return this.vetting.refuse(caller.userId, refused, withoutFullStop(reason), { isFirst: true });
    });
  }

  private async onRows(
    caller: Caller,
    rowIds: readonly number[],
    act: (row: ReturnType<typeof vettingOfRow>) => Promise<void>,
  ): Promise<ActOnMany> {
    const people = await this.list.knownAmong(
      caller,
      rowIds.map((id) => vettingOfRow(id).userId),
    );
    return this.acts.each(rowIds, async (id) => {
      const row = vettingOfRow(id);
      requireOther(caller, people.get(row.userId));
      await act(row);
    });
  }

  async askToRenew(caller: Caller, userId: number): Promise<void> {
    await this.requireLive(caller, userId);
    await this.vetting.askToRenew(caller.userId, userId);
  }

  private async requireLive(caller: Caller, userId: number | null): Promise<void> {
    requireOther(caller, userId === null ? undefined : await this.list.require(caller, userId));
  }
}

/** Refuses people who are out of reach or deleted, and the caller: nobody confirms their own documents. */
function requireOther({ userId }: Caller, person: ListedUser | undefined): void {
  if (!person || person.id === userId || person.deletedAt !== null) fail('NOT_FOUND');
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

function sightOf(seen: SeenFile): Sight {
  return (file) => seen === undefined || file === seen;
}

function sightOfMany(seen: readonly string[]): Sight {
  return (file) => file === null || seen.includes(file);
}
