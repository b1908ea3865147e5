import { useEffect, useEffectEvent } from 'react'
import { useIdentity, useTexts } from '#shared'
import { toast } from '#ui'
import { focusNextRegion } from './focus-region.ts'

interface ShellKeys {
  readonly openPalette: () => void
  readonly openKeys: () => void
  readonly toggleAdminButtons: () => void
  readonly adminButtons: boolean
}

/**
 * The keys of every page in a project: Ctrl+K, ?, F6, and Ctrl+backtick for the buttons of an Admin,
 * which for a SuperAdmin needs Alt as well (spec §2.3).
 */
export function useShellKeys(keys: ShellKeys): void {
  const { Role, SingleKeys } = useIdentity()
  const { t } = useTexts()

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey
    if (control && event.code === 'KeyK') {
      event.preventDefault()
      keys.openPalette()
    } else if (control && event.code === 'Backquote' && mayToggle(Role, event.altKey)) {
      event.preventDefault()
      keys.toggleAdminButtons()
      toast(t(keys.adminButtons ? 'shell.adminButtons.off' : 'shell.adminButtons.on'))
    } else if (event.key === 'F6') {
      event.preventDefault()
      focusNextRegion(event.shiftKey ? -1 : 1)
    } else if (SingleKeys && event.key === '?' && !isTyping(event.target)) {
      event.preventDefault()
      keys.openKeys()
    }
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Whether somebody has buttons of administrators as who they are here (spec §6). */
export const hasAdminButtons = (role: string): boolean =>
  mayToggle(role, false) || mayToggle(role, true)

function mayToggle(role: string, alt: boolean): boolean {
  return (role === 'Admin' && !alt) || (role === 'SuperAdmin' && alt)
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
