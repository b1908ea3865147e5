/** Columns of the registry that hold keys, hashes and words of a fixed list: nobody writes in them. */
export const CLOSED_COLUMNS = new Set(
  `users.password_hash users.language memberships.roles memberships.sort_key relations.kind
  sessions.id_hash sessions.role sessions.admin_session password_tokens.token_hash
  password_tokens.purpose login_as_tokens.admin_session login_as_tokens.token_hash consents.kind
  consents.language consents.request_id consents.read_language consents.read_text linking_changes.change audit_log.verb audit_log.detail
  audit_log.request_id audit_changes.kind audit_changes.name audit_changes.search_key idempotency_keys.key idempotency_keys.call idempotency_keys.request_hash
  reset_requests.address reset_requests.request_id attempts.key attempts.made known_devices.key_hash email_changes.confirm_hash
  email_changes.undo_hash outbox.name outbox.payload outbox.rooms grid_exports.role
  grid_exports.filter_hash grid_exports.ids action_data.drawer meetings.state
  calendar_feeds.token_hash mails.key mails.template mails.state mail_links.sealed
  mail_files.mime report_receivers.failure issued_documents.number issued_documents.name document_batches.role document_batches.state document_copies.storage_key document_copies.problem notices.key notices.kind notices.thing notices.way notice_choices.kind notice_choices.way
  notice_messages.key notice_messages.message_key notice_messages.kind notice_messages.state notice_messages.error
  supervision_handlings.reason project_invitations.roles project_invitations.relation
  imports.key field_changes.field import_people.how import_people.roles import_people.outcome
  answer_sets.state answer_sets.holder_hash
  quest_scores.scale_id quest_files.mime quest_files.storage_key quest_answers.client_id quest_operations.op_id
  quest_operations.digest quest_operations.client_id quest_late_answers.op_id
  stored_files.category stored_files.kind stored_files.version stored_files.state stored_files.mime
  stored_files.charset stored_files.storage_key library_items.category library_items.mime
  library_versions.mime library_changes.mime library_uploads.category checklist_ticks.item submissions.slot submissions.state submission_versions.verdict
  chat_messages.client_id chat_reactions.reaction chat_reports.reason
  microdata.phase microdata_versions.phase microdata_versions.event
  microdata_sendings.phase microdata_sendings.state microdata_sendings.reason
  microdata_sendings.mis microdata_sendings.address
  applications.captcha_key applications.language applications.protocol applications.token_hash
  application_documents.question application_scores.points
  application_documents.mime application_documents.storage_key application_links.token_hash
  application_drafts.token_hash application_history.kind
  application_proofs.token_hash captcha_uses.key captcha_uses.network application_uploads.network requested_mails.mailbox
  requested_mails.network requested_mails.purpose
  mails.language registrations.token_hash registrations.password_hash registrations.captcha_key registrations.language
  conference_registrations.state conference_registrations.attendance erasure_requests.reason erasure_requests.decision`.split(
    /\s+/,
  ),
)
