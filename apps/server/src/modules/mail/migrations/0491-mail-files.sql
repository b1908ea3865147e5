create table mail_files (
  mail_id bigint not null references mails on delete cascade,
  name text not null,
  mime text not null,
  content bytea not null,
  primary key (mail_id, name)
);
