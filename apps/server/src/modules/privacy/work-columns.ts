import type { PersonTables } from './person-columns.ts'

/* Why a column is kept, where several are for the same reason. */
const OF_FUNDING =
  'that a funded action took place is proven by it; by id; the person behind it is anonymised'
const OF_DOER = 'who did it, by id; the person behind it is anonymised'
const OF_PAYMENT =
  'payments of public money have to be accounted for; by id; the person behind it is anonymised'

/** Columns about people in the tables of what they do: actions, meetings, mails, supervision. */
export const WORK_COLUMNS: PersonTables = {
  completions: {
    mentee_id: {
      holds: 'whose action',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    mentor_id: {
      holds: 'with which mentor',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    action_id: {
      holds: 'the action',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    project_id: {
      holds: 'the project',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    completed_by: {
      holds: 'who completed it',
      inCopy: true,
      erase: 'keep',
      why: OF_DOER,
    },
    data: { holds: 'what was written down', inCopy: true, erase: 'blank' },
  },
  action_data: {
    project_id: { holds: 'the project', inCopy: true, erase: 'delete' },
    action_id: { holds: 'the action', inCopy: true, erase: 'delete' },
    drawer: { holds: 'which part of the data', inCopy: true, erase: 'delete' },
    mentee_id: { holds: 'whose data', inCopy: true, erase: 'delete' },
    author_id: { holds: 'who wrote it', inCopy: true, erase: 'delete' },
    data: { holds: 'what was written', inCopy: true, erase: 'delete' },
    updated_by: { holds: 'who changed it last', inCopy: false, erase: 'delete' },
  },
  meetings: {
    mentor_id: {
      holds: 'the mentor',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    mentee_id: {
      holds: 'the mentee',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    action_id: {
      holds: 'the action',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    project_id: {
      holds: 'the project',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    during: {
      holds: 'when it took place',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    state: {
      holds: 'whether it took place',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    set_by: {
      holds: 'who set it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
    reason: { holds: 'why it was moved or cancelled', inCopy: true, erase: 'blank' },
  },
  meeting_journals: {
    meeting_id: {
      holds: 'the meeting',
      inCopy: true,
      erase: 'keep',
      why: OF_FUNDING,
    },
    place: { holds: 'where they met', inCopy: true, erase: 'blank' },
    subject: { holds: 'what about', inCopy: true, erase: 'blank' },
    notes: { holds: 'what was said', inCopy: true, erase: 'blank' },
    follow_up: { holds: 'what is to follow', inCopy: true, erase: 'blank' },
    resolution: { holds: 'what came of it', inCopy: true, erase: 'blank' },
    comment: { holds: 'what a supervisor remarked', inCopy: true, erase: 'blank' },
    resolved_by: {
      holds: 'who resolved it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
    comment_by: {
      holds: 'who remarked',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
    updated_by: {
      holds: 'who wrote last',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  meeting_private_notes: {
    meeting_id: { holds: 'the meeting', inCopy: true, erase: 'delete' },
    author_id: { holds: 'who wrote them', inCopy: true, erase: 'delete' },
    notes: { holds: 'notes that only their author reads', inCopy: true, erase: 'delete' },
  },
  meeting_hours: {
    user_id: { holds: 'whose hours', inCopy: true, erase: 'delete' },
  },
  meeting_days_off: {
    user_id: { holds: 'whose days', inCopy: true, erase: 'delete' },
    note: { holds: 'why', inCopy: true, erase: 'delete' },
  },
  calendar_feeds: {
    user_id: { holds: 'whose calendar', inCopy: false, erase: 'delete' },
    token_hash: { holds: 'its address, hashed', inCopy: false, erase: 'delete' },
  },
  mails: {
    user_id: { holds: 'to whom', inCopy: true, erase: 'delete' },
    sender_id: {
      holds: 'who sent it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
    project_id: { holds: 'the project', inCopy: true, erase: 'delete' },
    key: { holds: 'what it is known by', inCopy: false, erase: 'delete' },
    template: { holds: 'which mail', inCopy: true, erase: 'delete' },
    model: { holds: 'what is said in it', inCopy: false, erase: 'delete' },
    state: { holds: 'whether it was sent', inCopy: false, erase: 'delete' },
    holder: { holds: 'which server sends it', inCopy: false, erase: 'delete' },
    address: { holds: 'the address', inCopy: true, erase: 'delete' },
    subject: { holds: 'the subject', inCopy: true, erase: 'delete' },
    body: { holds: 'the text', inCopy: true, erase: 'delete' },
    error: { holds: 'why it failed', inCopy: false, erase: 'delete' },
  },
  mail_choices: {
    user_id: { holds: 'whose choice', inCopy: true, erase: 'delete' },
    template: { holds: 'which mail', inCopy: true, erase: 'delete' },
  },
  mail_bounces: {
    user_id: { holds: 'to whom', inCopy: true, erase: 'delete' },
    address: { holds: 'the address', inCopy: true, erase: 'delete' },
    reply: { holds: 'what the server answered', inCopy: false, erase: 'delete' },
  },
  mail_templates: {
    written_by: {
      holds: 'who wrote it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  supervision_handlings: {
    mentee_id: { holds: 'about whom', inCopy: true, erase: 'delete' },
    project_id: { holds: 'the project', inCopy: true, erase: 'delete' },
    reason: { holds: 'what was seen to', inCopy: true, erase: 'delete' },
    note: { holds: 'what was noted', inCopy: true, erase: 'delete' },
    by: {
      holds: 'who saw to it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  payments: {
    project_id: {
      holds: 'the project',
      inCopy: true,
      erase: 'keep',
      why: OF_PAYMENT,
    },
    user_id: {
      holds: 'who was paid',
      inCopy: true,
      erase: 'keep',
      why: OF_PAYMENT,
    },
    action_id: {
      holds: 'for which action',
      inCopy: true,
      erase: 'keep',
      why: OF_PAYMENT,
    },
    kayas: {
      holds: 'the registry number under which it was paid',
      inCopy: true,
      erase: 'keep',
      why: OF_PAYMENT,
    },
    paid_by: {
      holds: 'who recorded it',
      inCopy: false,
      erase: 'keep',
      why: OF_PAYMENT,
    },
  },
  questionnaires: {
    saved_by: {
      holds: 'who saved it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  questionnaire_versions: {
    published_by: {
      holds: 'who published it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  quest_tokens: {
    created_by: {
      holds: 'who made the link',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  answer_sets: {
    project_id: { holds: 'the project', inCopy: true, erase: 'delete' },
    quest_id: { holds: 'the questionnaire', inCopy: true, erase: 'delete' },
    version_id: { holds: 'its version', inCopy: true, erase: 'delete' },
    action_id: { holds: 'the action', inCopy: true, erase: 'delete' },
    mentee_id: { holds: 'about whom', inCopy: true, erase: 'delete' },
    respondent_id: { holds: 'who answers', inCopy: true, erase: 'delete' },
    token_id: { holds: 'the link', inCopy: false, erase: 'delete' },
    holder_hash: {
      holds: 'the browser of who opened a link without an account, hashed',
      inCopy: false,
      erase: 'delete',
    },
    state: { holds: 'how far it is', inCopy: true, erase: 'delete' },
    finished_by: {
      holds: 'who finished it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  quest_extra_times: {
    answer_set_id: { holds: 'whose time', inCopy: true, erase: 'delete' },
    granted_by: {
      holds: 'who gave it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  quest_answers: {
    answer_set_id: { holds: 'whose answers', inCopy: true, erase: 'delete' },
    group_id: { holds: 'the question', inCopy: true, erase: 'delete' },
    option_id: { holds: 'what was chosen', inCopy: true, erase: 'delete' },
    text: { holds: 'what was written', inCopy: true, erase: 'delete' },
    client_id: { holds: 'the window', inCopy: false, erase: 'delete' },
    answered_by: { holds: 'who answered', inCopy: true, erase: 'delete' },
  },
  quest_scores: {
    answer_set_id: { holds: 'whose score', inCopy: true, erase: 'delete' },
    scale_id: { holds: 'the scale', inCopy: true, erase: 'delete' },
    score: { holds: 'what came out of it', inCopy: true, erase: 'delete' },
  },
  quest_operations: {
    op_id: { holds: 'the write', inCopy: false, erase: 'delete' },
    answer_set_id: { holds: 'whose answers', inCopy: false, erase: 'delete' },
    group_id: { holds: 'the question', inCopy: false, erase: 'delete' },
    digest: { holds: 'what was written, hashed', inCopy: false, erase: 'delete' },
    client_id: { holds: 'the window', inCopy: false, erase: 'delete' },
    by: { holds: 'who wrote', inCopy: false, erase: 'delete' },
  },
  quest_files: {
    answer_set_id: { holds: 'whose answers', inCopy: true, erase: 'delete' },
    group_id: { holds: 'the question', inCopy: true, erase: 'delete' },
    name: { holds: 'the file’s name', inCopy: true, erase: 'delete' },
    mime: { holds: 'what the file is', inCopy: true, erase: 'delete' },
    storage_key: { holds: 'where its content lies', inCopy: false, erase: 'delete' },
    uploaded_by: { holds: 'who uploaded it', inCopy: false, erase: 'delete' },
  },
  quest_late_answers: {
    op_id: { holds: 'the write', inCopy: false, erase: 'delete' },
    answer_set_id: { holds: 'whose answers', inCopy: true, erase: 'delete' },
    group_id: { holds: 'the question', inCopy: true, erase: 'delete' },
    option_id: { holds: 'what was chosen', inCopy: true, erase: 'delete' },
    text: { holds: 'what was written too late', inCopy: true, erase: 'delete' },
    by: { holds: 'who wrote', inCopy: false, erase: 'delete' },
  },
  projects: {
    changed_by: {
      holds: 'who changed it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  project_versions: {
    by: {
      holds: 'who changed it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  project_user_data: {
    project_id: { holds: 'the project', inCopy: true, erase: 'delete' },
    user_id: { holds: 'about whom', inCopy: true, erase: 'delete' },
    data: { holds: 'what the project keeps of them', inCopy: true, erase: 'delete' },
    updated_by: {
      holds: 'who wrote it last',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
}
