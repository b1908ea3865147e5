import { IconPrinter } from '@tabler/icons-react'
import { useCallback, useState, type ComponentProps } from 'react'
import { useTexts } from '#shared'
import { IconButton, lazyWindow } from '#ui'

const PrintDialog = lazyWindow(() => import('./print-dialog.tsx'))

type Props = Omit<ComponentProps<typeof PrintDialog>, 'onClose'>

/** Opens the printing of everybody whom the grid finds, loaded or not. */
export function PrintButton(props: Props) {
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  return (
    <>
      <IconButton label={t('actions.grid.print')} onClick={() => setIsOpen(true)}>
        <IconPrinter aria-hidden="true" size={20} stroke={1.7} />
      </IconButton>
      {isOpen && <PrintDialog {...props} onClose={close} />}
    </>
  )
}
