import { IconPrinter } from '@tabler/icons-react'
import { formatDate } from '@telemachos/rules/dates'
import { useIdentity, useTexts } from '#shared'
import { Button, useNow } from '#ui'
import classes from './results.module.css'

/** Prints the page; on the paper itself the project and the day stand in its place. */
export function PrintButton() {
  const { t } = useTexts()
  const { ProjectId, Projects } = useIdentity()
  const project = Projects.find(({ Id }) => Id === ProjectId)
  const today = formatDate(useNow())
  return (
    <>
      <Button
        variant="default"
        className={classes.screen ?? ''}
        leftSection={<IconPrinter size={18} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('results.print')}
      </Button>
      <p className={classes.paper}>{[project?.Descr, today].filter(Boolean).join(' · ')}</p>
    </>
  )
}
