-- Whether a registry number is somebody else's is asked whenever one is written.
create index memberships_kayas on memberships (project_id, (fields ->> 'kayas')) where fields ? 'kayas';
create index users_kayas on users ((fields ->> 'kayas')) where fields ? 'kayas';
