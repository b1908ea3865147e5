-- Versions of the forms of a project, kept apart from its settings: a record stays with the questions
-- that it was written on, whatever the project asks since.
create table microdata_forms (
  id integer primary key generated always as identity,
  project_id integer not null references projects (id) on delete cascade,
  phase text not null check (phase in ('start', 'end')),
  number integer not null check (number > 0),
  content jsonb not null,
  -- What was asked before is the version that it was.
  digest text not null generated always as (md5(content::text)) stored,
  at timestamptz not null,
  unique (project_id, phase, number),
  unique (project_id, phase, digest)
);

insert into microdata_forms (project_id, phase, number, content, at)
select distinct f.project_id, f.phase, 1,
  case when f.phase = 'start' then p.microdata_start else p.microdata_end end, now()
from (select project_id, phase from microdata union select project_id, phase from microdata_versions) f
join projects p on p.id = f.project_id;

alter table microdata add column form_id integer references microdata_forms (id);
update microdata r set form_id = f.id
from microdata_forms f where f.project_id = r.project_id and f.phase = r.phase;
alter table microdata alter column form_id set not null;
create index microdata_form on microdata (form_id);

alter table microdata_versions add column form_id integer references microdata_forms (id);
update microdata_versions r set form_id = f.id
from microdata_forms f where f.project_id = r.project_id and f.phase = r.phase;
alter table microdata_versions alter column form_id set not null;
create index microdata_versions_by_form on microdata_versions (form_id);
