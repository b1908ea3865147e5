let load: (() => Promise<void>) | undefined
let loading: Promise<void> | undefined

/** The page has not all of its texts yet; `load` loads the rest. */
export function textsAreMissing(loadRest: () => Promise<void>): void {
  load = loadRest
}

/**
 * Resolves once the page has all of its texts, which it begins to load now at the latest: whatever is
 * loaded after the first page may show any of them, and a refusal too.
 * @throws ApiError when they do not come; the next one who waits asks again.
 */
export async function wholeTexts(): Promise<void> {
  if (!load) return
  loading ??= load().then(
    () => {
      load = loading = undefined
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  await loading
}
