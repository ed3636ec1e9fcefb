import { useText } from '../../core/text.js';

/** The words of a label; for an optional field, they say that it is optional. */
export function LabelText({
  label,
  isOptional = false,
}: {
  label: string;
  isOptional?: boolean | undefined;
}) {
  const t = useText();
  if (!isOptional) return label;
  return (
    <>
      {label} <span className="field__optional">({t('common.words.optional')})</span>
    </>
  );
}
