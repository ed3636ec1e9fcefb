import { SegmentedMessage } from 'sms-segments-calculator';

/** How many parts an SMS is sent and paid as: of 160 or 153 letters of GSM-7, of 70 or 67 where one letter is not in it, as in all Hebrew. */
export function smsSegments(text: string): number {
  return new SegmentedMessage(text).segmentsCount;
}
