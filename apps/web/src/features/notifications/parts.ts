/* What others load of it once it is needed. */
export const loadBrowserNotices = () => import('./browser-notices.tsx')
export const loadNoticesPanel = () => import('./notices-panel.tsx')
