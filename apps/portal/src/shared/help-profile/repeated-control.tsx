import type { GroupField, HelpProfileAnswers } from '@karov/domain';
import { useState } from 'react';
import { useFormText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { FieldSection } from '../../design/section/field-section.js';
import { answerId } from '../answer-id.js';
import { groupsOf } from './answers.js';
import type { NestingControlOf } from './control.js';
import { useProfileWords } from './form-words.js';

const EMPTY: HelpProfileAnswers = {};

/** The same fields for several people; added and removed people are announced. */
export function RepeatedControl({
  field,
  path,
  value,
  isOptional,
  context,
  Fields,
  onChange,
}: NestingControlOf<GroupField>) {
  const t = useFormText();
  const words = useProfileWords(context.form);
  const [said, setSaid] = useState('');
  const given = groupsOf(value);
  const items = given.length === 0 && !isOptional ? [EMPTY] : given;
  const isFull = field.maxItems !== undefined && items.length >= field.maxItems;
  const nameOf = (index: number) => t('forms.person.nth', { title: words.label(path), number: index + 1 });
  const firstControlOf = (index: number) => answerId(`${path}.${index}.${field.fields[0]?.name ?? ''}`);

  const add = () => {
    onChange([...items, EMPTY]);
    setSaid(t('forms.person.added', { title: nameOf(items.length) }));
    requestAnimationFrame(() => document.getElementById(firstControlOf(items.length))?.focus());
  };
  const remove = (index: number) => {
    onChange(items.filter((_, other) => other !== index));
    setSaid(t('forms.person.removed', { title: nameOf(index) }));
    document.getElementById(`${answerId(path)}-add`)?.focus();
  };
  const replace = (index: number) => (item: HelpProfileAnswers, changedPath: string) =>
    onChange(
      items.map((other, at) => (at === index ? item : other)),
      changedPath,
    );

  return (
    <div className="stack">
      {items.map((item, index) => (
        <FieldSection key={index} title={nameOf(index)}>
          <Fields
            fields={field.fields}
            answers={item}
            context={context}
            prefix={`${path}.${index}.`}
            onChange={replace(index)}
          />
          {items.length > 1 && (
            <Button kind="quiet" icon="cross" onClick={() => remove(index)}>
              {t('forms.person.removeThis', { title: nameOf(index) })}
            </Button>
          )}
        </FieldSection>
      ))}
      <Button kind="secondary" id={`${answerId(path)}-add`} disabled={isFull} onClick={add}>
        {t('forms.person.addTo', { title: words.label(path) })}
      </Button>
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </div>
  );
}
