import { useEffect, type RefObject } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { announce } from '../announce.ts'

const FAULT = '[aria-invalid="true"]'

/** What may take the focus within a group that is marked as wrong. */
const CONTROL = 'input:enabled, button:enabled, select:enabled, textarea:enabled, [tabindex]'

/**
 * In a window, moves the focus to the first field that an act has marked as wrong, and says how many
 * there are (WCAG 3.3.1): whoever pressed a button without seeing the window learns that nothing was
 * saved, and stands where it can be mended. An act lasts until something is typed or chosen, because the
 * server's refusal comes later.
 */
export function useFirstFault(content: RefObject<HTMLElement | null>): void {
  const { t } = useTexts()
  useEffect(() => {
    const element = content.current
    if (!element) return
    let hasActed = false
    const look = (): void => {
      if (!hasActed) return
      const faults = [...element.querySelectorAll<HTMLElement>(FAULT)].filter((fault) =>
        fault.checkVisibility(),
      )
      const [first] = faults
      if (!first) return
      hasActed = false
      if (!faults.some((fault) => fault.contains(document.activeElement))) focusOn(first)
      announce(t('ui.faults', { count: faults.length }))
    }
    // After React has marked what is wrong, and forms that move the focus by themselves have done so.
    const onAct = (): void => {
      hasActed = true
      requestAnimationFrame(() => requestAnimationFrame(look))
    }
    const onChange = (): void => {
      hasActed = false
    }
    const marks = new MutationObserver(() => requestAnimationFrame(look))
    marks.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-invalid'],
    })
    element.addEventListener('submit', onAct, true)
    element.addEventListener('input', onChange, true)
    return () => {
      marks.disconnect()
      element.removeEventListener('submit', onAct, true)
      element.removeEventListener('input', onChange, true)
    }
  }, [content, t])
}

function focusOn(fault: HTMLElement): void {
  const control = fault.matches(CONTROL) ? fault : fault.querySelector<HTMLElement>(CONTROL)
  control?.focus()
}
