/** Node's arguments for running TypeScript from its sources, with this workspace's packages as source. */
export const FROM_SOURCE = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  '@karov/testing/source-loader',
  '--conditions=karov-source',
];
