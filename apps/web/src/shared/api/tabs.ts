/** Hears whom another window shows; null where somebody signs in there just now. */
type Listener = (claim: string | null) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | undefined

/** From now on this window hears what the other windows of the browser tell, and can tell them. */
export function joinTabs(): void {
  channel ??= new BroadcastChannel('telemachos-person')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const claim = typeof data === 'string' ? data : null
    for (const listener of listeners) listener(claim)
  })
}

/** Tells the other windows whom this one shows; null where whoever is signed in has just changed. */
export function tellTabs(claim: string | null): void {
  channel?.postMessage(claim)
}

/** Hears what other windows tell, until the answered function is called. What they tell is only a hint. */
export function whenTabTells(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
