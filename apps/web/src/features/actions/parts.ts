/* What others load of it once it is needed. */
export const loadFormResults = () => import('./action/form-results.tsx')
export const loadFormTab = () => import('./forms/form-tab.tsx')
export const loadHistoryTab = () => import('./author/history-tab.tsx')
export const loadNeedsTab = () => import('./types/needs-tab.tsx')
export const loadProjectTab = () => import('./author/project-tab.tsx')
export const loadResultsTab = () => import('./forms/results-tab.tsx')
