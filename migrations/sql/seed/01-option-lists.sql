-- The initial option lists of every installation (rule 129); admins change them afterwards.

-- Kinds of events. Urgent by default: attack, power, fire, storm, gas.
INSERT INTO options (list, position, key, label_he, label_en, is_urgent) VALUES
  ('event_types', 0, 'rocket_fire', 'ירי טילים', 'Rocket fire', true),
  ('event_types', 1, 'blackout', 'הפסקת חשמל', 'Power cut', true),
  ('event_types', 2, 'evacuation', 'פינוי תושבים', 'Evacuation', false),
  ('event_types', 3, 'earthquake', 'רעידת אדמה', 'Earthquake', false),
  ('event_types', 4, 'fire', 'שרפה', 'Fire', true),
  ('event_types', 5, 'flood', 'שיטפון', 'Flood', false),
  ('event_types', 6, 'heat_wave', 'גל חום', 'Heat wave', false),
  ('event_types', 7, 'storm', 'סערה', 'Storm', true),
  ('event_types', 8, 'food_packages', 'חלוקת מזון', 'Food parcels', false),
  ('event_types', 9, 'community', 'פעילות קהילתית', 'Community activity', false);

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('disabilities', 0, 'mobility', 'מוגבלות בניידות', 'Mobility'),
  ('disabilities', 1, 'vision', 'עיוורון או לקות ראייה', 'Blindness or low vision'),
  ('disabilities', 2, 'hearing', 'חירשות או לקות שמיעה', 'Deafness or hard of hearing'),
  ('disabilities', 3, 'cognitive', 'מוגבלות שכלית או קוגניטיבית', 'Intellectual or cognitive'),
  ('disabilities', 4, 'mental', 'מוגבלות נפשית', 'Mental health'),
  ('disabilities', 5, 'autism', 'אוטיזם', 'Autism'),
  ('disabilities', 6, 'speech', 'לקות דיבור', 'Speech'),
  ('disabilities', 7, 'chronic', 'מחלה כרונית', 'Chronic illness'),
  ('disabilities', 8, 'age', 'גיל מבוגר', 'Old age'),
  ('disabilities', 9, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('volunteer_interests', 0, 'rides', 'הסעות', 'Rides'),
  ('volunteer_interests', 1, 'shopping', 'קניות', 'Shopping'),
  ('volunteer_interests', 2, 'home_visits', 'ביקורי בית', 'Home visits'),
  ('volunteer_interests', 3, 'phone_calls', 'שיחות טלפון', 'Phone calls'),
  ('volunteer_interests', 4, 'evacuation', 'עזרה בפינוי', 'Help with evacuation'),
  ('volunteer_interests', 5, 'equipment', 'הבאת ציוד', 'Bringing equipment'),
  ('volunteer_interests', 6, 'sign_language', 'שפת סימנים', 'Sign language'),
  ('volunteer_interests', 7, 'home_repairs', 'תיקונים בבית', 'Home repairs');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('volunteer_languages', 0, 'hebrew', 'עברית', 'Hebrew'),
  ('volunteer_languages', 1, 'russian', 'רוסית', 'Russian'),
  ('volunteer_languages', 2, 'english', 'אנגלית', 'English'),
  ('volunteer_languages', 3, 'arabic', 'ערבית', 'Arabic'),
  ('volunteer_languages', 4, 'french', 'צרפתית', 'French'),
  ('volunteer_languages', 5, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('volunteer_gender', 0, 'male', 'גבר', 'Man'),
  ('volunteer_gender', 1, 'female', 'אישה', 'Woman'),
  ('volunteer_gender', 2, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('type_house', 0, 'apartment', 'דירה בבניין', 'Apartment'),
  ('type_house', 1, 'private_house', 'בית פרטי', 'House'),
  ('type_house', 2, 'sheltered_housing', 'דיור מוגן', 'Sheltered housing'),
  ('type_house', 3, 'hostel', 'הוסטל או דיור בקהילה', 'Hostel or community housing'),
  ('type_house', 4, 'nursing_home', 'בית אבות', 'Nursing home'),
  ('type_house', 5, 'caravan', 'קרוואן או מבנה זמני', 'Caravan or temporary home');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('elevators', 0, 'none', 'אין מעלית', 'No elevator'),
  ('elevators', 1, 'regular', 'מעלית רגילה', 'Regular elevator'),
  ('elevators', 2, 'wheelchair', 'מעלית שמתאימה לכיסא גלגלים', 'Elevator that fits a wheelchair'),
  ('elevators', 3, 'stair_lift', 'מעלון מדרגות', 'Stair lift'),
  ('elevators', 4, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('hmo', 0, 'clalit', 'כללית', 'Clalit'),
  ('hmo', 1, 'maccabi', 'מכבי', 'Maccabi'),
  ('hmo', 2, 'meuhedet', 'מאוחדת', 'Meuhedet'),
  ('hmo', 3, 'leumit', 'לאומית', 'Leumit'),
  ('hmo', 4, 'none', 'אין', 'None');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('living_situation', 0, 'alone', 'לבד', 'Alone'),
  ('living_situation', 1, 'with_partner', 'עם בן או בת זוג', 'With a partner'),
  ('living_situation', 2, 'with_family', 'עם בני משפחה', 'With family'),
  ('living_situation', 3, 'live_with_helper', 'עם מי שעוזר לי', 'With somebody who helps'),
  ('living_situation', 4, 'with_housemates', 'עם דיירים נוספים', 'With other residents');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('contact_closeness', 0, 'spouse', 'בן או בת זוג', 'Spouse or partner'),
  ('contact_closeness', 1, 'parent', 'הורה', 'Parent'),
  ('contact_closeness', 2, 'child', 'בן או בת', 'Son or daughter'),
  ('contact_closeness', 3, 'sibling', 'אח או אחות', 'Brother or sister'),
  ('contact_closeness', 4, 'grandchild', 'נכד או נכדה', 'Grandchild'),
  ('contact_closeness', 5, 'caregiver', 'מטפל או מטפלת', 'Caregiver'),
  ('contact_closeness', 6, 'friend', 'חבר או חברה', 'Friend'),
  ('contact_closeness', 7, 'neighbour', 'שכן או שכנה', 'Neighbour'),
  ('contact_closeness', 8, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('contact_location', 0, 'same_home', 'באותו בית', 'In the same home'),
  ('contact_location', 1, 'same_building', 'באותו בניין', 'In the same building'),
  ('contact_location', 2, 'same_town', 'באותו יישוב', 'In the same town'),
  ('contact_location', 3, 'other_town', 'ביישוב אחר', 'In another town'),
  ('contact_location', 4, 'abroad', 'בחוץ לארץ', 'Abroad');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('languages', 0, 'hebrew', 'עברית', 'Hebrew'),
  ('languages', 1, 'english', 'אנגלית', 'English'),
  ('languages', 2, 'arabic', 'ערבית', 'Arabic'),
  ('languages', 3, 'russian', 'רוסית', 'Russian'),
  ('languages', 4, 'amharic', 'אמהרית', 'Amharic'),
  ('languages', 5, 'yiddish', 'יידיש', 'Yiddish'),
  ('languages', 6, 'spanish', 'ספרדית', 'Spanish'),
  ('languages', 7, 'french', 'צרפתית', 'French'),
  ('languages', 8, 'sign_language', 'שפת סימנים', 'Sign language'),
  ('languages', 9, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('closeness', 0, 'spouse', 'בן או בת זוג', 'Spouse or partner'),
  ('closeness', 1, 'parent', 'הורה', 'Parent'),
  ('closeness', 2, 'child', 'בן או בת', 'Son or daughter'),
  ('closeness', 3, 'sibling', 'אח או אחות', 'Brother or sister'),
  ('closeness', 4, 'grandchild', 'נכד או נכדה', 'Grandchild'),
  ('closeness', 5, 'caregiver', 'מטפל או מטפלת', 'Caregiver'),
  ('closeness', 6, 'friend', 'חבר או חברה', 'Friend'),
  ('closeness', 7, 'neighbour', 'שכן או שכנה', 'Neighbour'),
  ('closeness', 8, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('locations', 0, 'same_home', 'באותו בית', 'In the same home'),
  ('locations', 1, 'same_building', 'באותו בניין', 'In the same building'),
  ('locations', 2, 'same_town', 'באותו יישוב', 'In the same town'),
  ('locations', 3, 'other_town', 'ביישוב אחר', 'In another town'),
  ('locations', 4, 'abroad', 'בחוץ לארץ', 'Abroad');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('disability_recognition', 0, 'national_insurance', 'ביטוח לאומי', 'National Insurance'),
  ('disability_recognition', 1, 'ministry_of_defense', 'משרד הביטחון', 'Ministry of Defense'),
  ('disability_recognition', 2, 'ministry_of_health', 'משרד הבריאות', 'Ministry of Health'),
  ('disability_recognition', 3, 'ministry_of_welfare', 'משרד הרווחה', 'Ministry of Welfare'),
  ('disability_recognition', 4, 'health_fund', 'קופת החולים', 'Health fund'),
  ('disability_recognition', 5, 'not_recognized', 'אין הכרה', 'Not recognized'),
  ('disability_recognition', 6, 'recognized_other', 'גוף אחר', 'Another body');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('accessibility_needs', 0, 'wheelchair_access', 'דרך בלי מדרגות', 'Step-free way'),
  ('accessibility_needs', 1, 'large_print', 'אותיות גדולות', 'Large print'),
  ('accessibility_needs', 2, 'simple_words', 'מילים פשוטות', 'Plain words'),
  ('accessibility_needs', 3, 'sign_interpreter', 'תרגום לשפת סימנים', 'Sign interpreter'),
  ('accessibility_needs', 4, 'captions', 'כתוביות או תמלול', 'Captions'),
  ('accessibility_needs', 5, 'guide', 'ליווי והכוונה', 'Guidance on the way'),
  ('accessibility_needs', 6, 'quiet', 'סביבה שקטה', 'Quiet surroundings');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('communication_method_with', 0, 'directly_with_me', 'איתי', 'With me'),
  ('communication_method_with', 1, 'with_family', 'עם בני המשפחה', 'With my family'),
  ('communication_method_with', 2, 'with_caregiver', 'עם המטפל או המטפלת', 'With my caregiver'),
  ('communication_method_with', 3, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('communication_tools', 0, 'phone_call', 'שיחת טלפון', 'Phone call'),
  ('communication_tools', 1, 'video_call', 'שיחת וידאו', 'Video call'),
  ('communication_tools', 2, 'text_message', 'הודעה כתובה', 'Text message'),
  ('communication_tools', 3, 'voice_message', 'הודעה קולית', 'Voice message'),
  ('communication_tools', 4, 'email', 'דוא״ל', 'E-mail');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('face_to_face_with', 0, 'face_to_face_directly_with_me', 'איתי', 'With me'),
  ('face_to_face_with', 1, 'face_to_face_with_family', 'עם בני המשפחה', 'With my family'),
  ('face_to_face_with', 2, 'face_to_face_with_caregiver', 'עם המטפל או המטפלת', 'With my caregiver');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('face_to_face_tools', 0, 'speech', 'דיבור', 'Speech'),
  ('face_to_face_tools', 1, 'slow_speech', 'דיבור איטי וברור', 'Slow and clear speech'),
  ('face_to_face_tools', 2, 'lip_reading', 'קריאת שפתיים', 'Lip reading'),
  ('face_to_face_tools', 3, 'sign_language', 'שפת סימנים', 'Sign language'),
  ('face_to_face_tools', 4, 'writing', 'כתיבה', 'Writing'),
  ('face_to_face_tools', 5, 'communication_board', 'לוח תקשורת', 'Communication board');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('transport_needs', 0, 'regular_car', 'רכב רגיל', 'Regular car'),
  ('transport_needs', 1, 'help_into_car', 'רכב רגיל, עם עזרה בכניסה', 'Regular car, with help getting in'),
  ('transport_needs', 2, 'folding_wheelchair', 'מקום לכיסא גלגלים מתקפל', 'Room for a folding wheelchair'),
  ('transport_needs', 3, 'lift_van', 'רכב עם מעלון', 'Van with a lift'),
  ('transport_needs', 4, 'ambulance', 'אמבולנס', 'Ambulance'),
  ('transport_needs', 5, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('protection_types', 0, 'home_room', 'ממ״ד בבית', 'Protected room at home'),
  ('protection_types', 1, 'floor_room', 'ממ״ק בקומה', 'Protected room on the floor'),
  ('protection_types', 2, 'building_shelter', 'מקלט בבניין', 'Shelter in the building'),
  ('protection_types', 3, 'public_shelter', 'מקלט ציבורי', 'Public shelter'),
  ('protection_types', 4, 'stairwell', 'חדר מדרגות', 'Stairwell'),
  ('protection_types', 5, 'none', 'אין', 'None');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('protection_accessibility', 0, 'alone', 'כן, לבד', 'Yes, alone'),
  ('protection_accessibility', 1, 'with_help', 'כן, בעזרת מישהו', 'Yes, with help'),
  ('protection_accessibility', 2, 'too_slow', 'כן, אבל לא בזמן', 'Yes, but not in time'),
  ('protection_accessibility', 3, 'not_accessible', 'לא', 'No'),
  ('protection_accessibility', 4, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('evacuation_equipments', 0, 'no_equipment', 'לא צריך ציוד', 'No equipment'),
  ('evacuation_equipments', 1, 'wheelchair', 'כיסא גלגלים', 'Wheelchair'),
  ('evacuation_equipments', 2, 'electric_wheelchair', 'כיסא גלגלים חשמלי או קלנועית', 'Electric wheelchair or scooter'),
  ('evacuation_equipments', 3, 'walker', 'הליכון או קביים', 'Walker or crutches'),
  ('evacuation_equipments', 4, 'oxygen', 'חמצן', 'Oxygen'),
  ('evacuation_equipments', 5, 'ventilator', 'מכשיר הנשמה', 'Ventilator'),
  ('evacuation_equipments', 6, 'medicines', 'תרופות', 'Medicines'),
  ('evacuation_equipments', 7, 'medical_bed', 'מיטה סיעודית', 'Nursing bed'),
  ('evacuation_equipments', 8, 'hearing_aids', 'מכשירי שמיעה', 'Hearing aids'),
  ('evacuation_equipments', 9, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('evacuation_animals', 0, 'no_animals', 'אין', 'None'),
  ('evacuation_animals', 1, 'guide_dog', 'כלב נחייה או שירות', 'Guide or service dog'),
  ('evacuation_animals', 2, 'dog', 'כלב', 'Dog'),
  ('evacuation_animals', 3, 'cat', 'חתול', 'Cat'),
  ('evacuation_animals', 4, 'bird', 'ציפור', 'Bird'),
  ('evacuation_animals', 5, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('support_types', 0, 'none', 'אין גוף מלווה', 'None'),
  ('support_types', 1, 'welfare_department', 'מחלקת הרווחה', 'Welfare department'),
  ('support_types', 2, 'non_profit', 'עמותה', 'Non-profit'),
  ('support_types', 3, 'nursing_company', 'חברת סיעוד', 'Nursing company'),
  ('support_types', 4, 'health_fund', 'קופת החולים', 'Health fund'),
  ('support_types', 5, 'day_center', 'מרכז יום', 'Day center'),
  ('support_types', 6, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('yes_no', 0, 'yes', 'כן', 'Yes'),
  ('yes_no', 1, 'no', 'לא', 'No');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('evacuation_residence', 0, 'live_with_friends', 'אצל משפחה או חברים', 'With family or friends'),
  ('evacuation_residence', 1, 'hotel', 'מלון', 'Hotel'),
  ('evacuation_residence', 2, 'evacuation_center', 'מרכז פינוי', 'Evacuation center'),
  ('evacuation_residence', 3, 'care_home', 'מוסד סיעודי', 'Care home'),
  ('evacuation_residence', 4, 'nowhere', 'אין לאן', 'Nowhere'),
  ('evacuation_residence', 5, 'other', 'אחר', 'Other');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('family_member_options', 0, 'no', 'אף אחד', 'Nobody'),
  ('family_member_options', 1, 'yes', 'בני משפחה', 'Family members'),
  ('family_member_options', 2, 'caregiver', 'מטפל או מטפלת', 'A caregiver');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('database_inclusion', 0, 'yes', 'כן', 'Yes'),
  ('database_inclusion', 1, 'no', 'לא', 'No'),
  ('database_inclusion', 2, 'ask_first', 'רק אחרי שישאלו אותי', 'Only after asking me');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('help_during_evacuation', 0, 'no', 'לא', 'No'),
  ('help_during_evacuation', 1, 'to_the_car', 'כן, עד הרכב', 'Yes, to the car'),
  ('help_during_evacuation', 2, 'carrying', 'כן, צריך להרים', 'Yes, carrying'),
  ('help_during_evacuation', 3, 'all_the_way', 'כן, ליווי לאורך כל הדרך', 'Yes, all the way');

INSERT INTO options (list, position, key, label_he, label_en) VALUES
  ('who_may_come', 0, 'male', 'גבר', 'Man'),
  ('who_may_come', 1, 'female', 'אישה', 'Woman'),
  ('who_may_come', 2, 'other', 'לא משנה', 'It does not matter');

-- Added last, because clients know the ids of the earlier entries.
INSERT INTO options (list, position, key, label_he, label_en, is_urgent) VALUES
  ('event_types', 10, 'gas_leak', 'דליפת גז', 'Gas leak', true);
