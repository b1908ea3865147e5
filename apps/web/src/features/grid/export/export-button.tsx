import { IconDownload } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'
import { useTexts, useMay } from '#shared'
import { Button, lazyWindow } from '#ui'
import classes from './tool-button.module.css'

const ExportDialog = lazyWindow(() => import('./export-dialog.tsx'))

type Props = Omit<ComponentProps<typeof ExportDialog>, 'onClose'>

/** Opens the export of what the grid shows, for roles that may export. */
export function ExportButton(props: Props) {
  const { t } = useTexts()
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('grid.startExport')) return null
  return (
    <>
      <Button
        variant="default"
        className={classes.tool}
        aria-label={t('exports.open')}
        title={t('exports.open')}
        leftSection={<IconDownload aria-hidden="true" size={18} stroke={1.7} />}
        onClick={() => setIsOpen(true)}
      >
        {t('exports.open')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
