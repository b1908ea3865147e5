import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { addEvaluationMentees, addExistingMentees } from './add-existing.ts'
import { addUsers } from './add-users.ts'
import { previewUserField, setUserField } from './set-user-field.ts'
import { findByKeys, updateUserFields } from './update-user-fields.ts'

/** People by the spreadsheet: imported, updated, and changed many at a time. */
export const importsRoutes = implement(contract.imports, {
  addUsers,
  addExistingMentees,
  addEvaluationMentees,
  findByKeys,
  updateUserFields,
  previewUserField,
  setUserField,
})
