import { MEMBER_ROLES, PROJECT_WIDE_ROLES, OVERSEEING_ROLES, type Role } from '../core/roles.ts'

/** Who writes documents: what they write, others are given in the programme's name. */
export const DOCUMENT_AUTHOR_ROLES: readonly Role[] = [...PROJECT_WIDE_ROLES]
/** Who may be given a document: each names those of them who may see it. */
export const DOCUMENT_ROLES: readonly Role[] = MEMBER_ROLES
/** Who makes documents for others. */
export const DOCUMENT_MAKER_ROLES: readonly Role[] = [...OVERSEEING_ROLES, 'Mentor']

/** The most characters of a document's text, and of its function. */
export const MAX_DOCUMENT_TEXT = 50_000
export const MAX_DOCUMENT_FUNCTION = 20_000
/** The most documents of a project. */
export const MAX_DOCUMENTS = 200
/** The most people for whom a document is made while its maker waits. */
export const MAX_PEOPLE = 100
/** The most people for whom documents are made in the background at once. */
export const MAX_BATCH = 2_000
/** So many of somebody's batches are made in one project at a time. */
export const MAX_BATCHES = 3
/** What was made in the background can be taken for so many days. */
export const BATCH_DAYS = 30
/** Of the people whose document could not be made so many are named. */
export const MAX_PROBLEMS = 100

/** The roles for everybody of which a document may be made at once. */
export const BATCH_ROLES = ['Mentee', 'Mentor'] as const satisfies readonly Role[]
