import { DialogFrame } from './dialog-frame.tsx'
import type { InfoRequest } from './dialog-store.ts'

interface Props {
  readonly request: InfoRequest
  readonly cancel: () => void
}

/** Says something that has to be read; it has one button. */
export function InfoDialog({ request, cancel }: Props) {
  return <DialogFrame {...request} cancellable={false} onCancel={cancel} onConfirm={cancel} />
}
