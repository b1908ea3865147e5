import type { ProjectField } from '@telemachos/contract/projects/entities'

/**
 * Only the fields that are configured and whose level is at least the viewer's (spec §5): what is
 * not configured for the project is nobody's to see.
 */
export function visibleFields(
  values: Readonly<Record<string, unknown>>,
  configured: readonly ProjectField[] = [],
  level: number,
): Record<string, string> {
  const visible: Record<string, string> = {}
  for (const { Name, Visible } of configured) {
    const value = Object.hasOwn(values, Name) ? values[Name] : undefined
    if (Visible >= level && value !== undefined && value !== null) visible[Name] = String(value)
  }
  return visible
}

/** Numbers of the state that identify a person: tax, social security, registry. */
const STATE_NUMBERS = ['afm', 'amka', 'kayas']

const SHOWN_DIGITS = 3

/** Leaves only the last digits of numbers of the state, enough to tell one person from another. */
export function maskNumbers(fields: Readonly<Record<string, string>>): Record<string, string> {
  const masked = { ...fields }
  for (const name of STATE_NUMBERS) {
    const value = masked[name]
    if (value)
      masked[name] =
        '•'.repeat(Math.max(0, value.length - SHOWN_DIGITS)) + value.slice(-SHOWN_DIGITS)
  }
  return masked
}
