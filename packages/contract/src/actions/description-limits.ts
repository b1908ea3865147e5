/** What a description may have at most, in characters that are read. */
export const LONGEST_DESCRIPTION = 10_000

/** The same with its look: what is stored and sent. */
export const LONGEST_STORED_DESCRIPTION = 60_000

/** What a picture of a description may have at most, in bytes, and how many an action may have. */
export const LARGEST_DESCRIPTION_PICTURE = 5 * 1024 * 1024
export const MOST_DESCRIPTION_PICTURES = 200

/** What pictures may be, by their content. */
export const DESCRIPTION_PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** The kind of file that pictures of descriptions are: `descriptions/{action}`. */
export const DESCRIPTIONS = 'descriptions'
