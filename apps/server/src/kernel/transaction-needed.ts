/**
 * Thrown by the handler of a call that commits as a statement where it can: this time it cannot. The
 * call is handled again, in a transaction.
 */
export class TransactionNeeded extends Error {
  override readonly name = 'TransactionNeeded'
}
