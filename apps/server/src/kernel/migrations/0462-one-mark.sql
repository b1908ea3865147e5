-- It put the marks of keys right that were kept before one fold did; nothing calls it.
drop function if exists one_mark(text);
