/**
 * A time as the version of a file has it: YYYYMMDDHHmmssSSS (spec §3), by the clocks of UTC, which never
 * go back. Always after the version before it.
 * ```ts
 * versionOf(new Date('2026-03-02T10:15:00.123Z')) // => '20260302101500123'
 * versionOf(new Date('2026-03-02T10:15:00.123Z'), '20260302101500999') // => '20260302101501000'
 * ```
 */
export function versionOf(now: Date, before?: string | null): string {
  const version = digitsOf(now)
  return before && before >= version ? digitsOf(new Date(readVersion(before) + 1)) : version
}

const digitsOf = (time: Date): string => time.toISOString().replace(/\D/g, '')

function readVersion(version: string): number {
  const [, date = '', hour = '', minute = '', second = '', rest = ''] =
    /^(\d{8})(\d{2})(\d{2})(\d{2})(\d{3})$/.exec(version) ?? []
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`
  return Date.parse(`${day}T${hour}:${minute}:${second}.${rest}Z`)
}
