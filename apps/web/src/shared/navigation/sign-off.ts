import { callAddress } from '../api/call.ts'
import type { MouseEvent } from 'react'
import { forgetKeptLists } from '../storage/kept-lists.ts'

/** Signs off, and leaves nobody's data behind in the browser (spec §7, /account/logoff). */
export function signOff(event?: MouseEvent): void {
  event?.preventDefault()
  void forgetKeptLists().then(() => location.assign(callAddress('identity.signOff', {})))
}
