import { DialogFrame } from './dialog-frame.tsx'
import type { ConfirmRequest } from './dialog-store.ts'

interface Props {
  readonly request: ConfirmRequest
  readonly answer: (confirmed: boolean) => void
  readonly cancel: () => void
}

/** Asks for a yes. Enter gives it, but where it cannot be undone it has to be gone to first. */
export function ConfirmDialog({ request, answer, cancel }: Props) {
  const { title, text, confirmLabel, danger = false } = request
  return (
    <DialogFrame
      title={title}
      text={text}
      danger={danger}
      confirmLabel={confirmLabel}
      onCancel={cancel}
      onConfirm={() => answer(true)}
      focused={danger ? 'cancel' : 'confirm'}
    />
  )
}
