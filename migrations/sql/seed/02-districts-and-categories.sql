-- Israel's districts, as the Central Bureau of Statistics names them.
INSERT INTO states (country, key, name_he, name_en) VALUES
  ('IL', 'jerusalem', 'ירושלים', 'Jerusalem'),
  ('IL', 'north', 'הצפון', 'North'),
  ('IL', 'haifa', 'חיפה', 'Haifa'),
  ('IL', 'center', 'המרכז', 'Center'),
  ('IL', 'tel_aviv', 'תל אביב', 'Tel Aviv'),
  ('IL', 'south', 'הדרום', 'South'),
  ('IL', 'judea_samaria', 'יהודה ושומרון', 'Judea and Samaria');

-- Categories of single requests: 1 is a ride. The emergency button has its own category, which is dispatched
-- automatically.
INSERT INTO categories (id, name_he, name_en, type, hides_home_address, help_type, is_auto_assign, needs_approval, is_emergency) VALUES
  (1, 'הסעה', 'Ride', 1, true, 'physical', false, true, false),
  (2, 'קניות ותרופות', 'Shopping and medicine', 2, false, 'physical', false, true, false),
  (3, 'ביקור בית', 'Home visit', 2, false, 'physical', false, true, false),
  (4, 'שיחת טלפון', 'Phone call', 2, false, 'phone', false, true, false),
  (5, 'תיקונים בבית', 'Home repairs', 2, false, 'physical', false, true, false),
  (6, 'חירום', 'Emergency', 2, false, 'physical', true, false, true);
SELECT setval(pg_get_serial_sequence('categories', 'id'), 6);
