-- Whether a script checks alone, in the page of whoever completes as well as here.
alter table completion_scripts add column local boolean not null default false;
