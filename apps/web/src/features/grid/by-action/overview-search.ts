import type { TypeFilter } from '../board/column-filter.ts'

/** What the address says of the list of actions. */
export interface OverviewSearch {
  readonly q?: string | undefined
  readonly type?: TypeFilter | undefined
  readonly attention?: boolean | undefined
}

/** Reads the address; whatever is not understood is left out. */
export function readOverviewSearch(raw: Readonly<Record<string, unknown>>): OverviewSearch {
  const { q, attention } = raw
  // The specification also writes 3 for `other`.
  const type = raw['type'] === 3 || raw['type'] === '3' ? 'other' : raw['type']
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...(typeof type === 'string' &&
      /^(meet|other|t[1-8])$/.test(type) && { type: type as TypeFilter }),
    ...(attention === true && { attention }),
  }
}
