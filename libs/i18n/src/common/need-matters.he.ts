/** What a helper must know before leaving (rule 155), Hebrew: for screens, print and files. */
export const needMatters = {
  label: 'חשוב לדעת',
  ventilator: 'מכשיר הנשמה',
  oxygen: 'חמצן',
  medical_bed: 'מיטה סיעודית',
  electric_wheelchair: 'כיסא גלגלים חשמלי',
  wheelchair: 'כיסא גלגלים',
  walker: 'הליכון',
  no_elevator: 'בלי מעלית',
  stairs: 'מדרגות בכניסה',
  alone: 'לבד בבית',
  guide_dog: 'כלב נחייה',
  floor: 'קומה %{floor}',
} as const;
