import { addDays, formatDate } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useMay, useWrite, useForm, useTexts, useOfferUndo } from '#shared'
import { FailureNotice, Row, Stack } from '#layout'
import { Button, DateField, TextArea, showSystemMessage, toast } from '#ui'
import type { MenteeAction } from './mentee-action.ts'

interface Props {
  readonly action: MenteeAction
}

const WEEK = 7

/** More time for this mentee alone: until when and why, and taking it back. */
export function ExtendDue({ action }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const withdraw = useWrite('actions.withdrawExtension')
  const { Id: ActionId, MenteeId, Due, Extension } = action
  if (Due === null || action.Completed || !may('actions.extendDue')) return null
  if (isOpen) return <Form action={action} due={Due} onClose={() => setOpen(false)} />
  const takeBack = async () => {
    await withdraw.mutateAsync({ ActionId, MenteeId })
    toast(t('due.extend.withdrawn'))
  }
  return (
    <Row gap={2}>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('due.extend.open')}
      </Button>
      {Extension && (
        <Button variant="default" loading={withdraw.isPending} onClick={() => void takeBack()}>
          {t('due.extend.withdraw')}
        </Button>
      )}
    </Row>
  )
}

function Form({
  action,
  due,
  onClose,
}: Props & { readonly due: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const { Id: ActionId, MenteeId } = action
  const offerUndo = useOfferUndo()
  const withdraw = useWrite('actions.withdrawExtension')
  const { Extension } = action
  async function withdrawExtension(): Promise<string | false> {
    try {
      await withdraw.mutateAsync({ ActionId, MenteeId })
      return t('due.extend.withdrawn')
    } catch (error) {
      showSystemMessage(error, t)
      return false
    }
  }
  const form = useForm('actions.extendDue', {
    start: { Until: addDays(due, WEEK) as string | null, Reason: '' },
    required: () => ({ Until: t('due.card.onMissing'), Reason: t('rule.required') }),
    // After a conflict the person has read what the deadline is now.
    inputOf: ({ Until, Reason }, refusal) => {
      const told = refusal?.details['Due']
      const Seen = typeof told === 'string' ? told : due
      return Until === null ? null : { ActionId, MenteeId, Until, Reason, Seen }
    },
    onSaved: () => {
      // Withdrawing takes all of it back: what was given before would go too.
      if (Extension) toast(t('due.extend.saved'))
      else offerUndo({ done: t('due.extend.saved'), undo: withdrawExtension })
      onClose()
    },
  })
  const moved = form.error?.code === 'conflict' ? form.error.details['Due'] : undefined
  return (
    <form {...form.form}>
      <Stack gap={3} packed>
        <DateField
          label={t('due.extend.until')}
          value={form.values.Until}
          error={form.errorOf('Until')}
          bounds={{ min: addDays(due, 1) }}
          onChange={(Until) => form.set({ Until })}
        />
        <TextArea
          label={t('due.extend.reason')}
          hint={t('due.extend.reasonHint')}
          rows={2}
          {...form.text('Reason')}
        />
        {typeof moved === 'string' ? (
          <FailureNotice>{t('due.extend.moved', { date: formatDate(moved) })}</FailureNotice>
        ) : (
          form.failure && <FailureNotice>{form.failure}</FailureNotice>
        )}
        <Row gap={2}>
          <Button {...form.button}>{t('due.extend.save')}</Button>
          <Button type="button" variant="default" onClick={onClose}>
            {t('due.extend.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
