/** What the page keeps on the device. */
export { keepAnswers, keepDraftToken, keptAnswers, keptDraftToken } from './kept-application.ts'
export { KEPT_ATTEMPTS, attemptKey, forgetKeptAttempts, isForgotten } from './kept-attempts.ts'
export { KEPT_CHATS } from './kept-chats.ts'
export { draftKey } from './kept-drafts.ts'
export { KEPT_LISTS } from './kept-lists.ts'
export { keep, kept } from './kept-settings.ts'
export { KEPT_UPLOADS, areUploadsForgotten, uploadPrefix } from './kept-uploads.ts'
export { type Lead, leadWindow } from './lead-window.ts'
