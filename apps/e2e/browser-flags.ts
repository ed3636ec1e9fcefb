/**
 * Features of a desktop browser that no journey needs. The first lines repeat Playwright's own list
 * (`disabledFeatures` of playwright-core), because a browser reads only the last of two such switches. The
 * other features would open two hidden pages per window for address-bar suggestions, which took as long as
 * one of our pages, and a spare process per page.
 */
const OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter',
  'PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying',
  'AimEnabled,PreconnectToSearch,msForceBrowserSignIn,msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** The command-line switches with which the browser for the journeys starts. */
export const BROWSER_FLAGS = [
  `--disable-features=${OFF.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
