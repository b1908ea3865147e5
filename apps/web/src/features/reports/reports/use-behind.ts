import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Cell } from '../results/view-settings.ts'

/** The row of a tile whose people are looked at. */
export interface Behind {
  readonly tile: string
  /** As the server gave it. */
  readonly row: readonly Cell[]
  /** Places of the row whose cell may be any. */
  readonly open: readonly number[]
  /** Whether it is of the period that is compared with. */
  readonly isBefore: boolean
}

/**
 * The people behind which row are shown, as the address says behind its hash: a row may name somebody,
 * and what stands there no server is told.
 */
export function useBehind() {
  const navigate = useNavigate()
  const hash = useRouterState({ select: (state) => state.location.hash })
  const isOwnStep = useRef(false)
  const go = (to: string, replace: boolean) =>
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => old,
      hash: to,
      hashScrollIntoView: false,
      resetScroll: false,
      replace,
    })
  return {
    behind: readBehind(hash),
    show: (behind: Behind) => {
      isOwnStep.current = true
      go(writeBehind(behind), false)
    },
    close: () => {
      if (isOwnStep.current) history.back()
      else go('', true)
      isOwnStep.current = false
    },
  }
}

/** ```ts
 * writeBehind({ tile: 'state', row: ['active', 1], open: [], isBefore: false }) // => 'behind=state&row=%5B%22active%22%2C1%5D'
 * ``` */
export function writeBehind({ tile, row, open, isBefore }: Behind): string {
  const said = new URLSearchParams({ behind: tile, row: JSON.stringify(row) })
  if (open.length > 0) said.set('open', open.join('.'))
  if (isBefore) said.set('before', '1')
  return said.toString()
}

/** What an address says; undefined where it says nothing that can be understood. */
export function readBehind(hash: string): Behind | undefined {
  const said = new URLSearchParams(hash)
  const tile = said.get('behind')
  const row = readRow(said.get('row') ?? '')
  if (tile === null || row === undefined) return undefined
  const open = (said.get('open') ?? '').split('.').filter((place) => /^\d{1,2}$/.test(place))
  return { tile, row, open: open.map(Number), isBefore: said.has('before') }
}

function readRow(text: string): readonly Cell[] | undefined {
  try {
    const row: unknown = JSON.parse(text)
    return Array.isArray(row) && row.every(isCell) ? row : undefined
  } catch {
    return undefined
  }
}

const isCell = (value: unknown): value is Cell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)
