import type { MigrationInterface, QueryRunner } from 'typeorm';

type Row = readonly [key: string, he: string, en: string];

const OTHER: Row = ['other', 'אחר', 'Other'];
const LANGUAGES: readonly Row[] = [
  ['hebrew', 'עברית', 'Hebrew'],
  ['english', 'אנגלית', 'English'],
  ['arabic', 'ערבית', 'Arabic'],
  ['russian', 'רוסית', 'Russian'],
  ['amharic', 'אמהרית', 'Amharic'],
  ['yiddish', 'יידיש', 'Yiddish'],
  ['spanish', 'ספרדית', 'Spanish'],
  ['french', 'צרפתית', 'French'],
  ['sign_language', 'שפת סימנים', 'Sign language'],
  OTHER,
];
const CLOSENESS: readonly Row[] = [
  ['spouse', 'בן או בת זוג', 'Spouse or partner'],
  ['parent', 'הורה', 'Parent'],
  ['child', 'בן או בת', 'Son or daughter'],
  ['sibling', 'אח או אחות', 'Brother or sister'],
  ['grandchild', 'נכד או נכדה', 'Grandchild'],
  ['caregiver', 'מטפל או מטפלת', 'Caregiver'],
  ['friend', 'חבר או חברה', 'Friend'],
  ['neighbour', 'שכן או שכנה', 'Neighbour'],
  OTHER,
];
const LOCATIONS: readonly Row[] = [
  ['same_home', 'באותו בית', 'In the same home'],
  ['same_building', 'באותו בניין', 'In the same building'],
  ['same_town', 'באותו יישוב', 'In the same town'],
  ['other_town', 'ביישוב אחר', 'In another town'],
  ['abroad', 'בחוץ לארץ', 'Abroad'],
];

/** Entries of the lists from which the help profile and the volunteer's form choose. */
const LISTS: Readonly<Record<string, readonly Row[]>> = {
  volunteer_interests: [
    ['rides', 'הסעות', 'Rides'],
    ['shopping', 'קניות', 'Shopping'],
    ['home_visits', 'ביקורי בית', 'Home visits'],
    ['phone_calls', 'שיחות טלפון', 'Phone calls'],
    ['evacuation', 'עזרה בפינוי', 'Help with evacuation'],
    ['equipment', 'הבאת ציוד', 'Bringing equipment'],
    ['sign_language', 'שפת סימנים', 'Sign language'],
    ['home_repairs', 'תיקונים בבית', 'Home repairs'],
  ],
  volunteer_languages: [
    ['hebrew', 'עברית', 'Hebrew'],
    ['russian', 'רוסית', 'Russian'],
    ['english', 'אנגלית', 'English'],
    ['arabic', 'ערבית', 'Arabic'],
    ['french', 'צרפתית', 'French'],
    OTHER,
  ],
  volunteer_gender: [['male', 'גבר', 'Man'], ['female', 'אישה', 'Woman'], OTHER],
  type_house: [
    ['apartment', 'דירה בבניין', 'Apartment'],
    ['private_house', 'בית פרטי', 'House'],
    ['sheltered_housing', 'דיור מוגן', 'Sheltered housing'],
    ['hostel', 'הוסטל או דיור בקהילה', 'Hostel or community housing'],
    ['nursing_home', 'בית אבות', 'Nursing home'],
    ['caravan', 'קרוואן או מבנה זמני', 'Caravan or temporary home'],
  ],
  elevators: [
    ['none', 'אין מעלית', 'No elevator'],
    ['regular', 'מעלית רגילה', 'Regular elevator'],
    ['wheelchair', 'מעלית שמתאימה לכיסא גלגלים', 'Elevator that fits a wheelchair'],
    ['stair_lift', 'מעלון מדרגות', 'Stair lift'],
    OTHER,
  ],
  hmo: [
    ['clalit', 'כללית', 'Clalit'],
    ['maccabi', 'מכבי', 'Maccabi'],
    ['meuhedet', 'מאוחדת', 'Meuhedet'],
    ['leumit', 'לאומית', 'Leumit'],
    ['none', 'אין', 'None'],
  ],
  living_situation: [
    ['alone', 'לבד', 'Alone'],
    ['with_partner', 'עם בן או בת זוג', 'With a partner'],
    ['with_family', 'עם בני משפחה', 'With family'],
    ['live_with_helper', 'עם מי שעוזר לי', 'With somebody who helps'],
    ['with_housemates', 'עם דיירים נוספים', 'With other residents'],
  ],
  contact_closeness: CLOSENESS,
  contact_location: LOCATIONS,
  languages: LANGUAGES,
  closeness: CLOSENESS,
  locations: LOCATIONS,
  disability_recognition: [
    ['national_insurance', 'ביטוח לאומי', 'National Insurance'],
    ['ministry_of_defense', 'משרד הביטחון', 'Ministry of Defense'],
    ['ministry_of_health', 'משרד הבריאות', 'Ministry of Health'],
    ['ministry_of_welfare', 'משרד הרווחה', 'Ministry of Welfare'],
    ['health_fund', 'קופת החולים', 'Health fund'],
    ['not_recognized', 'אין הכרה', 'Not recognized'],
    ['recognized_other', 'גוף אחר', 'Another body'],
  ],
  accessibility_needs: [
    ['wheelchair_access', 'דרך בלי מדרגות', 'Step-free way'],
    ['large_print', 'אותיות גדולות', 'Large print'],
    ['simple_words', 'מילים פשוטות', 'Plain words'],
    ['sign_interpreter', 'תרגום לשפת סימנים', 'Sign interpreter'],
    ['captions', 'כתוביות או תמלול', 'Captions'],
    ['guide', 'ליווי והכוונה', 'Guidance on the way'],
    ['quiet', 'סביבה שקטה', 'Quiet surroundings'],
  ],
  communication_method_with: [
    ['directly_with_me', 'איתי', 'With me'],
    ['with_family', 'עם בני המשפחה', 'With my family'],
    ['with_caregiver', 'עם המטפל או המטפלת', 'With my caregiver'],
    OTHER,
  ],
  communication_tools: [
    ['phone_call', 'שיחת טלפון', 'Phone call'],
    ['video_call', 'שיחת וידאו', 'Video call'],
    ['text_message', 'הודעה כתובה', 'Text message'],
    ['voice_message', 'הודעה קולית', 'Voice message'],
    ['email', 'דוא״ל', 'E-mail'],
  ],
  face_to_face_with: [
    ['face_to_face_directly_with_me', 'איתי', 'With me'],
    ['face_to_face_with_family', 'עם בני המשפחה', 'With my family'],
    ['face_to_face_with_caregiver', 'עם המטפל או המטפלת', 'With my caregiver'],
  ],
  face_to_face_tools: [
    ['speech', 'דיבור', 'Speech'],
    ['slow_speech', 'דיבור איטי וברור', 'Slow and clear speech'],
    ['lip_reading', 'קריאת שפתיים', 'Lip reading'],
    ['sign_language', 'שפת סימנים', 'Sign language'],
    ['writing', 'כתיבה', 'Writing'],
    ['communication_board', 'לוח תקשורת', 'Communication board'],
  ],
  transport_needs: [
    ['regular_car', 'רכב רגיל', 'Regular car'],
    ['help_into_car', 'רכב רגיל, עם עזרה בכניסה', 'Regular car, with help getting in'],
    ['folding_wheelchair', 'מקום לכיסא גלגלים מתקפל', 'Room for a folding wheelchair'],
    ['lift_van', 'רכב עם מעלון', 'Van with a lift'],
    ['ambulance', 'אמבולנס', 'Ambulance'],
    OTHER,
  ],
  protection_types: [
    ['home_room', 'ממ״ד בבית', 'Protected room at home'],
    ['floor_room', 'ממ״ק בקומה', 'Protected room on the floor'],
    ['building_shelter', 'מקלט בבניין', 'Shelter in the building'],
    ['public_shelter', 'מקלט ציבורי', 'Public shelter'],
    ['stairwell', 'חדר מדרגות', 'Stairwell'],
    ['none', 'אין', 'None'],
  ],
  protection_accessibility: [
    ['alone', 'כן, לבד', 'Yes, alone'],
    ['with_help', 'כן, בעזרת מישהו', 'Yes, with help'],
    ['too_slow', 'כן, אבל לא בזמן', 'Yes, but not in time'],
    ['not_accessible', 'לא', 'No'],
    OTHER,
  ],
  evacuation_equipments: [
    ['no_equipment', 'לא צריך ציוד', 'No equipment'],
    ['wheelchair', 'כיסא גלגלים', 'Wheelchair'],
    ['electric_wheelchair', 'כיסא גלגלים חשמלי או קלנועית', 'Electric wheelchair or scooter'],
    ['walker', 'הליכון או קביים', 'Walker or crutches'],
    ['oxygen', 'חמצן', 'Oxygen'],
    ['ventilator', 'מכשיר הנשמה', 'Ventilator'],
    ['medicines', 'תרופות', 'Medicines'],
    ['medical_bed', 'מיטה סיעודית', 'Nursing bed'],
    ['hearing_aids', 'מכשירי שמיעה', 'Hearing aids'],
    OTHER,
  ],
  evacuation_animals: [
    ['no_animals', 'אין', 'None'],
    ['guide_dog', 'כלב נחייה או שירות', 'Guide or service dog'],
    ['dog', 'כלב', 'Dog'],
    ['cat', 'חתול', 'Cat'],
    ['bird', 'ציפור', 'Bird'],
    OTHER,
  ],
  support_types: [
    ['none', 'אין גוף מלווה', 'None'],
    ['welfare_department', 'מחלקת הרווחה', 'Welfare department'],
    ['non_profit', 'עמותה', 'Non-profit'],
    ['nursing_company', 'חברת סיעוד', 'Nursing company'],
    ['health_fund', 'קופת החולים', 'Health fund'],
    ['day_center', 'מרכז יום', 'Day center'],
    OTHER,
  ],
  yes_no: [
    ['yes', 'כן', 'Yes'],
    ['no', 'לא', 'No'],
  ],
  evacuation_residence: [
    ['live_with_friends', 'אצל משפחה או חברים', 'With family or friends'],
    ['hotel', 'מלון', 'Hotel'],
    ['evacuation_center', 'מרכז פינוי', 'Evacuation center'],
    ['care_home', 'מוסד סיעודי', 'Care home'],
    ['nowhere', 'אין לאן', 'Nowhere'],
    OTHER,
  ],
  family_member_options: [
    ['no', 'אף אחד', 'Nobody'],
    ['yes', 'בני משפחה', 'Family members'],
    ['caregiver', 'מטפל או מטפלת', 'A caregiver'],
  ],
  database_inclusion: [
    ['yes', 'כן', 'Yes'],
    ['no', 'לא', 'No'],
    ['ask_first', 'רק אחרי שישאלו אותי', 'Only after asking me'],
  ],
  help_during_evacuation: [
    ['no', 'לא', 'No'],
    ['to_the_car', 'כן, עד הרכב', 'Yes, to the car'],
    ['carrying', 'כן, צריך להרים', 'Yes, carrying'],
    ['all_the_way', 'כן, ליווי לאורך כל הדרך', 'Yes, all the way'],
  ],
};

/** The option lists of registration (rule 129). */
export class HelpProfileOptions1700000000005 implements MigrationInterface {
  readonly name = 'HelpProfileOptions1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    const rows = Object.entries(LISTS).flatMap(([list, entries]) => entries.map(([key, he, en], position) => ({ list, key, he, en, position })));
    await runner.query(
      `INSERT INTO options (list, key, label_he, label_en, position)
       SELECT o.list, o.key, o.he, o.en, o.position FROM jsonb_to_recordset($1::jsonb) AS o(list text, key text, he text, en text, position int)`,
      [JSON.stringify(rows)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM options WHERE list = ANY($1)', [Object.keys(LISTS)]);
  }
}
