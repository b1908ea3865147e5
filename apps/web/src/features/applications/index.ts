/** What other features and the app use of applications. */
export { ApplicantFrame } from './applicant/applicant-frame.tsx'
export { OwnApplications } from './applicant/own-applications.tsx'
export { leftToken } from './apply/left-token.ts'
export { loadApplyRoot, loadFormAside, loadRegisterRoot } from './parts.ts'
