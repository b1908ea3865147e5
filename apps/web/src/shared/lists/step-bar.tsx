import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatNumber } from '@telemachos/rules/numbers'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIdentity } from '../api/identity.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { Row } from '../layout/row.tsx'
import classes from './step-bar.module.css'
import { listenForSwipes } from './swipe.ts'

/** One way from what is open: to whom, and how. */
interface StepWay {
  /** Undefined while it is not known. */
  readonly name: string | undefined
  readonly go: () => void
}

interface StepBarProps {
  /** What it leads through. */
  readonly label: string
  /** Which place in the list what is open has, from 1, and of how many. */
  readonly place: { readonly at: number; readonly total: number }
  readonly previous: StepWay | undefined
  readonly next: StepWay | undefined
  /** What is turned by a swipe over it. */
  readonly frame: (bar: HTMLElement) => HTMLElement | null
}

/** From what is open to the one before it in its list and to the next: by button, by J and K, by swipe. */
export function StepBar({ label, place, previous, next, frame }: StepBarProps) {
  const { t, language } = useTexts()
  const { SingleKeys } = useIdentity()
  const bar = useRef<HTMLElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    // A key that is held down goes one step.
    if (!SingleKeys || event.repeat) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!(event.target instanceof Element) || !takesLetters(event.target, bar.current)) return
    // By their place on the keyboard: with Greek letters they are ξ and κ.
    const way = { KeyJ: next, KeyK: previous }[event.code]
    if (!way) return
    event.preventDefault()
    way.go()
  })
  const onSwipe = useEffectEvent((way: 'previous' | 'next') => ({ previous, next })[way]?.go())
  const mayGo = useEffectEvent((way: 'previous' | 'next') => Boolean({ previous, next }[way]))
  const findFrame = useEffectEvent(frame)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    const turned = bar.current && findFrame(bar.current)
    const end =
      turned &&
      listenForSwipes(
        turned,
        (way) => onSwipe(way),
        (way) => mayGo(way),
      )
    return () => {
      document.removeEventListener('keydown', listen)
      end?.()
    }
  }, [])
  const step = (way: StepWay | undefined, key: 'previous' | 'next') => (
    <button
      type="button"
      className={classes.step}
      // Not disabled: a disabled button loses the focus, and with it one's place.
      aria-disabled={!way || undefined}
      aria-label={
        way?.name === undefined
          ? t(`lists.step.${key}`)
          : t(`lists.step.${key}To`, { name: way.name })
      }
      title={t(SingleKeys ? `lists.step.${key}Key` : `lists.step.${key}`)}
      onClick={way?.go}
    >
      {key === 'previous' && <IconChevronLeft size={18} aria-hidden="true" />}
      {way?.name !== undefined && <span className={classes.name}>{way.name}</span>}
      {key === 'next' && <IconChevronRight size={18} aria-hidden="true" />}
    </button>
  )
  return (
    <Row ref={bar} as="nav" aria-label={label} gap={2} align="center" className={classes.bar}>
      {step(previous, 'previous')}
      <span role="status" className={classes.place}>
        {t('lists.step.place', {
          at: formatNumber(place.at, language),
          total: formatNumber(place.total, language),
        })}
      </span>
      {step(next, 'next')}
    </Row>
  )
}

/** Whether a letter is a key here: where nothing is typed, and no window stands before the bar. */
function takesLetters(target: Element, bar: Element | null): boolean {
  const isTyping = target.closest(
    'input, textarea, select, [contenteditable="true"], [role=listbox], [role=menu], [role=grid]',
  )
  if (isTyping) return false
  // Of several windows the last one stands before the others.
  const window = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  return !window || window.contains(bar)
}
