/** What the address says of the list of mentees, so that Back restores it. */
export interface MenteesSearch {
  readonly q?: string | undefined
  /** Only those with overdue actions. */
  readonly overdue?: true | undefined
}

const MAX_SEARCH = 200

/** Reads the address; whatever is not understood is left out. */
export function readMenteesSearch({
  q,
  overdue,
}: Readonly<Record<string, unknown>>): MenteesSearch {
  // A number written in an address by hand is read as one.
  const text = typeof q === 'number' ? String(q) : q
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { q: text.slice(0, MAX_SEARCH) }),
    ...(overdue === true && { overdue }),
  }
}
