/** How many entries of the log are on a page, and on one of an export. */
export const LOG_PAGE = 50
export const LOG_EXPORT_PAGE = 500

/** A shorter text is part of too many values to say anything. */
export const MIN_LOG_TEXT = 2
