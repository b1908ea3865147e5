import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { IconButton } from './icon-button.tsx'
import { showSystemMessage, watchUnexpected } from './system-message.ts'
import { closeToast, listenToToasts, shownToasts, type ToastItem } from './toast-store.ts'
import classes from './toast.module.css'

const ICONS = { done: IconCircleCheck, info: IconInfoCircle, failed: IconAlertTriangle }

/**
 * Where toasts appear: once on the page, above every dialog (the mark tells the dialogs to leave it
 * be heard and clicked; F6 leads to it). A toast that is pointed at or focused stays. What nothing else
 * on the page says is said here, so that nothing fails in silence.
 */
export function Toasts() {
  const { t } = useTexts()
  const items = useSyncExternalStore(listenToToasts, shownToasts, shownToasts)
  const region = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  /** Where the focus came from: it goes back there from a toast that is closed. */
  const before = useRef<EventTarget | null>(null)
  useEffect(() => watchUnexpected(window, (error) => showSystemMessage(error, t)), [t])
  function close(id: number): void {
    const hadFocus = region.current?.contains(document.activeElement)
    closeToast(id)
    if (!hadFocus) return
    setHeld(false)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only pauses.
    <div
      ref={region}
      role="status"
      data-region={items.length > 0 ? '' : undefined}
      data-react-aria-top-layer="true"
      aria-label={t('core.toast.region')}
      className={classes.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setHeld(true)
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
      onBlur={() => setHeld(false)}
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} held={held} onClose={() => close(item.id)} />
      ))}
    </div>
  )
}

interface ToastProps {
  readonly item: ToastItem
  readonly held: boolean
  readonly onClose: () => void
}

function Toast({ item, held, onClose }: ToastProps) {
  const { t } = useTexts()
  const { id, message, kind, ms, fadeMs, action } = item
  const Icon = ICONS[kind]
  const [fading, setFading] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const fade = setTimeout(() => setFading(true), ms)
    const close = setTimeout(() => closeToast(id), ms + fadeMs)
    return () => {
      clearTimeout(fade)
      clearTimeout(close)
      setFading(false)
    }
  }, [held, id, ms, fadeMs])
  return (
    <div
      className={classes.toast}
      data-kind={kind}
      style={fading ? { opacity: 0, transition: `opacity ${fadeMs}ms linear` } : undefined}
    >
      <Icon size={22} aria-hidden="true" className={classes.icon} />
      <p className={classes.message}>
        <span className="visually-hidden">{t(`core.toast.${kind}`)}: </span>
        {message}
      </p>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            onClose()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t('core.toast.close')} onClick={onClose}>
        <IconX size={18} />
      </IconButton>
    </div>
  )
}
