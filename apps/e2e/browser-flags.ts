/**
 * Features of a desktop browser that no journey needs. Playwright's own list is repeated in the first lines
 * (`disabledFeatures` of playwright-core), since a browser reads the last of two such switches only. The
 * others open two hidden pages beside each window, for the suggestions of its address bar, which took as long
 * as a page of the product, and a process in reserve for each page.
 */
const OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter',
  'PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying',
  'AimEnabled,PreconnectToSearch,msForceBrowserSignIn,msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** What a browser of the journeys is started with. */
export const BROWSER_FLAGS = [
  `--disable-features=${OFF.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
