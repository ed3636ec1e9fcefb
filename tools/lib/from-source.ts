/** Node's arguments to run TypeScript from its sources, with the packages of this workspace as source. */
export const FROM_SOURCE = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  '@karov/testing/source-loader',
  '--conditions=karov-source',
];
