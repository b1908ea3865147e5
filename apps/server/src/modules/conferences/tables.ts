import {
  by,
  hidden,
  OF_THE_PROGRAMME,
  shown,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  conference_sessions: {
    columns: {
      set_by: hidden.kept('who changed it last', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  conference_registrations: {
    columns: {
      session_id: shown.kept('the session', 'funding'),
      mentee_id: shown.kept('the mentee', 'funding'),
      project_id: shown.kept('the project', 'funding'),
      action_id: shown.kept('the action', 'funding'),
      state: shown.kept('whether they had a place', 'funding'),
      attendance: shown.kept('whether they were there', 'funding'),
      minutes: shown.kept('for how long', 'funding'),
      registered_by: hidden.kept('who registered them', 'others'),
      marked_by: hidden.kept('who said so', 'others'),
    },
    section: 'meetings',
    copy: { of: by('mentee_id'), with: ['registered_at', 'changed_at'] },
    kept: { of: by('mentee_id'), because: 'funding' },
  },
}
