const ISRAELI = /^\+972(\d{1,2})(\d{3})(\d{4})$/;

/**
 * A number in E.164 as people write it (rule 102): nationally in Israel ("054-123-4567"), internationally
 * elsewhere. Anything else, as a short number of support, stays as it is. Without the tables of `phone.ts`,
 * so that the light front can use it.
 */
export function formatPhone(e164: string): string {
  const [, area, first, rest] = ISRAELI.exec(e164) ?? [];
  return area && first && rest ? `0${area}-${first}-${rest}` : e164;
}
