import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { AdmissionStep } from '../../kernel/admission.ts'

declare module '../../kernel/context.ts' {
  interface Principal {
    /** The token that another system shows, with the services that it opens; undefined for people. */
    readonly token?: { readonly id: number; readonly services: ReadonlySet<number> }
  }
}

const { runSqlService, runSqlServiceByCategory, runScriptService } = contract.services.calls

/** What a token opens: the running of services, and nothing else. */
const OPEN: ReadonlySet<CallDefinition> = new Set([
  runSqlService,
  runSqlServiceByCategory,
  runScriptService,
])

/** Keeps other systems to the services that their tokens name. */
export const admission: AdmissionStep = {
  refuseCaller: (call, { token }) => (token && !OPEN.has(call) ? 'forbidden' : undefined),
}
