import { defineSignal } from '../../platform/signals/signals.js';
import type { ChatRef } from './chat.types.js';

/** A new message in a conversation: people who have it open should look again. */
export const chatWritten = defineSignal<ChatRef>('chat.written');

/** Somebody has read on in a conversation: the writers see that. */
export const chatRead = defineSignal<ChatRef>('chat.read');
