import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { readPayments } from './read-payments.ts'
import { setPayments } from './set-payments.ts'
import { undoPayments } from './undo-payments.ts'

/** Payments, recorded by registry number. */
export const paymentsRoutes = implement(contract.payments, {
  getPayments: readPayments,
  setPayments,
  undoPayments,
})
