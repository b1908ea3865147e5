-- Notices by their age, for those that are too old.
create index notices_age on notices (created_at);
