import { callAddress, signedInAs } from '../api/call.ts'
import { whenReachable } from '../api/load-part.ts'
import type { MouseEvent } from 'react'
import { forgetKeptChats } from '../storage/kept-chats.ts'
import { forgetKeptAttempts } from '../storage/kept-attempts.ts'
import { forgetKeptLists } from '../storage/kept-lists.ts'
import { forgetKeptUploads } from '../storage/kept-uploads.ts'

/**
 * Signs off, and leaves nobody's data behind in the browser (spec §7, /account/logoff). Without a
 * network it waits for one: the server has to end the session.
 */
export function signOff(event?: MouseEvent): void {
  event?.preventDefault()
  void leave()
}

async function leave(): Promise<void> {
  await whenReachable()
  const person = signedInAs()
  await Promise.all([
    forgetKeptLists(),
    forgetKeptUploads(),
    ...(person === undefined ? [] : [forgetKeptAttempts(person)]),
  ])
  forgetKeptChats()
  // What was typed into forms and not saved.
  sessionStorage.clear()
  location.assign(callAddress('identity.signOff', {}))
}
