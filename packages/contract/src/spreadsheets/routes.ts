import { AUTHOR_ROLES } from '../actions/author-roles.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { inProject } from '../core/routes.ts'

/** Not in the specification: where spreadsheets are brought in, and calculators used by themselves. */
export const spreadsheetsRoutes = [
  inProject('admin.spreadsheets', 'admin/spreadsheets', AUTHOR_ROLES),
  inProject('admin.spreadsheets.edit', 'admin/spreadsheets/{spreadsheetId}', AUTHOR_ROLES),
  inProject('calculators', 'calculators', MEMBER_ROLES),
  inProject('calculators.one', 'calculators/{spreadsheetId}', MEMBER_ROLES),
] as const
