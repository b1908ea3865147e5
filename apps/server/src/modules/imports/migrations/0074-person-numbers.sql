-- Whoever is imported is looked for by tax number as well as by user name.
create index users_afm on users ((fields ->> 'afm')) where fields ? 'afm';
