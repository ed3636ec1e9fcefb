import type { OwnApplication } from '@karov/api-client';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/Icon.js';

/** Who is coming: by first name, how far they are, and with a call once the assignment is approved (decision 30). */
export function VolunteerLine({ volunteer }: { volunteer: NonNullable<OwnApplication['volunteer']> }) {
  const t = useText();
  const { first_name, full_name, phone, progress } = volunteer;
  return (
    <>
      <p>
        {t('dashboard.volunteer')}: <strong>{full_name ?? first_name}</strong>
        {progress && <> · {t(`ownRequest.progress.${progress}`)}</>}
      </p>
      {phone && (
        <a className="button button--primary" href={`tel:${phone}`}>
          <Icon name="phone" />
          {t('dashboard.callVolunteer', { name: first_name })}
        </a>
      )}
    </>
  );
}
