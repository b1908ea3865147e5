-- Since when no draft and no version shows a picture; null while one does, and before anybody looked.
alter table quest_pictures add column unused_since timestamptz;
create index quest_pictures_unused on quest_pictures (unused_since) where unused_since is not null;
