/** What a file of the library may have at most, in bytes. */
export const LIBRARY_FILE_BYTES = 200 * 1024 * 1024

/** Stars of a rating (spec §9). */
export const MOST_STARS = 5

/** Items on a page of a list. */
export const LIBRARY_PAGE = 24

/** Library search runs so long after the last key (spec §9). */
export const LIBRARY_SEARCH_MS = 1000

/** Folders within one folder, and how deep they go. */
export const MOST_SUBFOLDERS = 200
export const MOST_FOLDER_LEVELS = 8

/** The longest name of a folder, and the longest path. */
export const FOLDER_NAME = 80
export const FOLDER_PATH = 400

/** Items that are moved, deleted or restored, or named for an archive, at once. */
export const MOST_ITEMS_AT_ONCE = 200

/** How many files an archive of a folder has, and how much they have. */
export const MOST_ARCHIVED = 2_000
export const ARCHIVE_BYTES = 256 * 1024 * 1024

/** Items that are shared at once: everybody is told of each. */
export const MOST_SHARED_AT_ONCE = 50

/** People and groups that an item is shared with by one call. */
export const MOST_SHARED = 200

/** What a form that shares a file at once may have. */
export const SHARE_FORM_BYTES = 16 * 1024 * 1024
