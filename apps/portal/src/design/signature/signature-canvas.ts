import exported, { type SignatureCanvas as Pad, type StrokePoint } from 'react-signature-canvas';

export type { Pad };
export type Strokes = readonly (readonly StrokePoint[])[];

/**
 * The package is CommonJS: some bundlers hand over its default export, some all exports with the default
 * among them.
 */
export const SignatureCanvas = 'default' in exported ? exported.default : exported;
