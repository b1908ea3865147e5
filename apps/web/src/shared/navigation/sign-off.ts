import { callAddress } from '../api/call.ts'
import { loadPart, whenReachable } from '../api/load-part.ts'
import type { MouseEvent } from 'react'
import { claimOf, claimOfPage } from '../api/page-person.ts'
import { suspend } from '../api/suspension.ts'
import { whoIsThere } from '../api/who-is-there.ts'

/**
 * Signs off, and leaves nothing of theirs behind in the browser (spec §7, /account/logoff). Without a
 * network it waits for one: the server has to end the session. Whoever else is signed in by now stays so.
 */
export function signOff(event?: MouseEvent): void {
  event?.preventDefault()
  void leave()
}

async function leave(): Promise<void> {
  await whenReachable()
  const there = await whoIsThere()
  if (there && claimOf(there) !== claimOfPage()) return suspend()
  const { forgetKept } = await loadPart(() => import('../storage/forget-kept.ts'))
  if (await forgetKept()) location.assign(callAddress('identity.signOff', {}))
}
