import { ApiError } from '#shared'

/** What of a service is there where a save met a later version; undefined for every other refusal. */
export function presentService(
  error: unknown,
): { readonly Version: number; readonly Text: string } | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  const { Version, Text } = error.details
  return typeof Version === 'number' && typeof Text === 'string' ? { Version, Text } : undefined
}

/** The version from which a service is saved; a new one has none. */
export const versionOf = (version: number | undefined): { Version?: number } =>
  version === undefined ? {} : { Version: version }
