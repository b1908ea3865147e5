import { fullName } from '@telemachos/rules/greek-person'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay, useTexts, type CallOutput } from '#shared'
import { Button, lazyWindow } from '#ui'

const HistoryDialog = lazyWindow(() => import('./history-dialog.tsx'), 'HistoryDialog')

interface Props {
  readonly mentee: CallOutput<'supervision.listQueue'>['list'][number]['Mentee']
}

/** To what was done about somebody who waited for something, for those who may read it. */
export function HistoryButton({ mentee }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('supervision.listHistory')) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={18} aria-hidden="true" />}
        aria-label={t('supervision.history.of', { name: fullName(mentee) })}
        onClick={() => setOpen(true)}
      >
        {t('supervision.history')}
      </Button>
      {isOpen && <HistoryDialog mentee={mentee} onClose={() => setOpen(false)} />}
    </>
  )
}
