import { Calendar } from '../dates/calendar.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import type { DateRequest } from './dialog-store.ts'

interface Props {
  readonly request: DateRequest
  readonly answer: (date: string) => void
  readonly cancel: () => void
}

/** Asks for a date on a calendar: the day that is chosen is the answer. */
export function DateDialog({ request, answer, cancel }: Props) {
  const { title, text, value = null, bounds = {} } = request
  return (
    <DialogFrame title={title} text={text} onCancel={cancel}>
      <Calendar value={value} bounds={bounds} onPick={answer} />
    </DialogFrame>
  )
}
