import { IconPrinter } from '@tabler/icons-react'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Button } from '../../../shared/ui/button.tsx'
import classes from './results.module.css'

/** Prints the page; it is not on the paper itself. */
export function PrintButton() {
  const { t } = useTexts()
  return (
    <Button
      variant="default"
      className={classes.screen ?? ''}
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      onClick={() => window.print()}
    >
      {t('results.print')}
    </Button>
  )
}
