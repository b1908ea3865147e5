import type { PersonTables } from './person-columns.ts'

/* Why a column is kept, where several are for the same reason. */
const OF_DOER = 'who did it, by id; the person behind it is anonymised'

/** Columns about people in the tables of the kernel, of people and of their places. */
export const PEOPLE_COLUMNS: PersonTables = {
  users: {
    id: {
      holds: 'the number that other rows refer to',
      inCopy: true,
      erase: 'keep',
      why: 'rows kept by law refer to it',
    },
    username: { holds: 'user name', inCopy: true, erase: 'blank' },
    password_hash: { holds: 'password, hashed', inCopy: false, erase: 'blank' },
    first_name: { holds: 'first name', inCopy: true, erase: 'blank' },
    last_name: { holds: 'last name', inCopy: true, erase: 'blank' },
    email: { holds: 'e-mail address', inCopy: true, erase: 'blank' },
    fields: { holds: 'answers to the fields of every project', inCopy: true, erase: 'blank' },
    sort_key: { holds: 'the name, for sorting', inCopy: false, erase: 'blank' },
    search_key: { holds: 'the name, for searching', inCopy: false, erase: 'blank' },
    language: { holds: 'language', inCopy: true, erase: 'blank' },
    preferences: { holds: 'choices on the settings page', inCopy: true, erase: 'blank' },
    default_project_id: { holds: 'project that opens first', inCopy: true, erase: 'blank' },
  },
  memberships: {
    user_id: {
      holds: 'belonging to a project',
      inCopy: true,
      erase: 'keep',
      why: 'participation in a funded project is proven by it',
    },
    project_id: {
      holds: 'the project',
      inCopy: true,
      erase: 'keep',
      why: 'participation in a funded project is proven by it',
    },
    roles: {
      holds: 'roles in the project',
      inCopy: true,
      erase: 'keep',
      why: 'participation in a funded project is proven by it',
    },
    fields: { holds: 'answers to the fields of the project', inCopy: true, erase: 'blank' },
    sort_key: { holds: 'the name, for sorting', inCopy: false, erase: 'blank' },
  },
  relations: {
    holder_id: {
      holds: 'who looks after somebody',
      inCopy: true,
      erase: 'keep',
      why: 'that a funded mentee had a mentor is proven by it; by id; the person behind it is anonymised',
    },
    subject_id: {
      holds: 'whom somebody looks after',
      inCopy: true,
      erase: 'keep',
      why: 'that a funded mentee had a mentor is proven by it; by id; the person behind it is anonymised',
    },
    kind: {
      holds: 'as what',
      inCopy: true,
      erase: 'keep',
      why: 'that a funded mentee had a mentor is proven by it; by id; the person behind it is anonymised',
    },
    action_id: {
      holds: 'for which action',
      inCopy: true,
      erase: 'keep',
      why: 'that a funded mentee had a mentor is proven by it; by id; the person behind it is anonymised',
    },
    project_id: {
      holds: 'the project',
      inCopy: true,
      erase: 'keep',
      why: 'that a funded mentee had a mentor is proven by it; by id; the person behind it is anonymised',
    },
    assigned_by: {
      holds: 'who assigned it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
    ended_by: {
      holds: 'who ended it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  people_views: {
    owner_id: { holds: 'whose list it is', inCopy: true, erase: 'delete' },
    project_id: { holds: 'the project', inCopy: true, erase: 'delete' },
    name: { holds: 'its name', inCopy: true, erase: 'delete' },
    content: { holds: 'its filters', inCopy: true, erase: 'delete' },
  },
  state_changes: {
    changed_by: {
      holds: 'who changed states',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
    project_id: {
      holds: 'the project',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  state_change_people: {
    change_id: { holds: 'the change', inCopy: false, erase: 'delete' },
    user_id: { holds: 'whose state was changed', inCopy: true, erase: 'delete' },
  },
  sessions: {
    id_hash: { holds: 'the session, hashed', inCopy: false, erase: 'delete' },
    user_id: { holds: 'whose it is', inCopy: false, erase: 'delete' },
    project_id: { holds: 'the project', inCopy: false, erase: 'delete' },
    role: { holds: 'the role', inCopy: false, erase: 'delete' },
    user_agent: { holds: 'the device', inCopy: true, erase: 'delete' },
    address: { holds: 'the network address', inCopy: true, erase: 'delete' },
    admin_id: {
      holds: 'the administrator in the place of somebody',
      inCopy: false,
      erase: 'delete',
    },
    admin_session: { holds: 'their session, hashed', inCopy: false, erase: 'delete' },
  },
  password_tokens: {
    user_id: { holds: 'whose it is', inCopy: false, erase: 'delete' },
    token_hash: { holds: 'the link, hashed', inCopy: false, erase: 'delete' },
    purpose: { holds: 'what for', inCopy: false, erase: 'delete' },
  },
  login_as_tokens: {
    user_id: { holds: 'in whose place', inCopy: false, erase: 'delete' },
    admin_session: { holds: 'the session, hashed', inCopy: false, erase: 'delete' },
    token_hash: { holds: 'the link, hashed', inCopy: false, erase: 'delete' },
    project_id: { holds: 'the project', inCopy: false, erase: 'delete' },
    return_url: { holds: 'where to', inCopy: false, erase: 'delete' },
  },
  consents: {
    user_id: {
      holds: 'who consented',
      inCopy: true,
      erase: 'keep',
      why: 'consent, and its withdrawal, must be provable',
    },
    project_id: {
      holds: 'to which project',
      inCopy: true,
      erase: 'keep',
      why: 'consent, and its withdrawal, must be provable',
    },
    kind: {
      holds: 'given or withdrawn',
      inCopy: true,
      erase: 'keep',
      why: 'consent, and its withdrawal, must be provable',
    },
    language: {
      holds: 'in which language',
      inCopy: true,
      erase: 'keep',
      why: 'consent, and its withdrawal, must be provable',
    },
    request_id: {
      holds: 'the request',
      inCopy: false,
      erase: 'keep',
      why: 'consent, and its withdrawal, must be provable',
    },
  },
  consent_texts: {
    published_by: {
      holds: 'who published it',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  linkings: {
    by: {
      holds: 'who linked',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
    project_id: {
      holds: 'the project',
      inCopy: false,
      erase: 'keep',
      why: OF_DOER,
    },
  },
  linking_changes: {
    linking_id: {
      holds: 'the linking',
      inCopy: false,
      erase: 'keep',
      why: 'that a funded mentee had a mentor is proven by it; by id; the person behind it is anonymised',
    },
    relation_id: {
      holds: 'the relation',
      inCopy: false,
      erase: 'keep',
      why: 'that a funded mentee had a mentor is proven by it; by id; the person behind it is anonymised',
    },
    change: {
      holds: 'begun or ended',
      inCopy: false,
      erase: 'keep',
      why: 'that a funded mentee had a mentor is proven by it; by id; the person behind it is anonymised',
    },
  },
  audit_log: {
    actor_id: {
      holds: 'who acted',
      inCopy: true,
      erase: 'anonymise',
      why: 'accountability: rows are only ever added; by id; the person behind it is anonymised',
    },
    acting_admin_id: {
      holds: 'the administrator in their place',
      inCopy: false,
      erase: 'anonymise',
      why: 'accountability: rows are only ever added; by id; the person behind it is anonymised',
    },
    subject_id: {
      holds: 'to whom it was done',
      inCopy: true,
      erase: 'anonymise',
      why: 'accountability: rows are only ever added; by id; the person behind it is anonymised',
    },
    project_id: {
      holds: 'the project',
      inCopy: true,
      erase: 'keep',
      why: 'accountability: rows are only ever added; by id; the person behind it is anonymised',
    },
    action_id: {
      holds: 'the action',
      inCopy: true,
      erase: 'keep',
      why: 'accountability: rows are only ever added; by id; the person behind it is anonymised',
    },
    verb: {
      holds: 'what was done',
      inCopy: true,
      erase: 'keep',
      why: 'accountability: rows are only ever added; by id; the person behind it is anonymised',
    },
    detail: {
      holds: 'particulars, without free text',
      inCopy: false,
      erase: 'keep',
      why: 'accountability: rows are only ever added; by id; the person behind it is anonymised',
    },
    request_id: {
      holds: 'the request',
      inCopy: false,
      erase: 'keep',
      why: 'accountability: rows are only ever added; by id; the person behind it is anonymised',
    },
  },
  idempotency_keys: {
    user_id: { holds: 'who asked', inCopy: false, erase: 'delete' },
    key: { holds: 'the key of the request', inCopy: false, erase: 'delete' },
    call: { holds: 'the call', inCopy: false, erase: 'delete' },
    request_hash: { holds: 'the request, hashed', inCopy: false, erase: 'delete' },
    answer: { holds: 'what was answered', inCopy: false, erase: 'delete' },
  },
  attempts: {
    key: { holds: 'whose attempts, hashed or by address', inCopy: false, erase: 'delete' },
    made: { holds: 'when they were made', inCopy: false, erase: 'delete' },
  },
  outbox: {
    name: { holds: 'the event', inCopy: false, erase: 'keep', why: 'removed once it is delivered' },
    payload: {
      holds: 'its ids',
      inCopy: false,
      erase: 'keep',
      why: 'removed once it is delivered; holds ids alone',
    },
    rooms: {
      holds: 'who hears of it',
      inCopy: false,
      erase: 'keep',
      why: 'removed once it is delivered',
    },
  },
  grid_exports: {
    user_id: { holds: 'who exported', inCopy: false, erase: 'delete' },
    project_id: { holds: 'the project', inCopy: false, erase: 'delete' },
    role: { holds: 'as what', inCopy: false, erase: 'delete' },
    filter_hash: { holds: 'the filter, hashed', inCopy: false, erase: 'delete' },
    keys: { holds: 'names at which pages begin, of others', inCopy: false, erase: 'delete' },
    ids: { holds: 'the people at which pages begin', inCopy: false, erase: 'delete' },
  },
}
