/* What others load of it once it is needed. */
export const loadHistoryButton = () => import('./history-button.tsx')
export const loadQueue = () => import('./queue.tsx')
