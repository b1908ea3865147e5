import { loadOtherPerson } from '#features/identity'
import {
  type Identity,
  loadPart,
  claimOf,
  claimOfPage,
  shownIdentity,
  realtime,
  resume,
  whoIsThere,
  spokenTexts,
  signInPath,
} from '#shared'

/** So long, in milliseconds, a session that has ended may be followed by that of somebody else. */
const NEXT_SESSION_MS = 250

/**
 * Has the page give way to whoever is signed in by now: a notice says who is there. What is written on the
 * page stays, for when they are back whom it shows.
 */
export async function giveWay(): Promise<void> {
  const { title } = document
  for (const name of OF_USERS) addEventListener(name, keepFromPage, { capture: true })
  realtime.pause()
  const comeBack = (): void => {
    for (const name of OF_USERS) removeEventListener(name, keepFromPage, { capture: true })
    delete document.documentElement.dataset['otherPerson']
    document.title = title
    resume()
    realtime.resume()
  }
  const there = await whoIsThereAtLast()
  if (there !== undefined && claimOf(there) === claimOfPage()) return comeBack()
  // Nobody has signed in elsewhere: the session has ended.
  if (there === null) return location.replace(signInPath())
  const { showOtherPerson } = await loadPart(loadOtherPerson)
  const texts = spokenTexts()
  if (texts) showOtherPerson({ texts, own: shownIdentity(), there, onReturn: comeBack })
}

/** Whoever signs in elsewhere ends the session that was there, a moment before theirs begins. */
async function whoIsThereAtLast(): Promise<Identity | null | undefined> {
  const there = await whoIsThere()
  if (there !== null || shownIdentity() === null) return there
  await new Promise((resolve) => setTimeout(resolve, NEXT_SESSION_MS))
  return whoIsThere()
}

/** What people do reaches the page before them no more than its calls do. */
const OF_USERS = ['keydown', 'keyup', 'paste', 'dragover', 'drop'] as const

function keepFromPage(event: Event): void {
  if (event.target instanceof Element && event.target.closest('#other-person')) return
  event.stopImmediatePropagation()
  if (event.type === 'dragover' || event.type === 'drop') event.preventDefault()
}
