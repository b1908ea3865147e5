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
