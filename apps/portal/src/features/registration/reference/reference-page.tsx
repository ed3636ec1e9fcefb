import type { HelpProfileDropdowns } from '@karov/api-client';
import { type HelpProfileAnswers, type Locale, perOptionList } from '@karov/domain';
import { profileOptionOfOther } from '@karov/i18n/help-profile';
import { useLocale, useSession } from '@karov/web';
import { useState } from 'react';
import { api } from '../../../core/api.js';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { Card } from '../../../design/card/card.js';
import { PageHeading } from '../../../shared/page-heading.js';
import { ProfileWizard } from '../profile-wizard/profile-wizard.js';
import { WithOptions } from '../profile-wizard/with-options.js';

type Stage = { name: 'welcome' } | { name: 'form' } | { name: 'done'; message: string };

/** Rewords the options for somebody else: "with me" would otherwise mean the person filling in the form. */
function ofOther(options: HelpProfileDropdowns, locale: Locale): HelpProfileDropdowns {
  return perOptionList((list) =>
    options[list].map((option) => ({
      ...option,
      label: profileOptionOfOther(locale, list, String(option.id)) ?? option.label,
    })),
  );
}

/**
 * Registration of an assisted person: a welcome, the form, and a clear confirmation; then another person can
 * be registered (rule 120).
 */
export default function ReferencePage() {
  const t = useText();
  const person = useSession();
  const locale = useLocale();
  const [stage, setStage] = useState<Stage>({ name: 'welcome' });
  const begin = () => setStage({ name: 'form' });
  const send = async (answers: HelpProfileAnswers) => {
    const message = await api.act('POST', '/reference/register', { body: { ...answers, is_active: 1 } });
    setStage({ name: 'done', message: message ?? t('registration.reference.doneText') });
  };
  return (
    <div className="page page--text">
      {stage.name === 'welcome' && (
        <Card>
          <PageHeading>{t('registration.reference.title')}</PageHeading>
          <p>{t('registration.reference.welcome')}</p>
          <p>{t('registration.reference.consent')}</p>
          <Button isWide onClick={begin}>
            {t('registration.reference.begin')}
          </Button>
        </Card>
      )}
      {stage.name === 'form' && (
        <WithOptions>
          {(options) => (
            <ProfileWizard
              form="reference"
              owner={String(person?.id ?? 0)}
              options={ofOther(options, locale)}
              first={{}}
              send={send}
            />
          )}
        </WithOptions>
      )}
      {stage.name === 'done' && (
        <Card>
          <PageHeading>{t('registration.reference.doneTitle')}</PageHeading>
          <p>{stage.message}</p>
          <Button isWide onClick={begin}>
            {t('registration.reference.another')}
          </Button>
        </Card>
      )}
    </div>
  );
}
