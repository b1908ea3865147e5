-- Since when a questionnaire is off its authors' list; actions ask it as before, and answers stay.
alter table questionnaires add column removed_at timestamptz;
