import type { Sql } from '../../kernel/database/sql.ts'
import { definePort } from '../../kernel/port.ts'

/** Which projects are open to their members. */
interface ConsentGate {
  /** A condition: whether `memberships m` has the consent that its project requires, if it requires one. */
  isOpen: Sql
}

/** Consent depends on people, and so provides this. */
export const consentGate = definePort<ConsentGate>('people.consentGate')
