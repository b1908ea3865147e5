/** Why a file is not taken at all; the text for people is `rule.<name>`. */
export type FileRule =
  | 'file_over_limit'
  | 'file_unknown'
  | 'file_not_json'
  | 'file_not_xml'
  | 'file_has_doctype'
  | 'file_too_deep'
  | 'file_too_many_parts'
  | 'file_newer'
  | 'file_shape'
  | 'file_empty'
  | 'file_encoding'
  | 'file_picture'
  | 'file_picture_unused'
  | 'file_not_workbook'
  | 'file_old_workbook'
  | 'file_has_password'
  | 'file_damaged'
  | 'file_unzips_too_large'
  | 'file_beyond_sheet'

/** A file that is not of its kind, or not one that is taken. */
export class FileRefusal extends Error {
  readonly rule: FileRule
  /** Where in the file, or what of it; '' where that says nothing. */
  readonly what: string

  constructor(rule: FileRule, what = '') {
    super(what === '' ? rule : `${rule}: ${what}`)
    this.rule = rule
    this.what = what
  }
}

/** What a questionnaire's file may be made of; a draft in signs, without what pictures lie beside it. */
export const LIMITS = { depth: 40, parts: 100_000, draft: 1_048_576 } as const
