/** An upload comes in parts of so many bytes (spec §9). */
export const PART_SIZE = 256 * 1024

/** What a file may have at most, whatever its question says. */
export const LARGEST_FILE = 50 * 1024 * 1024

/** What a picture of a questionnaire may have at most. */
export const LARGEST_PICTURE = 2 * 1024 * 1024

/** What it may have where the question says nothing. */
export const USUAL_LARGEST_FILE = 10 * 1024 * 1024

/** What the pictures in a questionnaire's file may have at most, together. */
export const LARGEST_FILE_PICTURES = 7 * 1024 * 1024

/** What the text of a questionnaire's file may have at most with its pictures: base64 is a third longer. */
export const LARGEST_QUEST_FILE = 12 * 1024 * 1024
