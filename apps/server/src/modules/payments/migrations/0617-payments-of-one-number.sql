-- A payment is of a person and an action. Under which number it was paid may later be somebody else's,
-- where it was typed wrongly: they are paid as well.
alter table payments drop constraint payments_project_id_kayas_action_id_key;
