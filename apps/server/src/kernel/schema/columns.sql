-- What fold of packages/rules does: one apostrophe and one hyphen, whatever a keyboard writes for them, and
-- white space as it is there, under every locale.
create or replace function fold_text(given text) returns text
language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(replace(replace(replace(
    translate(
      regexp_replace(
        normalize(regexp_replace(given,
          U&'[\00AD\200B\200E\200F\202A-\202E\2060-\2069\FEFF]', '', 'g'), NFD),
        U&'[\0300-\036f]', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'
        'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐςÆŒẞØøĐđÐðŁłı'
        || U&'\2018\2019\201B\02BC\02B9\0060\00B4\0384\1FBD\1FBF\2032\FF07'
        || U&'\2010\2011\2012\2013\2014\2015\2212\FE58\FE63\FF0D',
      'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψω'
        'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґσæœßooddddlli'
        ''''''''''''''''''''''''''
        '----------'),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'),
    U&'[\0009-\000D\0020\00A0\1680\2000-\200A\2028\2029\202F\205F\3000]+', ' ', 'g'))
$$;

-- Folded text with each number behind how many digits it has, so that 2 is before 10; nine digits and more
-- are in the order of their digits.
create or replace function number_keys(given text) returns text language sql immutable parallel safe strict as $$
  select case when given !~ '[0-9]' then given else
    regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(given, '(?<![0-9])0+(?=[0-9])', '', 'g'),
      '(?<![0-9])([0-9]{9,})', '9\1', 'g'),
      '(?<![0-9])([0-9]{8})(?![0-9])', '8\1', 'g'),
      '(?<![0-9])([0-9]{7})(?![0-9])', '7\1', 'g'),
      '(?<![0-9])([0-9]{6})(?![0-9])', '6\1', 'g'),
      '(?<![0-9])([0-9]{5})(?![0-9])', '5\1', 'g'),
      '(?<![0-9])([0-9]{4})(?![0-9])', '4\1', 'g'),
      '(?<![0-9])([0-9]{3})(?![0-9])', '3\1', 'g'),
      '(?<![0-9])([0-9]{2})(?![0-9])', '2\1', 'g'),
      '(?<![0-9])([0-9]{1})(?![0-9])', '1\1', 'g')
  end
$$;

-- What sortKey of packages/rules does: the one order of the product, by COLLATE "C".
create or replace function sort_text(given text) returns text language sql immutable parallel safe strict as $$
  select translate(number_keys(fold_text(given)), 'abcdefghijklmnopqrstuvwxyz',
    U&'\E061\E062\E063\E064\E065\E066\E067\E068\E069\E06A\E06B\E06C\E06D'
      || U&'\E06E\E06F\E070\E071\E072\E073\E074\E075\E076\E077\E078\E079\E07A')
$$;
