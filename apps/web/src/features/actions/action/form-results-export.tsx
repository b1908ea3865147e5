import { IconDownload } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'
import { useMay, useTexts } from '#shared'
import { Button, lazyWindow } from '#ui'

const Dialog = lazyWindow(() => import('./form-results-dialog.tsx'))

/** Opens the export of what is written in a form, for roles that may make it. */
export function FormResultsExport(props: Omit<ComponentProps<typeof Dialog>, 'onClose'>) {
  const { t } = useTexts()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('actions.startFormExport') || props.people === 0) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload aria-hidden="true" size={18} stroke={1.7} />}
        onClick={() => setOpen(true)}
      >
        {t('exports.open')}
      </Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
