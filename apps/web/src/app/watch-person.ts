import {
  call,
  whenPersonChanged,
  loadPart,
  claimOfPage,
  isSuspended,
  whenSuspended,
  joinTabs,
  tellTabs,
  whenTabTells,
} from '#shared'

/**
 * Has the page give way once another is signed in than it shows: its calls wait, nothing of it is
 * shown, and a notice says who is there. Other windows say at once that somebody signs in there; calls and
 * the hub find it out in any case.
 */
export function watchPerson(): void {
  joinTabs()
  whenPersonChanged(() => tellTabs(null))
  whenSuspended(() => {
    // At once: what gives way is loaded only then.
    document.documentElement.dataset['otherPerson'] = ''
    void loadPart(() => import('./give-way.ts')).then(({ giveWay }) => giveWay())
  })
  whenTabTells((claim) => {
    if (claim === null || claim !== claimOfPage()) findOut()
  })
  // A page that the browser has kept for the way back is shown as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) findOut()
  })
}

/** Makes a call that is refused where another is signed in. */
function findOut(): void {
  if (isSuspended() || claimOfPage() === undefined) return
  void call('identity.getIdentity', {}).catch(() => {})
}
