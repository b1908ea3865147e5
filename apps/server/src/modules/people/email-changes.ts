import type { CallContext } from '../../kernel/context.ts'
import { definePort } from '../../kernel/port.ts'

/** An e-mail address that somebody is to have. */
export interface EmailChange {
  readonly userId: number
  /** Empty for none. */
  readonly address: string
}

/** How people come to another e-mail address, which is a credential: passwords are reset by it. */
interface EmailChanges {
  /**
   * Asks the new addresses for confirmation and tells the ones before; nothing changes until then.
   * @throws invalid_input where the caller has to prove again who they are.
   */
  request(changes: readonly EmailChange[], context: CallContext): Promise<void>
}

/** Credentials depend on people, and so provide this. */
export const emailChanges = definePort<EmailChanges>('people.emailChanges')
