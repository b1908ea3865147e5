import type { ProjectField } from '@telemachos/contract/projects/entities'
import { isMasked } from '@telemachos/rules/field-kinds'
import { readPlace } from '@telemachos/rules/places'
import { maskNumber } from '@telemachos/rules/state-numbers'
import type { AuditChange } from '../../kernel/audit.ts'

/**
 * Only the fields that are configured and whose level is at least the viewer's (spec §5): what is
 * not configured for the project is nobody's to see. Numbers of the state are masked.
 */
export function visibleFields(
  values: Readonly<Record<string, unknown>>,
  configured: readonly ProjectField[] = [],
  level: number,
): Record<string, string> {
  const visible: Record<string, string> = {}
  for (const field of configured) {
    const value = fieldText(values, field.Name)
    if (field.Visible >= level && value !== undefined) visible[field.Name] = shownText(field, value)
  }
  return visible
}

/** What a field holds, as text; undefined for nothing. */
export function fieldText(
  values: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return value === undefined || value === null ? undefined : String(value)
}

/** A value as lists and profiles show it. */
export function shownText(field: ProjectField, value: string): string {
  return isMasked(field) ? maskNumber(value) : value
}

/** What the log keeps of a field that changed: its values as lists show them, of places their names. */
export function fieldChange(field: ProjectField, from: string, to: string): AuditChange {
  const shown = (value: string) => readPlace(value)?.called ?? shownText(field, value)
  const [old, now] = [shown(from), shown(to)]
  return { kind: 'field', name: field.Name, from: old, to: now, masked: isMasked(field) }
}
