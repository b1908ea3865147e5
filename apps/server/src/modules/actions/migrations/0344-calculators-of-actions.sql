-- Which actions calculate with a spreadsheet is asked of each one in the list of these.
create index actions_calculating on actions (((data #>> '{needs,calculator,spreadsheet}')::int))
  where data #>> '{needs,calculator,spreadsheet}' is not null;
