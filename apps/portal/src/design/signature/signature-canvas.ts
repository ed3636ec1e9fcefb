import exported, { type SignatureCanvas as Pad, type StrokePoint } from 'react-signature-canvas';

export type { Pad };
export type Strokes = readonly (readonly StrokePoint[])[];

/**
 * The package is CommonJS: some bundlers return its default export, some all exports including the default.
 */
export const SignatureCanvas = 'default' in exported ? exported.default : exported;
