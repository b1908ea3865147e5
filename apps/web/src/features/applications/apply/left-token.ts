/** What stands in the address where the token was, which leads to the same page. */
const TAKEN = '-'

interface Left {
  readonly token: string
  readonly isWaiting: boolean
}

/** Keeps the private link for the confirmation, in this tab's history: not in the address. */
export function leaveToken(path: string, left: Left): void {
  history.pushState(left, '', path)
}

/** The private link of the application that was just submitted; none where the page was opened otherwise. */
export function leftToken(): Left {
  const state = history.state as Partial<Left> | null
  return { token: state?.token ?? '', isWaiting: state?.isWaiting === true }
}

/**
 * The token of the private link by which the page was opened, taken out of the address bar, where
 * bystanders would see it; the tab keeps it, so that the page can be loaded again.
 */
export function takeToken(): string {
  const [, page, inAddress] = /^(\/application\/[^/]+)\/([^/]+)/i.exec(location.pathname) ?? []
  if (inAddress !== undefined && inAddress !== TAKEN) {
    const token = decodeURIComponent(inAddress)
    history.replaceState({ token, isWaiting: false }, '', `${page}/${TAKEN}`)
  }
  return leftToken().token
}
