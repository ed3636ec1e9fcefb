/** The limits of a multipart form, not counting its file: a few short fields. */
export const FORM_LIMITS = {
  files: 1,
  fields: 40,
  parts: 41,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  fieldNestingDepth: 2,
  fieldArrayIndexLimit: 100,
} as const;
