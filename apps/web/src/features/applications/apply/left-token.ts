import type { Proof } from './proof-card.tsx'

/** What stands in the address where the token was, which leads to the same page. */
const TAKEN = '-'

interface Left {
  readonly token: string
  /** Of the application that was just submitted; '' where the page was opened otherwise. */
  readonly protocol: string
  readonly isWaiting: boolean
  /** What it waits for, where its address is not proven. */
  readonly proof: Proof | null
}

/** Keeps the private link for the confirmation, in this tab's history: not in the address. */
export function leaveToken(path: string, left: Left): void {
  history.pushState(left, '', path)
}

/** The private link of the application that was just submitted; none where the page was opened otherwise. */
export function leftToken(): Left {
  const state = history.state as Partial<Left> | null
  return {
    token: state?.token ?? '',
    protocol: state?.protocol ?? '',
    isWaiting: state?.isWaiting === true,
    proof: state?.proof ?? null,
  }
}

/**
 * The token of the private link by which the page was opened, taken out of the address bar, where
 * bystanders would see it; the tab keeps it, so that the page can be loaded again.
 */
export function takeToken(): string {
  const [, page, inAddress] = /^(\/application\/[^/]+)\/([^/]+)/i.exec(location.pathname) ?? []
  if (inAddress !== undefined && inAddress !== TAKEN) {
    const token = decodeURIComponent(inAddress)
    const left: Left = { token, protocol: '', isWaiting: false, proof: null }
    history.replaceState(left, '', `${page}/${TAKEN}`)
  }
  return leftToken().token
}
