import { type AskingContext, askedFields, type Field, isRequired, ownValue } from '@karov/domain';
import { ChoiceControl } from './choice-control.js';
import type { ControlOf, ProfileFieldsProps } from './control.js';
import { GroupControl } from './group-control.js';
import { RepeatedControl } from './repeated-control.js';
import { SimpleControl } from './simple-control.js';

function ProfileControl({ field, ...control }: ControlOf<Field>) {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return <ChoiceControl field={field} {...control} />;
    case 'group':
      return <GroupControl field={field} Fields={ProfileFields} {...control} />;
    case 'repeated':
      return <RepeatedControl field={field} Fields={ProfileFields} {...control} />;
    default:
      return <SimpleControl field={field} {...control} />;
  }
}

/**
 * The fields of the help profile as declared (`HELP_PROFILE`): each kind has its control, and groups are
 * nested. A field that depends on an answer is directly below that answer.
 */
export function ProfileFields({ fields, answers, context, prefix = '', onChange }: ProfileFieldsProps) {
  const asking: AskingContext = {
    form: context.form,
    options: context.options,
    isQuick: answers['quick_emergency_request'] === 1,
  };
  return askedFields(fields, answers, asking, prefix === '').map((field) => {
    const path = prefix + field.name;
    return (
      <ProfileControl
        key={field.name}
        field={field}
        path={path}
        value={ownValue(answers, field.name)}
        isOptional={!isRequired(field, context.form)}
        context={context}
        onChange={(value, changedPath) => onChange({ ...answers, [field.name]: value }, changedPath ?? path)}
      />
    );
  });
}
