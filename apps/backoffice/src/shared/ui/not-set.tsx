import { HiddenText } from './hidden-text.js';

/** A dash for a value that is not set, read out in words. */
export function NotSet({ label }: { label: string }) {
  return (
    <span style={{ position: 'relative' }}>
      <span aria-hidden>–</span>
      <HiddenText>{label}</HiddenText>
    </span>
  );
}
