-- Mails that somebody had sent by naming an address that they have not proven to be theirs: what is counted by
-- mailbox, by network and in all (0158). Rows go after eight days.
create table requested_mails (
  id bigint primary key generated always as identity,
  -- SHA-256 of the mailbox, and of the network of who asked: no address can be read from them. The second is
  -- empty where staff asked.
  mailbox text not null,
  network text not null,
  purpose text not null
    check (purpose in ('application', 'registration', 'draft', 'emailChange', 'reset', 'invitation')),
  at timestamptz not null,
  -- While its link holds.
  until timestamptz not null,
  -- Whether the mail's link has been used: its mailbox is somebody's who wants it.
  used boolean not null default false
);
create index requested_mails_mailbox on requested_mails (mailbox, at);
create index requested_mails_network on requested_mails (network, at) where network <> '';
create index requested_mails_at on requested_mails (at);
