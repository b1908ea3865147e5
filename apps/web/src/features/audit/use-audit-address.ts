import { useNavigate, useSearch } from '@tanstack/react-router'
import { readAuditSearch, type AuditSearch } from './audit-search.ts'

/** What the address says of the log, and how it changes: with undefined for what is taken away. */
export function useAuditAddress(): {
  readonly search: AuditSearch
  readonly change: (change: AuditSearch) => void
  readonly clear: () => void
} {
  const navigate = useNavigate()
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const go = (search: (old: AuditSearch) => AuditSearch): void =>
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => search(readAuditSearch(old)),
      resetScroll: false,
    })
  return {
    search: readAuditSearch(raw),
    change: (change) => go((old) => ({ ...old, ...change })),
    clear: () => go(() => ({})),
  }
}
