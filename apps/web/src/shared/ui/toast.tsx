import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { IconButton } from './icon-button.tsx'
import { closeToast, listenToToasts, shownToasts, type ToastItem } from './toast-store.ts'
import classes from './toast.module.css'

const ICONS = { done: IconCircleCheck, info: IconInfoCircle, failed: IconAlertTriangle }

/** Where toasts appear; once on the page. A toast that is pointed at or focused stays. */
export function Toasts() {
  const { t } = useTexts()
  const items = useSyncExternalStore(listenToToasts, shownToasts)
  const [held, setHeld] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only pauses.
    <div
      role="status"
      aria-label={t('core.toast.region')}
      className={classes.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} held={held} />
      ))}
    </div>
  )
}

function Toast({ item, held }: { readonly item: ToastItem; readonly held: boolean }) {
  const { t } = useTexts()
  const { id, message, kind, ms, action } = item
  const Icon = ICONS[kind]
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => closeToast(id), ms)
    return () => clearTimeout(timer)
  }, [held, id, ms])
  return (
    <div className={classes.toast} data-kind={kind}>
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
            closeToast(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t('core.toast.close')} onClick={() => closeToast(id)}>
        <IconX size={18} />
      </IconButton>
    </div>
  )
}
