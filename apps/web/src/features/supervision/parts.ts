/* What others load of it once it is needed. */
export const loadHistoryButton = () => import('./history-button.tsx')
