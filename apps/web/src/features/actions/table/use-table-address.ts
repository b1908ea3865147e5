import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { COLUMNS } from './columns.ts'
import { STATES, type TableFilter } from './filter.ts'

/** What the address says of the table: what is shown, and the action whose panel is open. */
export interface TableAddress extends TableFilter {
  readonly isArchive: boolean
  readonly open: number | null
}

type Raw = Readonly<Record<string, unknown>>

/** What the address of the table says, and what changes it. */
export function useTableAddress() {
  const navigate = useNavigate()
  const raw: Raw = useSearch({ strict: false })
  const address = useMemo(() => readAddress(raw), [raw])
  const change = useCallback(
    (next: Partial<TableAddress>) => {
      void navigate({
        to: '.',
        search: (old: Raw) => writeAddress({ ...readAddress(old), ...next }),
        // The panel is a step that Back returns from.
        replace: next.open === undefined || next.open === null,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [address, change] as const
}

function readAddress(raw: Raw): TableAddress {
  const text = (name: string) => (typeof raw[name] === 'string' ? raw[name].slice(0, 1_000) : '')
  const number = (name: string) => {
    const value = Number(raw[name])
    return Number.isInteger(value) && value > 0 ? value : null
  }
  return {
    search: String(raw['q'] ?? '').slice(0, 200),
    group: text('group') || null,
    type: number('type'),
    state: STATES.find((state) => state === raw['state']) ?? null,
    sort: COLUMNS.find(({ key }) => key === raw['sort'])?.key ?? null,
    desc: raw['desc'] === true,
    isArchive: raw['archive'] === true,
    open: number('action'),
  }
}

function writeAddress(address: TableAddress): Record<string, unknown> {
  const { search, group, type, state, sort, desc, isArchive, open } = address
  return {
    ...(search !== '' && { q: search }),
    ...(group !== null && { group }),
    ...(type !== null && { type }),
    ...(state !== null && { state }),
    ...(sort !== null && { sort }),
    ...(sort !== null && desc && { desc }),
    ...(isArchive && { archive: true }),
    ...(open !== null && { action: open }),
  }
}
