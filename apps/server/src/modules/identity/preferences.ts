import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { REMINDER_HOURS, SEPARATORS } from '@telemachos/contract/identity/preferences'
import type { PersonContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { addPreferences } from '../people/index.ts'
import { findPreferences } from './preferences-store.ts'

type Calls = typeof contract.identity.calls
type Preferences = OutputOf<Calls['getPreferences']>

const DEFAULTS: Preferences = { ExportSeparator: ';', ReminderHours: 24, SingleKeys: true }

/** What a person has chosen, with the default for what they have not, or what is no choice any more. */
export async function readPreferences(db: Db, userId: number): Promise<Preferences> {
  const chosen = await findPreferences(db, userId)
  return {
    ExportSeparator:
      SEPARATORS.find((one) => one === chosen['ExportSeparator']) ?? DEFAULTS.ExportSeparator,
    ReminderHours:
      REMINDER_HOURS.find((one) => one === chosen['ReminderHours']) ?? DEFAULTS.ReminderHours,
    SingleKeys: chosen['SingleKeys'] !== false,
  }
}

/** Keeps what the caller chooses, and leaves the rest. */
export async function savePreferences(
  chosen: InputOf<Calls['savePreferences']>,
  { db, principal, audit }: PersonContext,
): Promise<Preferences> {
  const before = await readPreferences(db, principal.userId)
  await addPreferences(db, principal.userId, chosen)
  const after = await readPreferences(db, principal.userId)
  audit({ unchanged: JSON.stringify(before) === JSON.stringify(after), detail: chosen })
  return after
}
