import { defineSignal } from '../../platform/signals/signals.js';
import type { ChatRef } from './chat.types.js';

/** Something was written in a conversation: whoever has it open should look again. */
export const chatWritten = defineSignal<ChatRef>('chat.written');

/** Somebody has read on in a conversation: whoever wrote in it sees that. */
export const chatRead = defineSignal<ChatRef>('chat.read');
