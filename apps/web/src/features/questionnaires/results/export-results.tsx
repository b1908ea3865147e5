import { IconDownload } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'
import { useTexts } from '#shared'
import { Button, lazyWindow } from '#ui'
import classes from './results.module.css'

const ExportDialog = lazyWindow(() => import('./export-results-dialog.tsx'))

/** Opens the export of what is counted. */
export function ExportResults(props: Omit<ComponentProps<typeof ExportDialog>, 'onClose'>) {
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className={classes.screen ?? ''}
        leftSection={<IconDownload aria-hidden="true" size={18} stroke={1.7} />}
        onClick={() => setIsOpen(true)}
      >
        {t('exports.open')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
