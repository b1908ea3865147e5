import { useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/**
 * Rows that somebody has begun to write stay where they are in a table of what is missing, written or not,
 * until it is narrowed another way: whoever goes on finds the one before where it was.
 * @param narrowed what the table is narrowed by.
 */
export function useKeptRows(narrowed: string): {
  readonly kept: ReadonlySet<string>
  readonly keep: (row: { readonly label: string }) => void
} {
  const [stored, setStored] = useState({ narrowed, labels: NONE })
  const kept = stored.narrowed === narrowed ? stored.labels : NONE
  return {
    kept,
    keep: ({ label }) => {
      if (!kept.has(label)) setStored({ narrowed, labels: new Set([...kept, label]) })
    },
  }
}
