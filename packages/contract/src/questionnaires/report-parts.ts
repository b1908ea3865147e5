/** What a report shows of results: their scales, the answers in words, or both. */
export const REPORT_PARTS = ['scales', 'answers', 'both'] as const
