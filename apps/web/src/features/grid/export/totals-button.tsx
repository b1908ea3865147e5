import { IconSum } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'
import { useTexts, useMay } from '#shared'
import { Button, lazyWindow } from '#ui'
import classes from './tool-button.module.css'

const TotalsDialog = lazyWindow(() => import('./totals-dialog.tsx'))

type Props = Omit<ComponentProps<typeof TotalsDialog>, 'onClose'>

/** Opens the totals of mentees, for roles that oversee them. */
export function TotalsButton(props: Props) {
  const { t } = useTexts()
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('grid.readTotals')) return null
  return (
    <>
      <Button
        variant="default"
        className={classes.tool}
        aria-label={t('exports.totals')}
        title={t('exports.totals')}
        leftSection={<IconSum aria-hidden="true" size={18} stroke={1.7} />}
        onClick={() => setIsOpen(true)}
      >
        {t('exports.totals')}
      </Button>
      {isOpen && <TotalsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
