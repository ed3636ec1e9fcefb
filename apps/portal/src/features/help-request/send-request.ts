import { ValidationError } from '@karov/api-client';
import { showToast } from '../../core/notices.js';

/** Sends a request; an error in the category is also shown in a toast. */
export async function sendRequest(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    const text = error instanceof ValidationError ? error.firstError('category_id') : null;
    if (text) showToast('danger', text);
    throw error;
  }
}
