import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { useTexts } from '../../i18n/use-texts.ts'
import classes from '../modal-dialog.module.css'
import { KEPT, WindowContext } from '../open-window.ts'
import type { Leaving } from '../modal-dialog.tsx'
import { useFirstFault } from './use-first-fault.ts'
import { useOpenWindow } from './use-open-window.ts'

interface ModalLayerProps extends Leaving {
  readonly label: string
  readonly onClose: () => void
  readonly className: string
  readonly anchor?: RefObject<HTMLElement | null> | undefined
  readonly children: ReactNode
}

/** What may take the focus, in the order of the page. */
const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** The library's part of a ModalDialog (modal-dialog.tsx), loaded when the first one opens. */
export default function ModalLayer(props: ModalLayerProps) {
  const { label, onClose, className, anchor, unsaved = false, isKept, holds, children } = props
  const { language } = useTexts()
  const content = useRef<HTMLElement>(null)
  const open = useOpenWindow({ content, unsaved, words: props.leaveWords })
  useFirstFault(content)
  const leave = () => open.leave(onClose)
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) leave()
  }
  const dialog = (
    <Dialog
      ref={content}
      {...(isKept && KEPT)}
      aria-label={label}
      className={classes.content ?? ''}
      // A dialog is drawn within what opened it, which does not hear its clicks.
      onClick={(event) => event.stopPropagation()}
    >
      <WindowContext value={open}>{children}</WindowContext>
      <InitialFocus onEscape={leave} />
    </Dialog>
  )
  return (
    <I18nProvider locale={language}>
      {anchor ? (
        <Popover
          isOpen
          triggerRef={anchor}
          placement="bottom start"
          offset={6}
          containerPadding={8}
          className={className}
          data-anchored=""
          onOpenChange={onOpenChange}
        >
          {dialog}
        </Popover>
      ) : (
        <ModalOverlay
          isOpen
          isDismissable
          shouldCloseOnInteractOutside={() => !(holds && open.isUnsaved())}
          className={classes.backdrop ?? ''}
          onOpenChange={onOpenChange}
        >
          <Modal className={className}>{dialog}</Modal>
        </ModalOverlay>
      )}
    </I18nProvider>
  )
}

/**
 * Focus begins at what asks for it (`data-autofocus`), or else at what stands first; where a child
 * has taken it already it stays. Escape closes the topmost dialog after its focus was lost, too,
 * because the button that had it was disabled or removed.
 */
function InitialFocus({ onEscape }: { readonly onEscape: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = mark.current?.parentElement
    if (!dialog || dialog.contains(document.activeElement)) return
    const visible = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) =>
      element.checkVisibility(),
    )
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? visible[0]
    first?.focus()
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.target !== document.body) return
      const dialogs = document.querySelectorAll('[role="dialog"]')
      if (dialogs[dialogs.length - 1] === mark.current?.parentElement) onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onEscape])
  return <span ref={mark} hidden />
}
