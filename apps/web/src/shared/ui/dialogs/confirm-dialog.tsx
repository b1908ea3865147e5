import { useTexts } from '../../i18n/use-texts.ts'
import { DialogFrame } from './dialog-frame.tsx'
import type { ConfirmRequest } from './dialog-store.ts'

interface Props {
  readonly request: ConfirmRequest
  readonly answer: (confirmed: boolean) => void
  readonly cancel: () => void
}

/** Asks for a yes. Enter gives it, but where it cannot be undone it has to be gone to first. */
export function ConfirmDialog({ request, answer, cancel }: Props) {
  const { t } = useTexts()
  const { title, text, confirmLabel, dismissLabel, deletes = false } = request
  const danger = request.danger ?? deletes
  const sure = deletes ? t('ui.sure') : undefined
  return (
    <DialogFrame
      title={title}
      text={[text, sure].filter(Boolean).join('\n')}
      danger={danger}
      confirmLabel={confirmLabel}
      dismissLabel={dismissLabel}
      onCancel={cancel}
      onConfirm={() => answer(true)}
      focused={danger ? 'cancel' : 'confirm'}
    />
  )
}
