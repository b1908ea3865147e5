-- Keys to other services stood in the log where a setting that has one was changed.
update audit_changes
set old_value = case when old_value = '' then '' else '***' end,
  new_value = case when new_value = '' then '' else '***' end
where kind = 'setting'
  and (name ~ '(^|\.)(ApiKey|Authorization)$' or old_value || new_value ~ '"(ApiKey|Authorization)"');
