import { defineNotices } from '../core/define-notices.ts'
import { APPROVER_ROLES, LIBRARY_ROLES } from './roles.ts'

/** What is told of items of the library. */
export const libraryNotices = defineNotices({
  'library.waiting': { to: APPROVER_ROLES, usual: 'digest', waits: true },
  'library.approved': { to: LIBRARY_ROLES, usual: 'page' },
  'library.shared': { to: LIBRARY_ROLES, usual: 'page' },
})
