import { WORKER_PATH } from '@telemachos/contract/core/call-path'

/**
 * Has the browser keep the files of this version, so that its pages open without a network. Not in
 * development, where they change all the time.
 */
export async function keepFiles(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Where a browser will not, the page works on with the network alone.
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' }).catch(() => {})
}
