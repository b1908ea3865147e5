import {
  by,
  hidden,
  OF_THE_PROGRAMME,
  shown,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  microdata_forms: { aboutNobody: OF_THE_PROGRAMME },
  microdata_sendings: {
    columns: {
      project_id: shown.kept('the project', 'funding'),
      user_id: shown.kept('whose form', 'funding'),
      phase: shown.kept('whether on joining or on leaving', 'funding'),
      record_key: hidden.kept('what the receiver knows it by', 'funding'),
      state: shown.kept('what became of sending it', 'funding'),
      mis: shown.kept('for which operation it was sent', 'funding'),
      action_id: hidden.kept('the action whose completion is its date', 'funding'),
      address: shown.kept('where it was sent', 'funding'),
      reason: hidden.kept('why there is no verdict', 'funding'),
      xml_error: hidden.kept('what the receiver said against it', 'funding'),
      by_user: hidden.kept('who sent it', 'others'),
    },
    section: 'participation',
    copy: { of: by('user_id'), with: ['queued_at', 'ended_at'] },
    kept: { of: by('user_id'), because: 'funding' },
    mentions: { location: 'project', texts: ['xml_error'], near: by('user_id') },
  },
  microdata: {
    columns: {
      project_id: shown.kept('the project', 'funding'),
      user_id: shown.kept('whose form', 'funding'),
      phase: shown.kept('whether on joining or on leaving', 'funding'),
      form_id: hidden.kept('the questions that it was written on', 'funding'),
      answers: shown.kept('what was answered', 'funding'),
      final: shown.kept('whether it is final', 'funding'),
    },
    section: 'participation',
    copy: { of: by('user_id'), with: ['saved_at'] },
    kept: { of: by('user_id'), because: 'funding' },
    mentions: { location: 'project', json: ['answers'], near: by('user_id') },
  },
  microdata_versions: {
    columns: {
      project_id: hidden.kept('the project', 'funding'),
      user_id: hidden.kept('whose form', 'funding'),
      phase: hidden.kept('whether on joining or on leaving', 'funding'),
      form_id: hidden.kept('the questions that it was written on', 'funding'),
      event: hidden.kept('what happened', 'funding'),
      answers: hidden.kept('what was answered', 'funding'),
      reason: hidden.kept('why it was opened again', 'funding'),
      by_user: hidden.kept('who saved it', 'others'),
    },
    section: 'participation',
    kept: { of: by('user_id'), because: 'funding' },
    mentions: { location: 'project', texts: ['reason'], json: ['answers'], near: by('user_id') },
  },
}
