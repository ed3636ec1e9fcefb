import { defineSignal } from '../../platform/signals/signals.js';
import type { ChatRef } from './chat.types.js';

/** A new message in a conversation: open pages should reload. */
export const chatWritten = defineSignal<ChatRef>('chat.written');

/** A person has read messages in a conversation; their writers can see it. */
export const chatRead = defineSignal<ChatRef>('chat.read');
