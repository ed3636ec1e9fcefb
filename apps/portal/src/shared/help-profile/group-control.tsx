import type { GroupField } from '@karov/domain';
import { FieldSection } from '../../design/section/field-section.js';
import { isGroup } from './answers.js';
import type { NestingControlOf } from './control.js';
import { useProfileWords } from './form-words.js';

/** A group of several fields, such as a contact person. */
export function GroupControl({
  field,
  path,
  value,
  context,
  Fields,
  onChange,
}: NestingControlOf<GroupField>) {
  const words = useProfileWords(context.form);
  return (
    <FieldSection title={words.label(path)} hint={words.hint(path)}>
      <Fields
        fields={field.fields}
        answers={isGroup(value) ? value : {}}
        context={context}
        prefix={`${path}.`}
        onChange={onChange}
      />
    </FieldSection>
  );
}
