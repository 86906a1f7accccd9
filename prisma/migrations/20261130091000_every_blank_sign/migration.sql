-- Every space and all that Unicode calls ignorable is blank: spaces of every locale, and the controls of shorthand and of music.
CREATE OR REPLACE FUNCTION "isVisible"(name text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT name ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u1680\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
$$;
