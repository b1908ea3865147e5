/** What never changes under its address, as browsers are told. */
export const FOREVER = 'public, max-age=31536000, immutable'
