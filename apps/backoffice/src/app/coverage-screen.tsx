import { CoveragePage } from '../resources/coverage-map/coverage-page.js';
import { NowStream } from '../resources/home/now-stream.js';
import { useWaitingCounts } from '../shared/waiting-counts.js';

/** The landing page of admins. During an emergency, it also shows the waiting list (rule 111). */
export function CoverageScreen() {
  const { data } = useWaitingCounts();
  const isUrgent = data !== undefined && data.emergencies > 0;
  return <CoveragePage beside={isUrgent && <NowStream />} />;
}
