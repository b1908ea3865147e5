/** So many applications are moved at once. */
export const MAX_MOVED = 100

/** So many places a call has at most. */
export const MAX_CAPACITY = 1_000_000

/** Reasons and requests for changes, in characters. */
export const MAX_REASON = 1000

/** So many answers an application has at most. */
export const MAX_ANSWERS = 300

/** Applications on a page of the list. */
export const PAGE_ROWS = 10

/** An application form as JSON, in characters: the limit of project settings does not count it. */
export const MAX_FORM = 400_000

/** So many things reviewers judge at most. */
export const MAX_CRITERIA = 20

/** So many reasons for rejections a project offers at most. */
export const MAX_REASONS = 50

/** Notes and comments of reviewers, in characters. */
export const MAX_NOTE = 2000
