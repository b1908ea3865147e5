-- Requests for changes name the questions, whose words may be long.
alter table applications drop constraint applications_changes_text_check;
alter table applications add constraint applications_changes_text_check
  check (length(changes_text) <= 8000);
alter table application_history drop constraint application_history_note_check;
alter table application_history add constraint application_history_note_check
  check (length(note) <= 8000);
