-- It has what a project is called in every language, not only in those that its settings name.
alter table projects alter column descrs drop expression;
alter table projects alter column descrs set default '{}';
alter table projects alter column descrs set not null;
