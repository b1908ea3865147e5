-- What waited when a backup was made is held once it is restored, until somebody says that it leaves.
alter table mails drop constraint mails_state_check, add constraint mails_state_check
  check (state in ('queued', 'held', 'taken', 'sending', 'sent', 'failed', 'kept', 'cancelled'));
