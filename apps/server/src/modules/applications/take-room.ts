import { MAX_NETWORK_BYTES, MAX_NETWORK_TEXT_BYTES } from '@telemachos/contract/applications/limits'
import type { AnonymousContext } from '../../kernel/context.ts'
import { networkOf } from '../../kernel/network-of.ts'
import { attemptKey } from '../identity/index.ts'
import { readBytes, takeBytes } from './upload-store.ts'

/** What somebody without an account has kept here: each has room of its own. */
const MOST = { upload: MAX_NETWORK_BYTES, 'draft text': MAX_NETWORK_TEXT_BYTES } as const
type Kept = keyof typeof MOST

type Sender = Pick<AnonymousContext, 'db' | 'now' | 'address'>

const networkFor = (kept: Kept, address: string): string => attemptKey(kept, networkOf(address))

/**
 * Takes room for bytes of what a network may send in a day.
 * @returns whether there was so much.
 */
export function takeRoom(
  kept: Kept,
  bytes: number,
  { db, now, address }: Sender,
): Promise<boolean> {
  return takeBytes(db, { network: networkFor(kept, address), bytes, most: MOST[kept], now })
}

/** Whether there is room for so many bytes, and takes none: others may take it first. */
export async function hasRoom(
  kept: Kept,
  bytes: number,
  { db, now, address }: Sender,
): Promise<boolean> {
  const taken = await readBytes(db, networkFor(kept, address), now)
  return taken + bytes <= MOST[kept]
}
