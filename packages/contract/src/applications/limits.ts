/** So many applications are moved at once. */
export const MAX_MOVED = 100

/** So many places a call has at most. */
export const MAX_CAPACITY = 1_000_000

/** Reasons and requests for changes, in characters. */
export const MAX_REASON = 1000

/** So many answers an application has at most. */
export const MAX_ANSWERS = 300

/** So long a filled form may be as it is sent, in bytes. */
export const FORM_BYTES = 512 * 1024

/** An application form as JSON, in characters: the limit of project settings does not count it. */
export const MAX_FORM = 400_000

/** So many things reviewers judge at most. */
export const MAX_CRITERIA = 20

/** So many reasons for rejections a project offers at most. */
export const MAX_REASONS = 50

/** Notes and comments of reviewers, in characters. */
export const MAX_NOTE = 2000

/** A document has at most so many bytes, those of one application together so many, and it has so many of them. */
export const LARGEST_DOCUMENT = 10 * 1024 * 1024
export const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024
export const MAX_DOCUMENTS = 20

/** A draft is kept for so many days after it was last saved. */
export const DRAFT_DAYS = 30

/** Its documents are kept for so many days after it was last saved, or they came. */
export const DRAFT_DOCUMENT_DAYS = 7

/** The documents of all drafts of a project have so many bytes together at most. */
export const MAX_DRAFTS_BYTES = 5 * 1024 ** 3

/** Documents from one network in a day have so many bytes together at most: a school applies from one. */
export const MAX_NETWORK_BYTES = 2 * 1024 ** 3

/** What is written of drafts has so many, each time that it is saved. */
export const MAX_NETWORK_TEXT_BYTES = 256 * 1024 ** 2

/** Applications of people who were not selected are kept for so many months. */
export const KEPT_MONTHS = 12

/** What documents may be, by their content. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
] as const

/** So long the link holds that proves an applicant's address; what is not proven by then is removed. */
export const PROOF_DAYS = 7

/** So many applications one link proves at most. */
export const MAX_PROVEN = 50
