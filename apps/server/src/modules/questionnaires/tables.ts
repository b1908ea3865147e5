import {
  by,
  hidden,
  shown,
  OF_THE_PROGRAMME,
  type Owner,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

const ANSWER_SET = { column: 'answer_set_id', table: 'answer_sets' } as const
const IN_ANSWER_SET = { through: ANSWER_SET } as const

/** Whose a row about an attempt at a questionnaire is. */
const ofAnswerSet = (column: string, alone?: string): Owner => ({
  column,
  through: ANSWER_SET,
  ...(alone && { alone }),
})

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  questionnaires: {
    published: true,
    columns: {
      saved_by: hidden.kept('who saved it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  questionnaire_versions: {
    columns: {
      published_by: hidden.kept('who published it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  quest_reports: {
    columns: {
      saved_by: hidden.kept('who saved it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  quest_tokens: {
    columns: {
      created_by: hidden.kept('who made the link', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  answer_sets: {
    published: true,
    columns: {
      project_id: shown.deleted('the project'),
      quest_id: shown.deleted('the questionnaire'),
      version_id: shown.deleted('its version'),
      action_id: shown.deleted('the action'),
      mentee_id: shown.deleted('about whom'),
      respondent_id: shown.deleted('who answers'),
      token_id: hidden.deleted('the link'),
      holder_hash: hidden.deleted('the browser of who opened a link without an account, hashed'),
      state: shown.deleted('how far it is'),
      finished_by: hidden.kept('who finished it', 'others'),
    },
    section: 'questionnaires',
    copy: {
      of: by('mentee_id', 'respondent_id'),
      with: ['first_started_at', 'finished_at', 'expired_at'],
    },
    deletedWith: [{ column: 'mentee_id' }, { column: 'respondent_id', alone: 'mentee_id' }],
  },
  quest_extra_times: {
    columns: {
      answer_set_id: shown.deleted('whose time'),
      granted_by: hidden.kept('who gave it', 'others'),
    },
    section: 'questionnaires',
    copy: {
      of: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id')],
      with: ['factor', 'granted_at'],
    },
    deletedWith: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id', 'mentee_id')],
  },
  quest_answers: {
    columns: {
      answer_set_id: shown.deleted('whose answers'),
      group_id: shown.deleted('the question'),
      option_id: shown.deleted('what was chosen'),
      text: shown.deleted('what was written'),
      client_id: hidden.deleted('the window'),
      answered_by: shown.deleted('who answered'),
    },
    section: 'questionnaires',
    copy: { of: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id')], with: ['answered_at'] },
    deletedWith: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id', 'mentee_id')],
    mentions: { location: IN_ANSWER_SET, texts: ['text'], near: [ofAnswerSet('respondent_id')] },
  },
  quest_operations: {
    columns: {
      op_id: hidden.deleted('the write'),
      answer_set_id: hidden.deleted('whose answers'),
      group_id: hidden.deleted('the question'),
      digest: hidden.deleted('what was written, hashed'),
      client_id: hidden.deleted('the window'),
      by: hidden.deleted('who wrote'),
    },
    section: 'questionnaires',
    deletedWith: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id', 'mentee_id')],
  },
  quest_late_answers: {
    columns: {
      op_id: hidden.deleted('the write'),
      answer_set_id: shown.deleted('whose answers'),
      group_id: shown.deleted('the question'),
      option_id: shown.deleted('what was chosen'),
      text: shown.deleted('what was written too late'),
      by: hidden.deleted('who wrote'),
    },
    section: 'questionnaires',
    copy: { of: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id')], with: ['at'] },
    deletedWith: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id', 'mentee_id')],
    mentions: { location: IN_ANSWER_SET, texts: ['text'], near: [ofAnswerSet('respondent_id')] },
  },
  quest_scores: {
    columns: {
      answer_set_id: shown.deleted('whose score'),
      scale_id: shown.deleted('the scale'),
      score: shown.deleted('what came out of it'),
    },
    section: 'questionnaires',
    copy: { of: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id')] },
    deletedWith: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id', 'mentee_id')],
  },
  quest_files: {
    columns: {
      answer_set_id: shown.deleted('whose answers'),
      group_id: shown.deleted('the question'),
      name: shown.deleted('the file’s name'),
      mime: shown.deleted('what the file is'),
      storage_key: hidden.deleted('where its content lies'),
      uploaded_by: hidden.deleted('who uploaded it'),
    },
    section: 'questionnaires',
    copy: {
      of: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id')],
      with: ['id', 'bytes', 'started_at'],
    },
    content: 'storage_key',
    deletedWith: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id', 'mentee_id')],
    mentions: { location: IN_ANSWER_SET, texts: ['name'], near: [ofAnswerSet('respondent_id')] },
  },
  quest_pictures: {
    aboutNobody: OF_THE_PROGRAMME,
  },
}
