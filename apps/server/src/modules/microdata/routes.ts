import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { exportXml } from './export-xml.ts'
import { isCompleted, readForm } from './read-form.ts'
import { readCompletion } from './read-completion.ts'
import { reopenForm, saveForm } from './save-form.ts'

/** Microdata: the forms of each person, how far they are, and their export. */
export const microdataRoutes = implement(contract.microdata, {
  getStart: (input, context) => readForm('start', input, context),
  getEnd: (input, context) => readForm('end', input, context),
  setStart: (input, context) => saveForm('start', input, context),
  setEnd: (input, context) => saveForm('end', input, context),
  unfinalize: reopenForm,
  completedStart: (input, context) => isCompleted('start', input, context),
  completedEnd: (input, context) => isCompleted('end', input, context),
  getCompletion: readCompletion,
  getMicrodata: exportXml,
})
