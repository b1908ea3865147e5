/** So long a search waits for the next key, in milliseconds (spec §9, debounces). */
export const SEARCH_MS = 750

/** So long a filter does. */
export const FILTER_MS = 500
