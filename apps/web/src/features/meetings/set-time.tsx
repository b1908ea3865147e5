import { SlotForm, type SlotFormProps } from './slot-form.tsx'
import { useSetMeeting } from './use-set-meeting.ts'

interface Props extends Omit<SlotFormProps, 'setting'> {
  /** After the server has set it, as ISO text. */
  readonly onSet: (at: string) => void
}

/** Chooses when a meeting is, and sets it. */
export function SetTime({ onSet, ...form }: Props) {
  return <SlotForm {...form} setting={useSetMeeting(form.cell, form.was, onSet)} />
}
