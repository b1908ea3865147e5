import type { Texts } from '#shared'

/** The device of a session in words. */
export function deviceText(
  { Browser, System }: { readonly Browser: string; readonly System: string },
  t: Texts['t'],
): string {
  if (Browser !== '' && System !== '') {
    return t('identity.sessions.device', { browser: Browser, system: System })
  }
  return Browser || System || t('identity.sessions.unknown')
}
