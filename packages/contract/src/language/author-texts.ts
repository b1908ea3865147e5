/** What authors' texts belong to. */
export const AUTHOR_TEXT_KINDS = ['action', 'project', 'quest'] as const

export type AuthorTextKind = (typeof AUTHOR_TEXT_KINDS)[number]

/** A text of authors by what it belongs to. */
export interface AuthorTextPlace {
  readonly kind: AuthorTextKind
  readonly id: number
  /**
   * `title`, `title.Mentee` and `descr` of an action; `descr` of a project, which is its name, and
   * `group.Έναρξη` of a group of its actions. What lies within a document is named by where it lies:
   * `form.goals.label`.
   */
  readonly field: string
}

/** What a text of authors is in another language, and what it was when it was translated. */
export interface TranslatedText {
  readonly text: string
  readonly el: string
  readonly en: string
}

/**
 * The label by which a text of authors is named, on pages and in files.
 * ```ts
 * authorLabel({ kind: 'action', id: 7, field: 'title' }) // => 'action.7.title'
 * ```
 */
export const authorLabel = ({ kind, id, field }: AuthorTextPlace): string =>
  `${kind}.${id}.${field}`

const LABEL = /^(action|project|quest)\.([1-9]\d{0,8})\.(.+)$/s

/**
 * What a label names; undefined for one that is none.
 * ```ts
 * authorPlace('action.7.title') // => { kind: 'action', id: 7, field: 'title' }
 * authorPlace('core.save') // => undefined
 * ```
 */
export function authorPlace(label: string): AuthorTextPlace | undefined {
  const [, kind, id, field] = LABEL.exec(label) ?? []
  const known = AUTHOR_TEXT_KINDS.find((one) => one === kind)
  return known && field !== undefined ? { kind: known, id: Number(id), field } : undefined
}

/** Groups of actions are known by their names: what follows names one. */
export const GROUP_FIELD = 'group.'

/** How the fields begin of what a project's application form says, its mails in its own words, and its documents. */
export const APPLY_FIELD = 'apply.form.'
export const MAIL_FIELD = 'mail.'
export const DOCUMENT_FIELD = 'document.'

/** How the fields begin of what queries and reports say, by their numbers: `query.7.name`. */
export const QUERY_FIELD = 'query.'
export const REPORT_FIELD = 'report.'

/** How those begin of what spreadsheets say, by their numbers: `spreadsheet.7.input.rent.label`. */
export const SHEET_FIELD = 'spreadsheet.'

/** How those begin of what custom views say, and views of actions, and of sentences of completion scripts. */
export const VIEW_FIELD = 'view.'
export const ACTION_VIEW_FIELD = 'actionView.'
export const SCRIPT_FIELD = 'script.'

/** What texts of authors are, as translators are told. */
export const AUTHOR_TEXT_SORTS = [
  'title',
  'titleOf',
  'descr',
  'project',
  'group',
  'formLabel',
  'formHelp',
  'formOption',
  'checklist',
  'slot',
  'slotHint',
  'questTitle',
  'section',
  'question',
  'questionHelp',
  'option',
  'row',
  'scale',
  'band',
  'consent',
  'menu',
  'fieldLabel',
  'fieldOption',
  'profile',
  'contact',
  'applySection',
  'applyQuestion',
  'applyHint',
  'applyOption',
  'applyReason',
  'mailSubject',
  'mailBody',
  'documentTitle',
  'documentText',
  'queryName',
  'queryDescr',
  'queryParameter',
  'queryColumn',
  'reportTitle',
  'reportDescr',
  'tileTitle',
  'tileText',
  'tileColumn',
  'sheetName',
  'sheetTab',
  'sheetLabel',
  'sheetUnit',
  'sheetHelp',
  'sheetChart',
  'viewTitle',
  'viewDescr',
  'viewText',
  'scriptText',
] as const

export type AuthorTextSort = (typeof AUTHOR_TEXT_SORTS)[number]
