/** What somebody has applied for, where a page shows it seldom. */
export const loadOwnApplications = () => import('./applicant/own-applications.tsx')
