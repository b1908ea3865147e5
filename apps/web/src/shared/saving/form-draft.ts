/** What was typed into a form and not saved, and the version of the saved that it began from. */
export interface KeptForm<Values> {
  readonly version: number
  readonly values: Partial<Values>
}

/**
 * What is kept of a form in the tab.
 *
 * @param key of draftKey.
 * @param start what the form would begin with: values of other names or kinds are left out.
 */
export function readFormDraft<Values extends object>(
  key: string,
  start: Values,
): KeptForm<Values> | undefined {
  const { version, values } = stored(key)
  if (typeof version !== 'number' || typeof values !== 'object' || values === null) return undefined
  const known = Object.entries(values).filter(
    ([name, value]) => name in start && isLike(value, start[name as keyof Values]),
  )
  if (known.length === 0) return undefined
  return { version, values: Object.fromEntries(known) as Partial<Values> }
}

/** Keeps in the tab what differs from what is saved; where nothing does, nothing is kept. */
export function keepFormDraft<Values extends object>(
  key: string,
  version: number,
  values: Values,
  saved: Values,
): void {
  const changed = Object.entries(values).filter(
    ([name, value]) => saved[name as keyof Values] !== value,
  )
  try {
    if (changed.length === 0) sessionStorage.removeItem(key)
    else
      sessionStorage.setItem(key, JSON.stringify({ version, values: Object.fromEntries(changed) }))
  } catch {
    // A full or forbidden storage: the text is still on the page.
  }
}

function stored(key: string): { readonly version?: unknown; readonly values?: unknown } {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}

/** Choices that may be empty are null until they are made. */
const isLike = (value: unknown, usual: unknown): boolean =>
  value === null || usual === null
    ? typeof value !== 'object' || value === null
    : typeof value === typeof usual
