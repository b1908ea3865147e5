import { ActDialog } from './act-dialog.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DateDialog } from './date-dialog.tsx'
import type { OpenDialog } from './dialog-store.ts'
import { InfoDialog } from './info-dialog.tsx'
import { InputDialog } from './input-dialog.tsx'

/** The dialog of its kind; loaded when the first one opens. */
export default function DialogBody({ dialog }: { readonly dialog: OpenDialog }) {
  switch (dialog.kind) {
    case 'act':
      return <ActDialog {...dialog} />
    case 'confirm':
      return <ConfirmDialog {...dialog} />
    case 'info':
      return <InfoDialog {...dialog} />
    case 'input':
      return <InputDialog {...dialog} />
    case 'choice':
      return <ChoiceDialog {...dialog} />
    case 'date':
      return <DateDialog {...dialog} />
  }
}
