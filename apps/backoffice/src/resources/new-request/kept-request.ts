import type { CategoryOption } from '@karov/api-client';
import { useStore } from 'react-admin';
import type { Caller, RequestDraft } from './request-draft.js';

/** A started request that was not sent. */
export interface KeptRequest {
  caller: Caller;
  category: CategoryOption;
  draft: RequestDraft;
}

/**
 * The started request, kept when something more urgent comes. It is personal, so it stays in this tab's
 * memory until it is sent or the user signs out.
 */
export function useKeptRequest() {
  return useStore<KeptRequest | null>('new_request.kept', null);
}
