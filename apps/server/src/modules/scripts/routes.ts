import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import {
  getCompletionScript,
  getLocalScript,
  listCompletionRuns,
  listCompletionScripts,
  saveCompletionScript,
  tryCompletionScript,
} from './write-scripts.ts'

/** The calls of completion scripts. */
export const scriptsRoutes = implement(contract.scripts, {
  listCompletionScripts,
  getCompletionScript,
  getLocalScript,
  saveCompletionScript,
  tryCompletionScript,
  listCompletionRuns,
})
