/* What others load of it once it is needed. */
export const loadMenteeMeetings = () => import('./mentee-meetings.tsx')
