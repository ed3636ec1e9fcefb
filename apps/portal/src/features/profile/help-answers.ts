import type { Profile } from '@karov/api-client';
import type { HelpProfileAnswers, SectionName } from '@karov/domain';

/** The sections that the profile's own form asks; the others are changed on their own page. */
export const DETAILS_SECTIONS: readonly SectionName[] = ['about', 'disability'];

/** The answers with what the profile's own form keeps: names, e-mail, address and disabilities. */
export function withDetails(answers: HelpProfileAnswers, profile: Profile): HelpProfileAnswers {
  const { first_name, last_name, email, residential_address, disability_id, other_disability } = profile;
  return {
    ...answers,
    first_name,
    last_name,
    residential_address,
    disability_id: [...disability_id],
    ...(email && { email }),
    ...(other_disability && { other_disability }),
  };
}
