import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Button } from '../../../shared/ui/button.tsx'
import type { CreatedQuestionnaire } from './created-questionnaire.ts'
import { ExportQuestionnaire } from './export-questionnaire.tsx'
import { ImportQuestionnaire } from './import-questionnaire.tsx'
import classes from './interchange.module.css'

/** Brings questionnaires in from files, and hands out those that have just come. */
export default function QuestFilesPage() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [created, setCreated] = useState<readonly CreatedQuestionnaire[]>([])
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.pageTitle}>{t('interchange.page.title')}</h1>
        <p className={classes.quiet}>{t('interchange.page.lead')}</p>
      </header>
      <section className={classes.card}>
        <Button
          leftSection={<IconUpload size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('interchange.import')}
        </Button>
      </section>
      {created.map(({ questId, title }) => (
        <section key={questId} className={classes.card}>
          <h2 className={classes.title}>{title}</h2>
          <p>{t('interchange.created')}</p>
          <ExportQuestionnaire questId={questId} />
        </section>
      ))}
      {isOpen && (
        <ImportQuestionnaire
          onClose={() => setOpen(false)}
          onCreated={(made) => setCreated([made, ...created])}
        />
      )}
    </div>
  )
}
