/* What others load of it once it is needed. */
export const loadAllDatesButton = () => import('./all-dates-button.tsx')
