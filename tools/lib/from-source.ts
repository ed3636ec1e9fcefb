/** What Node is told to run TypeScript as it is written, with this workspace's packages as source. */
export const FROM_SOURCE = ['--disable-warning=ExperimentalWarning', '--import', '@karov/testing/source-loader', '--conditions=karov-source'];
