/* What others load of it once it is needed. */
export const loadSessionsTab = () => import('./sessions-tab.tsx')
