import { useSyncExternalStore } from 'react'

/** Whether this browser shows notifications: what the person said to it, and here. */
export type BrowserPermission = NotificationPermission | 'unsupported' | 'off'

const KEY = 'browser-notices'

const watchers = new Set<() => void>()

function tell(): void {
  for (const watcher of watchers) watcher()
}

/** Notifications show only if permission is not denied (spec §8), and not once turned off here. */
function browserPermission(): BrowserPermission {
  if (!('Notification' in globalThis)) return 'unsupported'
  const { permission } = Notification
  return permission === 'granted' && localStorage.getItem(KEY) === 'off' ? 'off' : permission
}

/** Asks the browser, which asks the person. */
export async function askPermission(): Promise<void> {
  await Notification.requestPermission()
  localStorage.removeItem(KEY)
  tell()
}

/** Turns notifications off or on again in this browser. */
export function turnNotices(on: boolean): void {
  if (on) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
  tell()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** On the server nobody has been asked. */
const unasked = (): BrowserPermission => 'default'

export function useBrowserPermission(): BrowserPermission {
  return useSyncExternalStore(watch, browserPermission, unasked)
}
