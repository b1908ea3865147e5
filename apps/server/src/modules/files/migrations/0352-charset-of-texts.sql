-- What a text is written in that is no UTF-8: read from its content, and told to browsers that show it.
alter table stored_files add column charset text;
