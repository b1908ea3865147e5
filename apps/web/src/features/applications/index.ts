/** What other features and the app use of applications. */
export { ApplicantFrame } from './applicant/applicant-frame.tsx'
export { OwnApplications } from './applicant/own-applications.tsx'
export { ownApplicationsOf } from './own-applications-of.ts'
export { loadOwnApplications } from './own-part.ts'
export { leftToken } from './apply/left-token.ts'
export { loadApplyRoot, loadFormAside, loadRegisterRoot } from './parts.ts'
