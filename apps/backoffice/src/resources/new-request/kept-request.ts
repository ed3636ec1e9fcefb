import type { CategoryOption } from '@karov/api-client';
import { useStore } from 'react-admin';
import type { Caller, RequestDraft } from './request-draft.js';

/** A request that was started but not sent. */
export interface KeptRequest {
  caller: Caller;
  category: CategoryOption;
  draft: RequestDraft;
}

/**
 * Keeps a started request when something more urgent comes. The request is personal, so it stays in this
 * tab's memory until it is sent or the user signs out.
 */
export function useKeptRequest() {
  return useStore<KeptRequest | null>('new_request.kept', null);
}
