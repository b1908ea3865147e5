/** What a preview of a document shows at most; a file that is longer has more than it shows. */
export const PREVIEW_LIMITS = {
  /** Bytes of a file that is looked at. */
  file: 32 * 1024 * 1024,
  /** Characters of all texts. */
  text: 200_000,
  blocks: 2_000,
  sheets: 5,
  rows: 200,
  columns: 30,
  /** Characters of a cell. */
  cell: 300,
  slides: 200,
} as const

/** The kinds of document that are previewed, by what their media types have in them. */
const PREVIEWED = {
  document: /officedocument\.wordprocessingml\.document$|ms-word\.document\.macroenabled/i,
  sheets: /officedocument\.spreadsheetml\.sheet$|ms-excel\.sheet\.macroenabled/i,
  slides:
    /officedocument\.presentationml\.presentation$|ms-powerpoint\.presentation\.macroenabled/i,
} as const

export type PreviewKind = keyof typeof PREVIEWED

/**
 * As what a file is previewed; undefined for what is not.
 * ```ts
 * previewKindOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet') // => 'sheets'
 * previewKindOf('application/zip') // => undefined
 * ```
 */
export const previewKindOf = (mime: string): PreviewKind | undefined =>
  (['document', 'sheets', 'slides'] as const).find((kind) => PREVIEWED[kind].test(mime))
