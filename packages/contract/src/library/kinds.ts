/** What an item is, which says what is asked of it. */
export const LIBRARY_KINDS = ['document', 'image', 'video', 'general', 'url'] as const

export type LibraryKind = (typeof LIBRARY_KINDS)[number]

/** What can be said of an item; length and type of a file come from the file itself. */
export const METADATA_FIELDS = [
  'Abstract',
  'Author',
  'PageCount',
  'Publisher',
  'DatePublished',
  'FileSize',
  'FileType',
  'CreationDate',
] as const

export type MetadataField = (typeof METADATA_FIELDS)[number]

/** What is asked of an item of each kind (spec §3, library item). */
export const METADATA_TEMPLATES: Record<LibraryKind, readonly MetadataField[]> = {
  document: [
    'Abstract',
    'Author',
    'PageCount',
    'Publisher',
    'DatePublished',
    'FileSize',
    'FileType',
    'CreationDate',
  ],
  image: ['Abstract', 'FileSize', 'FileType', 'CreationDate'],
  video: ['Abstract', 'FileSize', 'FileType', 'CreationDate'],
  general: ['Abstract', 'CreationDate'],
  url: ['Abstract'],
}

/** The media type of a link. */
export const LINK_TYPE = 'text/uri-list'

/**
 * What an item of a media type is (spec §3).
 * ```ts
 * kindOf('image/png') // => 'image'
 * kindOf('application/vnd.openxmlformats-officedocument.wordprocessingml.document') // => 'document'
 * kindOf('application/pdf') // => 'document'
 * kindOf('application/zip') // => 'general'
 * kindOf('text/uri-list') // => 'url'
 * ```
 */
export function kindOf(mime: string): LibraryKind {
  if (mime === LINK_TYPE) return 'url'
  if (mime.startsWith('image/')) return 'image'
  if (mime.startsWith('video/')) return 'video'
  return /text|pdf|word/.test(mime) ? 'document' : 'general'
}
