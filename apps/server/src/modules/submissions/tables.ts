import {
  by,
  hidden,
  shown,
  type Owner,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

const SUBMISSION = { column: 'submission_id', table: 'submissions' } as const

/** Whose a version is, by a column of what was handed in. */
const ofSubmission = (column: string): Owner => ({ column, through: SUBMISSION })

const cell = {
  project_id: shown.deleted('the project'),
  action_id: shown.deleted('the action'),
}

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  action_readings: {
    columns: { ...cell, mentee_id: shown.deleted('who read it') },
    section: 'actions',
    copy: { of: by('mentee_id'), with: ['read_at', 'confirmed'] },
    deletedWith: by('mentee_id'),
  },
  checklist_ticks: {
    columns: {
      ...cell,
      mentee_id: shown.deleted('whose checklist'),
      item: shown.deleted('which line'),
      by_id: hidden.kept('who ticked it', 'others'),
    },
    section: 'actions',
    copy: { of: by('mentee_id'), with: ['done', 'at'] },
    deletedWith: by('mentee_id'),
  },
  submissions: {
    columns: {
      ...cell,
      mentee_id: shown.deleted('who handed it in'),
      slot: shown.deleted('what was asked for'),
      state: shown.deleted('what became of it'),
    },
    section: 'actions',
    copy: { of: by('mentee_id'), with: ['since'] },
    deletedWith: by('mentee_id'),
  },
  submission_versions: {
    columns: {
      submission_id: shown.deleted('for what it was handed in'),
      note: shown.deleted('what was written'),
      link: shown.deleted('a link'),
      verdict: shown.deleted('what was decided'),
      reason: shown.deleted('why it was returned'),
      by_id: hidden.kept('who handed it in', 'others'),
      decided_by: hidden.kept('who decided', 'others'),
    },
    section: 'actions',
    copy: {
      of: [ofSubmission('mentee_id')],
      with: ['number', 'at', 'decided_at'],
    },
    deletedWith: [ofSubmission('mentee_id')],
    mentions: { location: { through: SUBMISSION }, texts: ['note', 'link', 'reason'] },
  },
}
