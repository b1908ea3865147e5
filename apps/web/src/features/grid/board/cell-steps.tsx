import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIdentity, useTexts } from '#shared'
import { IconButton, useLeave } from '#ui'
import classes from './cell-panel.module.css'

/** From the panel of a cell to those above and below it. */
export interface CellSteps {
  /** Which row it is, from 1, and of how many; undefined where it is not in the list. */
  readonly place: { readonly at: number; readonly total: number } | undefined
  readonly next: (() => void) | undefined
  readonly previous: (() => void) | undefined
  /** The way that was taken last: its button has the focus again. */
  readonly focused: 1 | -1 | undefined
}

const nowhere = (): void => {}

/** The next mentee and the one before, also by J and K; what is typed is asked about first. */
export function CellStepButtons({ steps }: { readonly steps: CellSteps }) {
  const { t } = useTexts()
  const { SingleKeys } = useIdentity()
  const { place, next, previous, focused } = steps
  const buttons = useRef<HTMLSpanElement>(null)
  const goNext = useLeave(next ?? nowhere)
  const goPrevious = useLeave(previous ?? nowhere)
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!SingleKeys || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!(event.target instanceof Element) || !takesLetters(event.target, buttons.current)) return
    // By their place on the keyboard: with Greek letters they are ξ and κ.
    const go = { KeyJ: next && goNext, KeyK: previous && goPrevious }[event.code]
    if (!go) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!place) return null
  const mark = (way: 1 | -1) => (focused === way ? { 'data-autofocus': '' } : {})
  return (
    <span ref={buttons} className={classes.steps}>
      <IconButton
        label={t(SingleKeys ? 'actions.grid.step.previousKey' : 'actions.grid.step.previous')}
        disabled={!previous}
        onClick={goPrevious}
        {...mark(-1)}
      >
        <IconChevronUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t(SingleKeys ? 'actions.grid.step.nextKey' : 'actions.grid.step.next')}
        disabled={!next}
        onClick={goNext}
        {...mark(1)}
      >
        <IconChevronDown size={20} aria-hidden="true" />
      </IconButton>
      <span className={classes.place}>{t('actions.grid.step.place', place)}</span>
    </span>
  )
}

/** Whether a letter is a key here: in the grid or in this panel, and where nothing is typed. */
function takesLetters(target: Element, buttons: Element | null): boolean {
  const isTyping = target.closest(
    'input, textarea, select, [contenteditable="true"], [role=listbox], [role=menu]',
  )
  if (isTyping) return false
  const window = target.closest('[role=dialog], [role=alertdialog]')
  return window ? window.contains(buttons) : target.closest('[role=grid]') !== null
}
