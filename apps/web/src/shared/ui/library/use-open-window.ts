import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { askToLeave } from '../dialogs/ask-to-leave.ts'
import { askToConfirm, canAsk } from '../dialogs/dialog-store.ts'
import type { OpenWindow } from '../open-window.ts'
import { WindowWork, type LeaveWords } from './window-work.ts'

interface Options {
  readonly content: RefObject<HTMLElement | null>
  /** Whether something besides typed text would be lost. */
  readonly unsaved: boolean
  /** What is asked then. */
  readonly words: LeaveWords | undefined
}

/**
 * A window that asks before it is left with typed text or anything else unsaved: by its own ways, by
 * Back, by a link in it, and by the browser when the tab is closed.
 */
export function useOpenWindow({ content, unsaved, words }: Options): OpenWindow & {
  readonly isUnsaved: () => boolean
} {
  const { t } = useTexts()
  const router = useRouter({ warn: false })
  const [work] = useState(() => new WindowWork())
  const ask = (how: typeof askToConfirm): Promise<boolean> =>
    work.ask(how, {
      title: t('core.unsaved.title'),
      text: t('core.unsaved.text'),
      confirmLabel: t('core.unsaved.confirm'),
      dismissLabel: t('core.unsaved.stay'),
      ...(unsaved && words),
    })
  const onNavigation = useEffectEvent(() => ask(askToLeave))
  const isDeclared = useEffectEvent(() => unsaved)
  useEffect(() => work.watch(() => isDeclared()), [work])
  useEffect(() => {
    const element = content.current
    if (!element) return
    const stops = [
      work.start(element),
      router
        ? guardAddress(router.history, element, work, () => onNavigation())
        : guardTab(work.isUnsaved),
    ]
    return () => stops.forEach((stop) => stop())
  }, [content, work, router])
  return {
    isUnsaved: work.isUnsaved,
    watch: work.watch,
    leave: (close) => {
      work.finish()
      if (!work.isUnsaved() || !canAsk()) return close()
      void ask(askToConfirm).then((leaves) => leaves && close())
    },
  }
}

/** Pages without a router are left by the browser alone. */
function guardTab(isUnsaved: () => boolean): () => void {
  const onUnload = (event: Event) => isUnsaved() && event.preventDefault()
  addEventListener('beforeunload', onUnload)
  return () => removeEventListener('beforeunload', onUnload)
}

/** Asks before another address takes the window away. */
function guardAddress(
  history: RouterHistory,
  content: HTMLElement,
  work: WindowWork,
  ask: () => Promise<boolean>,
): () => void {
  // What the window itself does with the address, as after saving, is nobody's leaving.
  let isByLink = false
  const onClick = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return
    isByLink = true
    setTimeout(() => {
      isByLink = false
    })
  }
  content.addEventListener('click', onClick, true)
  const unblock = history.block({
    enableBeforeUnload: work.isUnsaved,
    blockerFn: async ({ action, currentLocation: now, nextLocation: next }) => {
      const isOwn = action === 'PUSH' || action === 'REPLACE'
      if (isOwn && (!isByLink || now.pathname === next.pathname)) return false
      work.finish()
      return work.isFirstToAsk() && !(await ask())
    },
  })
  return () => {
    content.removeEventListener('click', onClick, true)
    unblock()
  }
}
