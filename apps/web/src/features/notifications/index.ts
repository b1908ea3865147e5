/** What other features and the app use of notifications. */
export { BrowserCard } from './browser-card.tsx'
export { useBrowserPermission } from './browser-permission.ts'
export { ChoicesCard } from './choices-card.tsx'
export { isQuietNow, showNotice } from './show-notice.ts'
export { useMessageProblem } from './use-message-problem.ts'
export { loadBrowserNotices, loadNoticesPanel } from './parts.ts'
