/** How much goes at once (spec §9, paging and batches). */

/** Rows of one call that imports people, and how many such calls are under way. */
export const IMPORT_BATCH = 20
export const IMPORT_STREAMS = 3

/** Rows on a page of an import; it has up to ten links to pages (shared/ui/tables/page-links.ts). */
export const IMPORT_PAGE = 10

/** Fields of people are updated by pages of ten, five people a call. */
export const UPDATE_PAGE = 10
export const UPDATE_BATCH = 5

/** Mentees of an evaluation are added by chunks. */
export const EVALUATION_CHUNK = 20

/** The most people whose field is set by one call that names them. */
export const MAX_SELECTED = 5_000

/** How long an invitation into a project waits, and for how long one that was declined holds. */
export const INVITATION_DAYS = 30

/** An invitation is sent again once so many hours have passed since it was sent last. */
export const INVITATION_REST_HOURS = 24

/** Rows of one call that says what would become of them. */
export const FORECAST_PAGE = 200

/** Lines of one import, columns of a spreadsheet, and characters of a heading. */
export const MAX_LINES = 50_000
export const MAX_COLUMNS = 200
export const MAX_HEADING = 200

/** For so many hours after its last line an import can be undone. */
export const UNDO_HOURS = 24

/** So many people are gone through by one call that undoes an import. */
export const UNDO_BATCH = 100

/** Who joins does so within so many days before or after today. */
export const JOINED_WITHIN_DAYS = 366

/** So long a field that was changed for many can be undone by whoever did so, in minutes. */
export const FIELD_UNDO_MINUTES = 60
