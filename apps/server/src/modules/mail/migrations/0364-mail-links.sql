-- Links that open something to whoever has them are kept apart from the mails that bring them, sealed,
-- and only until they have left or hold no longer. What is kept of a mail never has one.
alter table mails add column has_link boolean not null default false;

create table mail_links (
  mail_id bigint primary key references mails (id) on delete cascade,
  -- The address, encrypted (AES-256-GCM).
  sealed text not null,
  expires_at timestamptz not null
);
create index mail_links_expiry on mail_links (expires_at);

-- The key that seals them. It is in no backup, so what a backup has of links cannot be opened.
create table mail_link_keys (
  one boolean primary key default true check (one),
  key text not null
);

-- Links that stand in mails from before: those mails are not sent any more.
with mails_with_links as (
  update mails
  set has_link = true, model = model - 'url', body = null,
    state = case when state in ('queued', 'taken', 'sending') then 'failed' else state end,
    error = case when state in ('queued', 'taken', 'sending') then 'link_expired' else error end,
    done_at = case when state in ('queued', 'taken', 'sending') then now() else done_at end,
    held_until = null
  where (user_id is null and template like 'applications.%') or template in
    ('identity.resetPassword', 'identity.invitation', 'identity.confirmEmail', 'identity.emailChanged')
  returning id
)
select count(*) from mails_with_links;
