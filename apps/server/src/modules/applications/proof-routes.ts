import { proofCalls } from '@telemachos/contract/applications/proof-calls'
import type { DomainServices } from '../../kernel/domain.ts'
import { handle } from '../../kernel/implement.ts'
import { markProven } from './mark-proven.ts'
import { confirmOwn, confirmProof, disown, mailProofAgain, readProof } from './own-proof.ts'

/** That applicants' addresses are theirs. */
export const proofHandlers = (services: DomainServices) =>
  handle(proofCalls, {
    mailProof: (input, context) => mailProofAgain(input, context, services),
    readProof,
    confirmProof: (input, context) => confirmProof(input, context, services),
    disown,
    confirmOwn: (input, context) => confirmOwn(input, context, services),
    markProven: (input, context) => markProven(input, context, services.publicUrl),
  })
