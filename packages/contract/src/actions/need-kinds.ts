import { ACTION_TYPES } from './action-types.ts'

/** What evidence a slot takes. */
export const EVIDENCE_KINDS = ['file', 'link', 'note'] as const

/** Which kinds of file a slot takes, and what each is by content. */
export const FILE_KINDS = {
  pdf: ['application/pdf'],
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic'],
  document: [
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
    'application/rtf',
    'text/plain',
  ],
  sheet: [
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.spreadsheet',
    'text/csv',
  ],
  slides: [
    'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.presentation',
  ],
} as const

export type FileKind = keyof typeof FILE_KINDS

export const FILE_KIND_NAMES = Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]]

/** A file is at most so large, and a slot takes at most so many at once. */
export const MAX_FILE_MB = 50
export const MAX_FILES = 10

/** The action types whose work is done by these needs. */
export const TASK = ACTION_TYPES.task
export const DOCUMENTS = ACTION_TYPES.documents
export const INFORMATION = ACTION_TYPES.information
