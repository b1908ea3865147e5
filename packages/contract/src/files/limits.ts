/** An upload comes in parts of so many bytes (spec §9); the last one is shorter. */
export const UPLOAD_PART_BYTES = 256 * 1024

/** Parts on their way at the same time (spec §9). */
export const PARTS_AT_ONCE = 3

/** What a file may have at most, whatever its kind says. */
export const LARGEST_UPLOAD = 512 * 1024 * 1024

/** The most parts that a file can have. */
export const MOST_PARTS = LARGEST_UPLOAD / UPLOAD_PART_BYTES

/** Uploads of one person that may be under way at once. */
export const UPLOADS_AT_ONCE = 6

/** What a form with files of a tool may have, altogether and in number. */
export const TOOL_FORM_BYTES = 16 * 1024 * 1024
export const MOST_TOOL_FILES = 8

/** What one person, and a project as a whole, may have stored where the settings say nothing, in megabytes. */
export const PERSON_FILES_MB = 1024
export const PROJECT_FILES_MB = 51_200

/** The length of the number before the name of a tool's file (spec §3). */
export const TOOL_PREFIX = 11
