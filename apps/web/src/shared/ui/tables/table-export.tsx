import { IconDownload } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { lazyWindow } from '../lazy-part.ts'
import { usePhone } from '../use-phone.ts'

const Dialog = lazyWindow(() => import('../../export/table-export-dialog.tsx'))

/** Opens the export of a paged table; on a phone its sign alone, so that rows begin where one sees them. */
export function TableExport(props: Omit<ComponentProps<typeof Dialog>, 'onClose'>) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {usePhone() ? (
        <IconButton label={t('exports.table.open')} onClick={() => setOpen(true)}>
          <IconDownload size={20} />
        </IconButton>
      ) : (
        <Button
          variant="subtle"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('exports.table.open')}
        </Button>
      )}
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
