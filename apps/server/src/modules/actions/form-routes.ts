import { formCalls } from '@telemachos/contract/actions/form-calls'
import { formResultCalls } from '@telemachos/contract/actions/form-result-calls'
import { formVersionCalls } from '@telemachos/contract/actions/form-version-calls'
import { handle } from '../../kernel/implement.ts'
import {
  readFormChanges,
  readFormParts,
  readSharedPart,
  saveFormPart,
  saveSharedPart,
} from './form-parts.ts'

import { readFormResults, readFormTotals, startFormExport } from './form-results.ts'
import { moveToForm, readFormUse } from './form-versions.ts'

/** What people write in the forms of actions. */
export const formHandlers = handle(formCalls, {
  getFormParts: readFormParts,
  getSharedPart: ({ ActionId }, context) => readSharedPart(ActionId, context),
  saveFormPart,
  saveSharedPart,
  listFormChanges: readFormChanges,
})

/** On which versions of them, for authors. */
export const formVersionHandlers = handle(formVersionCalls, {
  getFormUse: readFormUse,
  moveToForm,
})

/** What was written in them, as tables and files. */
export const formResultHandlers = handle(formResultCalls, {
  listFormResults: readFormResults,
  countFormResults: readFormTotals,
  startFormExport,
})
