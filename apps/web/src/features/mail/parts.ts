/* What others load of it once it is needed. */
export const loadDates = () => import('./dates/ask-before-dates.tsx')
